import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.StringTokenizer;

public class Main {
    static int longestPeal(int[] pitches, int step) {
        int[] lowest = new int[pitches.length];
        int count = 0;
        for (int pitch : pitches) {
            int from = 0, to = count;
            while (from < to) {
                int middle = (from + to) / 2;
                if (lowest[middle] <= pitch - step) from = middle + 1;
                else to = middle;
            }
            if (from == count) lowest[count++] = pitch;
            else lowest[from] = Math.min(lowest[from], pitch);
        }
        return count;
    }

    public static void main(String[] arguments) throws IOException {
        BufferedReader input = new BufferedReader(new InputStreamReader(System.in));
        int[] pitches = new int[Integer.parseInt(input.readLine().trim())];
        StringTokenizer line = new StringTokenizer(input.readLine());
        for (int i = 0; i < pitches.length; i++) pitches[i] = Integer.parseInt(line.nextToken());
        System.out.println(longestPeal(pitches, Integer.parseInt(input.readLine().trim())));
    }
}
