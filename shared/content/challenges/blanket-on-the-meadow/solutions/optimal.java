import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;

public class Main {
    static int[] spread(String[] meadow) {
        int largest = 0, places = 0;
        int[] above = new int[meadow[0].length() + 1];
        for (String row : meadow) {
            int[] current = new int[above.length];
            for (int column = 1; column < above.length; column++) {
                if (row.charAt(column - 1) == 'm') continue;
                int side = 1 + Math.min(above[column - 1], Math.min(above[column], current[column - 1]));
                current[column] = side;
                if (side > largest) {
                    largest = side;
                    places = 0;
                }
                if (side == largest) places++;
            }
            above = current;
        }
        return new int[] {largest, places};
    }

    public static void main(String[] arguments) throws IOException {
        BufferedReader input = new BufferedReader(new InputStreamReader(System.in));
        String[] meadow = new String[Integer.parseInt(input.readLine().trim())];
        for (int row = 0; row < meadow.length; row++) meadow[row] = input.readLine().trim();
        int[] result = spread(meadow);
        System.out.println(result[0] + " " + result[1]);
    }
}
