import java.util.*;

class Main {
    static long largestIncome(long[][] requests, long cleaning) {
        Arrays.sort(requests, Comparator.comparingLong(r -> r[1]));
        Deque<long[]> accepted = new ArrayDeque<>();
        long income = 0;
        for (long[] request : requests) {
            if (accepted.isEmpty() || accepted.peekLast()[1] + cleaning <= request[0]) {
                accepted.addLast(request);
                income += request[2];
                continue;
            }
            // it clashes: throw out what is in its way if that pays
            long lost = 0;
            Iterator<long[]> back = accepted.descendingIterator();
            int clashes = 0;
            while (back.hasNext()) {
                long[] other = back.next();
                if (other[1] + cleaning <= request[0]) break;
                lost += other[2];
                clashes++;
            }
            if (request[2] > lost) {
                while (clashes-- > 0) accepted.removeLast();
                accepted.addLast(request);
                income += request[2] - lost;
            }
        }
        return income;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        in.nextInt();
        long[][] requests = new long[n][3];
        for (long[] request : requests) for (int j = 0; j < 3; j++) request[j] = in.nextLong();
        System.out.println(largestIncome(requests, in.nextLong()));
    }
}
