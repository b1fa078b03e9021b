import java.io.*;
import java.util.*;

class Main {
    /** Whether more than half of the scores of some strip reach the guess. */
    static boolean possible(int[] scores, int least, int guess) {
        int[] balance = new int[scores.length + 1];
        int lowest = Integer.MAX_VALUE;
        for (int end = 1; end <= scores.length; end++) {
            balance[end] = balance[end - 1] + (scores[end - 1] >= guess ? 1 : -1);
            if (end < least) continue;
            lowest = Math.min(lowest, balance[end - least]);
            if (balance[end] > lowest) return true;
        }
        return false;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        int[] scores = new int[n];
        StringTokenizer words = new StringTokenizer(in.readLine());
        for (int i = 0; i < n; i++) scores[i] = Integer.parseInt(words.nextToken());
        int least = Integer.parseInt(in.readLine().trim());

        int answer = 0;
        for (int bit = 1 << 29; bit > 0; bit >>= 1) {
            if (possible(scores, least, answer | bit)) answer |= bit;
        }
        System.out.println(answer);
    }
}
