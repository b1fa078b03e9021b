import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.StreamTokenizer;
import java.util.Comparator;
import java.util.PriorityQueue;

class Main {
    static long leastFees(int[] fees, int stay, int nights) {
        Comparator<Integer> byFee = Comparator.comparingInt((Integer night) -> fees[night]);
        PriorityQueue<Integer> chosen = new PriorityQueue<>(byFee.reversed());
        PriorityQueue<Integer> others = new PriorityQueue<>(byFee);
        boolean[] isChosen = new boolean[fees.length];
        long total = 0, best = Long.MAX_VALUE;
        int size = 0;
        for (int night = 0; night < fees.length; night++) {
            int gone = night - stay;
            if (gone >= 0 && isChosen[gone]) {
                total -= fees[gone];
                size--;
            }
            while (!chosen.isEmpty() && chosen.peek() <= gone) chosen.poll();
            if (size == nights && fees[night] < fees[chosen.peek()]) {
                int dearest = chosen.poll();
                isChosen[dearest] = false;
                others.add(dearest);
                total -= fees[dearest];
                size--;
            }
            others.add(night);
            if (size < nights) {
                while (others.peek() <= gone) others.poll();
                int cheapest = others.poll();
                isChosen[cheapest] = true;
                chosen.add(cheapest);
                total += fees[cheapest];
                size++;
            }
            if (size == nights) best = Math.min(best, total);
        }
        return best;
    }

    static StreamTokenizer input = new StreamTokenizer(new BufferedInputStream(System.in));

    static int next() throws IOException {
        input.nextToken();
        return (int) input.nval;
    }

    public static void main(String[] args) throws IOException {
        int[] fees = new int[next()];
        for (int night = 0; night < fees.length; night++) fees[night] = next();
        System.out.println(leastFees(fees, next(), next()));
    }
}
