import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.PriorityQueue;

class Main {
    static int fastestRide(int places, int[][] roads, int boost) {
        List<List<int[]>> reachable = new ArrayList<>();
        for (int place = 0; place < places; place++) reachable.add(new ArrayList<>());
        for (int[] road : roads) {
            reachable.get(road[0]).add(new int[] {road[1], road[2]});
            reachable.get(road[1]).add(new int[] {road[0], road[2]});
        }
        int layers = boost + 1;
        int[] fastest = new int[places * layers];
        Arrays.fill(fastest, Integer.MAX_VALUE);
        fastest[0] = 0;
        PriorityQueue<int[]> waiting = new PriorityQueue<>((a, b) -> Integer.compare(a[0], b[0]));
        waiting.add(new int[] {0, 0});
        while (!waiting.isEmpty()) {
            int[] next = waiting.poll();
            int elapsed = next[0], place = next[1] / layers, boosted = next[1] % layers;
            if (elapsed > fastest[next[1]]) continue;
            if (place == places - 1) return elapsed;
            for (int[] road : reachable.get(place)) {
                int there = road[0] * layers + boosted;
                if (boosted == 0 || boosted == boost) push(waiting, fastest, elapsed + road[1], there);
                if (boosted < boost) push(waiting, fastest, elapsed + road[1] / 2, there + 1);
            }
        }
        return -1;
    }

    static void push(PriorityQueue<int[]> waiting, int[] fastest, int elapsed, int there) {
        if (elapsed >= fastest[there]) return;
        fastest[there] = elapsed;
        waiting.add(new int[] {elapsed, there});
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer input = new StreamTokenizer(new InputStreamReader(new BufferedInputStream(System.in)));
        int places = next(input);
        int[][] roads = new int[next(input)][3];
        next(input);
        for (int[] road : roads) for (int part = 0; part < 3; part++) road[part] = next(input);
        System.out.println(fastestRide(places, roads, next(input)));
    }

    static int next(StreamTokenizer input) throws IOException {
        input.nextToken();
        return (int) input.nval;
    }
}
