import java.util.*;

class Main {
    static Deque<long[]> groups = new ArrayDeque<>();
    static long[] sum = {0, 0};      // of the group that is open
    static long[] pending = {0, 0};  // what may still be repeated by a number
    static long number = 0;

    static void flush() {
        long times = number == 0 ? 1 : number;
        sum[0] += pending[0] * times;
        sum[1] += pending[1] * times;
        pending = new long[] {0, 0};
        number = 0;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        String card = "";
        for (int i = 0; i < n; i++) card += in.next();

        for (char c : card.toCharArray()) {
            if (c >= '0' && c <= '9') {
                number = number * 10 + (c - '0');
                continue;
            }
            flush();
            if (c == 'k') pending = new long[] {1, 1};
            if (c == 'y') pending = new long[] {0, 1};
            if (c == 't') pending = new long[] {2, 1};
            if (c == '(') {
                groups.push(sum);
                sum = new long[] {0, 0};
            }
            if (c == ')') {
                pending = sum;
                sum = groups.pop();
            }
        }
        // the last one is still pending
        System.out.println((sum[0] + pending[0]) + " " + (sum[1] + pending[1]));
    }
}
