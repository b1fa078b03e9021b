import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.Arrays;
import java.util.StringTokenizer;

public class Main {
    static long fewestDays(int[][] tower) {
        int columns = tower[0].length;
        long[] best = new long[columns];
        for (int row = tower.length - 1; row >= 0; row--) {
            long[] next = new long[columns];
            for (int column = 0; column < columns; column++) {
                long left = best[(column + columns - 1) % columns];
                long right = best[(column + 1) % columns];
                next[column] = tower[row][column] + Math.min(best[column], Math.min(left, right));
            }
            best = next;
        }
        return Arrays.stream(best).min().getAsLong();
    }

    public static void main(String[] arguments) throws IOException {
        BufferedReader input = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer line = new StringTokenizer(input.readLine());
        int[][] tower = new int[Integer.parseInt(line.nextToken())][Integer.parseInt(line.nextToken())];
        for (int[] row : tower) {
            line = new StringTokenizer(input.readLine());
            for (int column = 0; column < row.length; column++) row[column] = Integer.parseInt(line.nextToken());
        }
        System.out.println(fewestDays(tower));
    }
}
