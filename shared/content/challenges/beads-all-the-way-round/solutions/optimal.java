import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;

public class Main {
    static int startingBeads(String bracelet, String pattern) {
        int n = bracelet.length(), m = pattern.length(), matched = 0, found = 0;
        int[] fallback = new int[m];
        for (int at = 1; at < m; at++) {
            while (matched > 0 && pattern.charAt(at) != pattern.charAt(matched)) matched = fallback[matched - 1];
            if (pattern.charAt(at) == pattern.charAt(matched)) matched++;
            fallback[at] = matched;
        }
        matched = 0;
        for (int at = 0; at < n + m - 1; at++) {
            char bead = bracelet.charAt(at % n);
            if (matched == m) matched = fallback[m - 1];
            while (matched > 0 && bead != pattern.charAt(matched)) matched = fallback[matched - 1];
            if (bead == pattern.charAt(matched)) matched++;
            if (matched == m) found++;
        }
        return found;
    }

    public static void main(String[] arguments) throws IOException {
        BufferedReader input = new BufferedReader(new InputStreamReader(System.in));
        System.out.println(startingBeads(input.readLine().trim(), input.readLine().trim()));
    }
}
