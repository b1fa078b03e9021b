import java.util.Scanner;

public class Main {
    static int[][] plan;

    static int waysFrom(int row, int column, int left) {
        if (row == plan.length - 1 && column == plan[0].length - 1) return left == 0 ? 1 : 0;
        plan[row][column] = 1;
        int ways = 0;
        int[][] steps = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};
        for (int[] step : steps) {
            int y = row + step[0], x = column + step[1];
            if (y >= 0 && y < plan.length && x >= 0 && x < plan[0].length && plan[y][x] == 0) ways += waysFrom(y, x, left - 1);
        }
        plan[row][column] = 0;
        return ways;
    }

    public static void main(String[] arguments) {
        Scanner input = new Scanner(System.in);
        plan = new int[input.nextInt()][input.nextInt()];
        int grass = 0;
        for (int[] row : plan)
            for (int column = 0; column < row.length; column++) {
                row[column] = input.nextInt();
                if (row[column] == 0) grass++;
            }
        System.out.println(waysFrom(0, 0, grass - 1));
    }
}
