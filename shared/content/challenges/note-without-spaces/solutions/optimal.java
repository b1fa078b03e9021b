import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

public class Main {
    static List<String> readings(String note, Set<String> words) {
        boolean[] good = new boolean[note.length() + 1];
        good[note.length()] = true;
        for (int start = note.length() - 1; start >= 0; start--)
            for (int end = start + 1; end <= Math.min(start + 12, note.length()) && !good[start]; end++)
                good[start] = good[end] && words.contains(note.substring(start, end));
        List<String> found = new ArrayList<>();
        if (good[0]) read(note, words, good, 0, new ArrayList<>(), found);
        Collections.sort(found);
        return found;
    }

    private static void read(String note, Set<String> words, boolean[] good, int start, List<String> chosen, List<String> found) {
        if (start == note.length()) {
            found.add(String.join("-", chosen));
            return;
        }
        for (int end = start + 1; end <= Math.min(start + 12, note.length()); end++) {
            if (!good[end] || !words.contains(note.substring(start, end))) continue;
            chosen.add(note.substring(start, end));
            read(note, words, good, end, chosen, found);
            chosen.remove(chosen.size() - 1);
        }
    }

    public static void main(String[] arguments) throws IOException {
        BufferedReader input = new BufferedReader(new InputStreamReader(System.in));
        String note = input.readLine().trim();
        Set<String> words = new HashSet<>();
        for (int count = Integer.parseInt(input.readLine().trim()); count > 0; count--) words.add(input.readLine().trim());
        StringBuilder output = new StringBuilder();
        for (String reading : readings(note, words)) output.append(reading).append('\n');
        System.out.print(output);
    }
}
