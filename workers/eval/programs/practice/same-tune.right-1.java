import java.io.*;
import java.util.*;
import java.util.stream.*;

class Main {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().split(" ")[0]);
        Map<List<Integer>, Long> tunes = new HashMap<>();
        long pairs = 0;
        for (int i = 0; i < n; i++) {
            int[] pitches = Arrays.stream(in.readLine().trim().split(" ")).mapToInt(Integer::parseInt).toArray();
            // the tune as it would be if its lowest note were 0
            int lowest = IntStream.of(pitches).min().getAsInt();
            List<Integer> form = IntStream.of(pitches).mapToObj(p -> p - lowest).collect(Collectors.toList());
            pairs += tunes.merge(form, 1L, Long::sum) - 1;
        }
        System.out.println(pairs);
    }
}
