import java.io.*;
import java.util.*;

class Main {
    static long largestPoster(int[] planks, int maxWidth) {
        int n = planks.length;
        long best = 0;
        // indices of planks that rise from left to right
        Deque<Integer> stack = new ArrayDeque<>();
        for (int i = 0; i <= n; i++) {
            int height = i == n ? -1 : planks[i];
            while (!stack.isEmpty() && planks[stack.peek()] > height) {
                int plank = stack.pop();
                // plank i is the first one that is lower
                int width = Math.min(i - plank, maxWidth);
                best = Math.max(best, (long) width * planks[plank]);
            }
            stack.push(i);
        }
        return best;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        String[] words = in.readLine().trim().split(" ");
        int[] planks = new int[n];
        for (int i = 0; i < n; i++) planks[i] = Integer.parseInt(words[i]);
        int maxWidth = Integer.parseInt(in.readLine().trim());
        System.out.println(largestPoster(planks, maxWidth));
    }
}
