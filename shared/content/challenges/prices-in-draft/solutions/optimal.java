import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

public class Main {
    static class PriceBoard {
        private record Change(String dish, Integer before) {}

        private final Map<String, Integer> prices = new HashMap<>();
        private final Map<Integer, Integer> count = new HashMap<>();
        private final List<Change> log = new ArrayList<>();
        private final Deque<Integer> drafts = new ArrayDeque<>();

        private Integer change(String dish, Integer after) {
            Integer before = after == null ? prices.remove(dish) : prices.put(dish, after);
            if (before != null) count.merge(before, -1, Integer::sum);
            if (after != null) count.merge(after, 1, Integer::sum);
            return before;
        }

        private void note(String dish, Integer after) {
            Integer before = change(dish, after);
            if (!drafts.isEmpty()) log.add(new Change(dish, before));
        }

        void setPrice(String dish, int price) {
            note(dish, price);
        }

        boolean wipe(String dish) {
            if (!prices.containsKey(dish)) return false;
            note(dish, null);
            return true;
        }

        int priceOf(String dish) {
            return prices.getOrDefault(dish, -1);
        }

        int dishesAt(int price) {
            return count.getOrDefault(price, 0);
        }

        void startDraft() {
            drafts.push(log.size());
        }

        boolean dropDraft() {
            if (drafts.isEmpty()) return false;
            for (int from = drafts.pop(); log.size() > from; ) {
                Change last = log.remove(log.size() - 1);
                change(last.dish(), last.before());
            }
            return true;
        }

        boolean keepDraft() {
            if (drafts.isEmpty()) return false;
            drafts.pop();
            if (drafts.isEmpty()) log.clear();
            return true;
        }
    }

    public static void main(String[] arguments) throws IOException {
        BufferedReader input = new BufferedReader(new InputStreamReader(System.in));
        PriceBoard board = new PriceBoard();
        StringBuilder output = new StringBuilder();
        for (int calls = Integer.parseInt(input.readLine().trim()); calls > 0; calls--) {
            String[] call = input.readLine().trim().split(" ");
            switch (call[0]) {
                case "setPrice" -> board.setPrice(call[1], Integer.parseInt(call[2]));
                case "wipe" -> output.append(board.wipe(call[1])).append('\n');
                case "priceOf" -> output.append(board.priceOf(call[1])).append('\n');
                case "dishesAt" -> output.append(board.dishesAt(Integer.parseInt(call[1]))).append('\n');
                case "startDraft" -> board.startDraft();
                case "dropDraft" -> output.append(board.dropDraft()).append('\n');
                default -> output.append(board.keepDraft()).append('\n');
            }
        }
        System.out.print(output);
    }
}
