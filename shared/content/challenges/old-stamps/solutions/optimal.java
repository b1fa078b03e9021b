import java.util.Arrays;
import java.util.Scanner;

public class Main {
    static int mostStamps(int[] stamps, int postage) {
        int[] most = new int[postage + 1];
        Arrays.fill(most, -1);
        most[0] = 0;
        for (int value : stamps)
            for (int total = postage; total >= value; total--)
                if (most[total - value] >= 0) most[total] = Math.max(most[total], most[total - value] + 1);
        return most[postage];
    }

    public static void main(String[] arguments) {
        Scanner input = new Scanner(System.in);
        int[] stamps = new int[input.nextInt()];
        for (int i = 0; i < stamps.length; i++) stamps[i] = input.nextInt();
        System.out.println(mostStamps(stamps, input.nextInt()));
    }
}
