import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;

public class Main {
    static class RiverGauge {
        private final Map<Integer, Integer> levelAt = new HashMap<>();
        private final TreeMap<Integer, Integer> minutesWith = new TreeMap<>();
        private int last = 0;

        void report(int minute, int level) {
            Integer before = levelAt.put(minute, level);
            if (before != null) minutesWith.computeIfPresent(before, (key, count) -> count == 1 ? null : count - 1);
            minutesWith.merge(level, 1, Integer::sum);
            last = Math.max(last, minute);
        }

        int latest() {
            return levelAt.getOrDefault(last, -1);
        }

        int highest() {
            return minutesWith.isEmpty() ? -1 : minutesWith.lastKey();
        }

        int lowest() {
            return minutesWith.isEmpty() ? -1 : minutesWith.firstKey();
        }
    }

    public static void main(String[] arguments) throws IOException {
        BufferedReader input = new BufferedReader(new InputStreamReader(System.in));
        RiverGauge gauge = new RiverGauge();
        StringBuilder output = new StringBuilder();
        for (int calls = Integer.parseInt(input.readLine().trim()); calls > 0; calls--) {
            String[] call = input.readLine().trim().split(" ");
            switch (call[0]) {
                case "report" -> gauge.report(Integer.parseInt(call[1]), Integer.parseInt(call[2]));
                case "latest" -> output.append(gauge.latest()).append('\n');
                case "highest" -> output.append(gauge.highest()).append('\n');
                default -> output.append(gauge.lowest()).append('\n');
            }
        }
        System.out.print(output);
    }
}
