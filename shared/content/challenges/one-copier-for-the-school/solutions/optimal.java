import java.io.IOException;
import java.io.StreamTokenizer;
import java.util.Arrays;

public class Main {
    static long leastWaiting(int[][] jobs) {
        Arrays.sort(jobs, (one, other) -> Integer.compare(one[0] * other[1], other[0] * one[1]));
        long now = 0, waiting = 0;
        for (int[] job : jobs) {
            now += job[0];
            waiting += now * job[1];
        }
        return waiting;
    }

    public static void main(String[] arguments) throws IOException {
        StreamTokenizer input = new StreamTokenizer(new java.io.BufferedReader(new java.io.InputStreamReader(System.in)));
        input.nextToken();
        int[][] jobs = new int[(int) input.nval][2];
        input.nextToken();
        for (int[] job : jobs)
            for (int column = 0; column < 2; column++) {
                input.nextToken();
                job[column] = (int) input.nval;
            }
        System.out.println(leastWaiting(jobs));
    }
}
