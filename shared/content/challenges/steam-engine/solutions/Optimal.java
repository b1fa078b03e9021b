import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;

class Main {
    static int hoursUntilReady(int[] durations, int[][] orders, int opening) {
        int jobs = durations.length;
        List<List<Integer>> later = new ArrayList<>();
        for (int job = 0; job < jobs; job++) later.add(new ArrayList<>());
        int[] missing = new int[jobs];
        for (int[] order : orders) {
            later.get(order[0]).add(order[1]);
            missing[order[1]]++;
        }
        ArrayDeque<Integer> free = new ArrayDeque<>();
        for (int job = 0; job < jobs; job++) if (missing[job] == 0) free.add(job);
        int[] readyAt = new int[jobs];
        int done = 0, last = 0;
        while (!free.isEmpty()) {
            int job = free.poll();
            int start = readyAt[job];
            int leftToday = opening - start % opening;
            if (durations[job] > leftToday) start += leftToday;
            int end = start + durations[job];
            last = Math.max(last, end);
            done++;
            for (int after : later.get(job)) {
                readyAt[after] = Math.max(readyAt[after], end);
                if (--missing[after] == 0) free.add(after);
            }
        }
        return done == jobs ? last : -1;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer input = new StreamTokenizer(new InputStreamReader(new BufferedInputStream(System.in)));
        int[] durations = new int[next(input)];
        for (int job = 0; job < durations.length; job++) durations[job] = next(input);
        int[][] orders = new int[next(input)][2];
        next(input);
        for (int[] order : orders) {
            order[0] = next(input);
            order[1] = next(input);
        }
        System.out.println(hoursUntilReady(durations, orders, next(input)));
    }

    static int next(StreamTokenizer input) throws IOException {
        input.nextToken();
        return (int) input.nval;
    }
}
