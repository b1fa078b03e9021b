import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.Comparator;
import java.util.PriorityQueue;
import java.util.StringTokenizer;

public class Main {
    record Busy(long end, int machine) {}

    static int[] loadsOfMachines(int machines, int patience, int[][] customers) {
        PriorityQueue<Integer> free = new PriorityQueue<>();
        PriorityQueue<Busy> busy = new PriorityQueue<>(Comparator.comparingLong(Busy::end).thenComparingInt(Busy::machine));
        for (int machine = 0; machine < machines; machine++) free.add(machine);
        int[] loads = new int[machines];
        for (int[] customer : customers) {
            long start = customer[0];
            while (!busy.isEmpty() && busy.peek().end() <= start) free.add(busy.poll().machine());
            int machine;
            if (!free.isEmpty()) {
                machine = free.poll();
            } else {
                if (busy.peek().end() - start > patience) continue;
                Busy first = busy.poll();
                start = first.end();
                machine = first.machine();
            }
            loads[machine]++;
            busy.add(new Busy(start + customer[1], machine));
        }
        return loads;
    }

    public static void main(String[] arguments) throws IOException {
        BufferedReader input = new BufferedReader(new InputStreamReader(System.in));
        int machines = Integer.parseInt(input.readLine().trim());
        int patience = Integer.parseInt(input.readLine().trim());
        int n = Integer.parseInt(new StringTokenizer(input.readLine()).nextToken());
        int[][] customers = new int[n][2];
        for (int[] customer : customers) {
            StringTokenizer line = new StringTokenizer(input.readLine());
            customer[0] = Integer.parseInt(line.nextToken());
            customer[1] = Integer.parseInt(line.nextToken());
        }
        StringBuilder text = new StringBuilder();
        for (int loads : loadsOfMachines(machines, patience, customers)) {
            if (text.length() > 0) text.append(' ');
            text.append(loads);
        }
        System.out.println(text);
    }
}
