import java.io.*;

class Main {
    /**
     * Reads the card from its end to its beginning, so that a number is known before the thing that it repeats.
     * repeat[d] says how often whatever stands at depth d is knitted in all.
     */
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        StringBuilder card = new StringBuilder();
        for (int i = 0; i < n; i++) card.append(in.readLine().trim());

        long[] repeat = new long[card.length() + 1];
        int depth = 0;
        repeat[0] = 1;
        long takes = 0, leaves = 0;
        long number = 0, place = 1;
        for (int i = card.length() - 1; i >= 0; i--) {
            char c = card.charAt(i);
            if (Character.isDigit(c)) {
                number += (c - '0') * place;
                place *= 10;
                continue;
            }
            long times = place == 1 ? 1 : number;
            number = 0;
            place = 1;
            switch (c) {
                case ')':
                    repeat[depth + 1] = repeat[depth] * times;
                    depth++;
                    break;
                case '(':
                    depth--;
                    break;
                default:
                    takes += repeat[depth] * times * (c == 't' ? 2 : c == 'k' ? 1 : 0);
                    leaves += repeat[depth] * times;
            }
        }
        System.out.println(takes + " " + leaves);
    }
}
