import java.util.*;
import java.io.*;

class Main {
    public static void main(String[] args) throws IOException {
        Scanner in = new Scanner(new BufferedInputStream(System.in));
        int n = in.nextInt();
        int[] hours = new int[n];
        for (int i = 0; i < n; i++) hours[i] = in.nextInt();
        int m = in.nextInt();
        in.nextInt();
        List<List<Integer>> after = new ArrayList<>();
        for (int i = 0; i < n; i++) after.add(new ArrayList<>());
        int[] waitsFor = new int[n];
        for (int i = 0; i < m; i++) {
            int a = in.nextInt(), b = in.nextInt();
            after.get(a).add(b);
            waitsFor[b]++;
        }
        int opening = in.nextInt();

        int[] ready = new int[n];
        Deque<Integer> queue = new ArrayDeque<>();
        for (int i = 0; i < n; i++) if (waitsFor[i] == 0) queue.add(i);
        int done = 0, finish = 0;
        while (!queue.isEmpty()) {
            int job = queue.poll();
            done++;
            int start = ready[job];
            int hour = start % opening;
            if (hour + hours[job] > opening) start += opening - hour;
            finish = start + hours[job];
            for (int next : after.get(job)) {
                ready[next] = Math.max(ready[next], finish);
                if (--waitsFor[next] == 0) queue.add(next);
            }
        }
        // finish is now the end of the last job
        System.out.println(done == n ? finish : -1);
    }
}
