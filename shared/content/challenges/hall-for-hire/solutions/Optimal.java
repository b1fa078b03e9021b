import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;
import java.util.Arrays;
import java.util.Comparator;

class Main {
    static long largestIncome(int[][] requests, int cleaning) {
        Arrays.sort(requests, Comparator.comparingInt((int[] request) -> request[1]));
        long[] best = new long[requests.length + 1];
        for (int i = 0; i < requests.length; i++) {
            int low = 0, high = i;
            while (low < high) {
                int middle = (low + high) >>> 1;
                if ((long) requests[middle][1] + cleaning <= requests[i][0]) low = middle + 1;
                else high = middle;
            }
            best[i + 1] = Math.max(best[i], requests[i][2] + best[low]);
        }
        return best[requests.length];
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer input = new StreamTokenizer(new InputStreamReader(new BufferedInputStream(System.in)));
        input.nextToken();
        int[][] requests = new int[(int) input.nval][3];
        input.nextToken();
        for (int[] request : requests) {
            for (int part = 0; part < 3; part++) {
                input.nextToken();
                request[part] = (int) input.nval;
            }
        }
        input.nextToken();
        System.out.println(largestIncome(requests, (int) input.nval));
    }
}
