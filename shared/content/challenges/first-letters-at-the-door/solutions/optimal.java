import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.HashMap;
import java.util.Map;

public class Main {
    static class GuestList {
        private final Map<String, Integer> here = new HashMap<>();
        private final Map<String, Integer> beginnings = new HashMap<>();

        private void change(String name, int by) {
            here.merge(name, by, Integer::sum);
            for (int length = 1; length <= name.length(); length++) beginnings.merge(name.substring(0, length), by, Integer::sum);
        }

        void arrive(String name) {
            change(name, 1);
        }

        boolean leave(String name) {
            if (here.getOrDefault(name, 0) == 0) return false;
            change(name, -1);
            return true;
        }

        int starting(String beginning) {
            return beginnings.getOrDefault(beginning, 0);
        }
    }

    public static void main(String[] arguments) throws IOException {
        BufferedReader input = new BufferedReader(new InputStreamReader(System.in));
        GuestList guests = new GuestList();
        StringBuilder output = new StringBuilder();
        for (int calls = Integer.parseInt(input.readLine().trim()); calls > 0; calls--) {
            String[] call = input.readLine().split(" ");
            if (call[0].equals("arrive")) guests.arrive(call[1]);
            else if (call[0].equals("leave")) output.append(guests.leave(call[1])).append('\n');
            else output.append(guests.starting(call[1])).append('\n');
        }
        System.out.print(output);
    }
}
