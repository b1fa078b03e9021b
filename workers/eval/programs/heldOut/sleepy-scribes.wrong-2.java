import java.util.*;

class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        String a = in.next(), b = in.next();
        int slip = in.nextInt(), nap = in.nextInt();
        int n = a.length(), m = b.length();

        int[][] cost = new int[n + 1][m + 1];
        // 'A' or 'B' when the cheapest way ends with that scribe asleep
        char[][] asleep = new char[n + 1][m + 1];
        for (int i = 0; i <= n; i++) {
            for (int j = 0; j <= m; j++) {
                if (i == 0 && j == 0) continue;
                cost[i][j] = Integer.MAX_VALUE;
                if (i > 0 && j > 0) {
                    cost[i][j] = cost[i - 1][j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : slip);
                }
                if (i > 0) {
                    // the second scribe leaves out a letter, and pays for the nap if he was awake
                    int c = cost[i - 1][j] + 1 + (asleep[i - 1][j] == 'B' ? 0 : nap);
                    if (c < cost[i][j]) {
                        cost[i][j] = c;
                        asleep[i][j] = 'B';
                    }
                }
                if (j > 0) {
                    int c = cost[i][j - 1] + 1 + (asleep[i][j - 1] == 'A' ? 0 : nap);
                    if (c < cost[i][j]) {
                        cost[i][j] = c;
                        asleep[i][j] = 'A';
                    }
                }
            }
        }
        System.out.println(cost[n][m]);
    }
}
