import java.io.*;
import java.util.*;

class Main {
    static int[] readRow(BufferedReader in) throws IOException {
        int n = Integer.parseInt(in.readLine().trim());
        StringTokenizer words = new StringTokenizer(in.readLine());
        int[] row = new int[n];
        for (int i = 0; i < n; i++) row[i] = Integer.parseInt(words.nextToken());
        return row;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int[] warm = readRow(in);
        int[] brew = readRow(in);
        long guests = Long.parseLong(in.readLine().trim());

        long slowest = 0, warmest = 0;
        for (int i = 0; i < warm.length; i++) {
            slowest = Math.max(slowest, brew[i]);
            warmest = Math.max(warmest, warm[i]);
        }
        // the machines share the guests, and none is slower than the slowest
        long low = 0, high = warmest + slowest * guests / warm.length;
        while (low < high) {
            long middle = (low + high) / 2;
            long cups = 0;
            for (int i = 0; i < warm.length; i++) {
                cups += Math.max(0, middle - warm[i]) / brew[i];
            }
            if (cups >= guests) high = middle;
            else low = middle + 1;
        }
        System.out.println(low);
    }
}
