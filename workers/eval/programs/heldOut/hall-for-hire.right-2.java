import java.io.*;
import java.util.*;

class Main {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().split(" ")[0]);
        List<long[]> requests = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            requests.add(Arrays.stream(in.readLine().trim().split(" ")).mapToLong(Long::parseLong).toArray());
        }
        long cleaning = Long.parseLong(in.readLine().trim());
        requests.sort((a, b) -> Long.compare(a[1], b[1]));

        // from the hour when the hall is clean again to the best income until then; both only grow
        TreeMap<Long, Long> income = new TreeMap<>();
        income.put(Long.MIN_VALUE, 0L);
        for (long[] r : requests) {
            long sum = income.floorEntry(r[0]).getValue() + r[2];
            if (sum > income.lastEntry().getValue()) income.put(r[1] + cleaning, sum);
        }
        System.out.println(income.lastEntry().getValue());
    }
}
