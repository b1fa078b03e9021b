import java.io.*;
import java.util.*;

class Main {
    static int read(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = read(in), m = read(in);
        read(in);
        List<int[]>[] roads = new List[n];
        for (int i = 0; i < n; i++) roads[i] = new ArrayList<>();
        for (int i = 0; i < m; i++) {
            int a = read(in), b = read(in), s = read(in);
            roads[a].add(new int[] {b, s});
            roads[b].add(new int[] {a, s});
        }
        int boost = read(in);

        // used = how many roads the battery has helped on; boost means it is empty
        int[][] best = new int[n][boost + 1];
        for (int[] row : best) Arrays.fill(row, Integer.MAX_VALUE);
        best[0][0] = 0;
        PriorityQueue<int[]> heap = new PriorityQueue<>((x, y) -> Integer.compare(x[0], y[0]));
        heap.add(new int[] {0, 0, 0});
        while (!heap.isEmpty()) {
            int[] top = heap.poll();
            int time = top[0], place = top[1], used = top[2];
            if (time > best[place][used]) continue;
            for (int[] road : roads[place]) {
                // not switched on yet, or empty
                if (used == 0 || used == boost) relax(best, heap, time + road[1], road[0], used);
                // helping, or being switched on here
                if (used < boost) relax(best, heap, time + road[1] / 2, road[0], used + 1);
            }
        }
        int answer = Math.min(best[n - 1][0], best[n - 1][boost]);
        System.out.println(answer == Integer.MAX_VALUE ? -1 : answer);
    }

    static void relax(int[][] best, PriorityQueue<int[]> heap, int time, int place, int used) {
        if (time < best[place][used]) {
            best[place][used] = time;
            heap.add(new int[] {time, place, used});
        }
    }
}
