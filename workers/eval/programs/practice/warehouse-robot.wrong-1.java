import java.util.*;

class Main {
    static int fewestSeconds(int[][] floor, int shelves) {
        int rows = floor.length, cols = floor[0].length;
        boolean[][] visited = new boolean[rows][cols];
        Queue<int[]> queue = new LinkedList<>();
        // row, column, seconds, shelf squares used
        queue.add(new int[] {0, 0, 0, 0});
        visited[0][0] = true;
        int[] dr = {1, -1, 0, 0};
        int[] dc = {0, 0, 1, -1};
        while (!queue.isEmpty()) {
            int[] at = queue.remove();
            if (at[0] == rows - 1 && at[1] == cols - 1) return at[2];
            for (int d = 0; d < 4; d++) {
                int r = at[0] + dr[d], c = at[1] + dc[d];
                if (r < 0 || c < 0 || r >= rows || c >= cols) continue;
                if (visited[r][c]) continue;
                if (floor[r][c] == 1) {
                    if (floor[at[0]][at[1]] == 1) continue;
                    if (at[3] == shelves) continue;
                }
                visited[r][c] = true;
                queue.add(new int[] {r, c, at[2] + 1, at[3] + floor[r][c]});
            }
        }
        return -1;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int rows = in.nextInt(), cols = in.nextInt();
        int[][] floor = new int[rows][cols];
        for (int[] row : floor) for (int c = 0; c < cols; c++) row[c] = in.nextInt();
        System.out.println(fewestSeconds(floor, in.nextInt()));
    }
}
