import java.util.ArrayDeque;
import java.util.Scanner;

class Main {
    static int secondsUntilEmpty(String[] plan) {
        int rows = plan.length, columns = plan[0].length(), toRescue = 0;
        int[][] seconds = new int[rows][columns];
        ArrayDeque<int[]> waiting = new ArrayDeque<>();
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                seconds[row][column] = -1;
                if (plan[row].charAt(column) == '.') toRescue++;
                if (plan[row].charAt(column) == 'E') {
                    seconds[row][column] = 0;
                    waiting.add(new int[] {row, column});
                }
            }
        }
        int last = 0;
        int[] steps = {0, 1, 0, -1, 0};
        while (!waiting.isEmpty()) {
            int[] tile = waiting.poll();
            last = seconds[tile[0]][tile[1]];
            for (int side = 0; side < 4; side++) {
                int row = tile[0] + steps[side], column = tile[1] + steps[side + 1];
                if (row < 0 || column < 0 || row >= rows || column >= columns) continue;
                if (plan[row].charAt(column) != '.' || seconds[row][column] >= 0) continue;
                seconds[row][column] = last + 1;
                toRescue--;
                waiting.add(new int[] {row, column});
            }
        }
        return toRescue > 0 ? -1 : last;
    }

    public static void main(String[] args) {
        Scanner input = new Scanner(System.in);
        String[] plan = new String[input.nextInt()];
        for (int row = 0; row < plan.length; row++) plan[row] = input.next();
        System.out.println(secondsUntilEmpty(plan));
    }
}
