import java.io.*;
import java.util.*;

class Main {
    static int mostEpisodes(int[] lengths, long ride) {
        int best = 0;
        int left = 0;
        long total = 0;
        for (int right = 0; right < lengths.length; right++) {
            total += lengths[right];
            if (total > ride) {
                // the window was fine up to right - 1
                best = Math.max(best, right - left);
                while (total > ride) {
                    total -= lengths[left];
                    left++;
                }
            }
        }
        return best;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        StringTokenizer st = new StringTokenizer(in.readLine());
        int[] lengths = new int[n];
        for (int i = 0; i < n; i++) lengths[i] = Integer.parseInt(st.nextToken());
        long ride = Long.parseLong(in.readLine().trim());
        System.out.println(mostEpisodes(lengths, ride));
    }
}
