import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.StreamTokenizer;
import java.util.Arrays;
import java.util.Comparator;

class Main {
    static int earliestStart(int[][] firings, int earliest, int latest, int length) {
        Arrays.sort(firings, Comparator.comparingInt((int[] firing) -> firing[0]));
        int freeFrom = earliest;
        for (int[] firing : firings) {
            if (firing[0] - freeFrom >= length) break;
            freeFrom = Math.max(freeFrom, firing[1]);
        }
        return freeFrom + length <= latest ? freeFrom : -1;
    }

    static StreamTokenizer input = new StreamTokenizer(new BufferedInputStream(System.in));

    static int next() throws IOException {
        input.nextToken();
        return (int) input.nval;
    }

    public static void main(String[] args) throws IOException {
        int[][] firings = new int[next()][2];
        next();
        for (int[] firing : firings) {
            firing[0] = next();
            firing[1] = next();
        }
        System.out.println(earliestStart(firings, next(), next(), next()));
    }
}
