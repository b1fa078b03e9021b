import java.util.Scanner;

public class Main {
    static long largestPoster(int[] planks, int maxWidth) {
        int count = planks.length;
        int[] lower = new int[count];
        int[] stack = new int[count];
        int depth = 0;
        for (int i = 0; i < count; i++) {
            while (depth > 0 && planks[stack[depth - 1]] >= planks[i]) depth--;
            lower[i] = depth == 0 ? -1 : stack[depth - 1];
            stack[depth++] = i;
        }
        long largest = 0;
        depth = 0;
        for (int i = count - 1; i >= 0; i--) {
            while (depth > 0 && planks[stack[depth - 1]] >= planks[i]) depth--;
            int next = depth == 0 ? count : stack[depth - 1];
            stack[depth++] = i;
            long width = Math.min(next - lower[i] - 1, maxWidth);
            largest = Math.max(largest, width * planks[i]);
        }
        return largest;
    }

    public static void main(String[] arguments) {
        Scanner input = new Scanner(System.in);
        int[] planks = new int[input.nextInt()];
        for (int i = 0; i < planks.length; i++) planks[i] = input.nextInt();
        System.out.println(largestPoster(planks, input.nextInt()));
    }
}
