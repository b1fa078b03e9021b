import java.io.*;
import java.util.*;

class Main {
    static int[] parent;
    static int[] members;

    static int find(int x) {
        while (parent[x] != x) {
            parent[x] = parent[parent[x]];
            x = parent[x];
        }
        return x;
    }

    static int join(int a, int b) {
        int ra = find(a);
        int rb = find(b);
        if (members[ra] < members[rb]) {
            int t = ra;
            ra = rb;
            rb = t;
        }
        parent[rb] = ra;
        members[ra] += members[rb];
        return members[ra];
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        in.nextToken();
        int stations = (int) in.nval;
        in.nextToken();
        int needed = (int) in.nval;
        in.nextToken();
        int m = (int) in.nval;
        in.nextToken();
        int[][] cables = new int[m][2];
        for (int i = 0; i < m; i++) {
            for (int j = 0; j < 2; j++) {
                in.nextToken();
                cables[i][j] = (int) in.nval;
            }
        }
        parent = new int[stations + 1];
        members = new int[stations + 1];
        for (int i = 1; i <= stations; i++) {
            parent[i] = i;
            members[i] = 1;
        }
        // run the storm backwards and put the cables back
        int answer = 0;
        for (int i = m - 1; i >= 0; i--) {
            if (join(cables[i][0], cables[i][1]) >= needed) {
                answer = i + 1;
                break;
            }
        }
        System.out.println(answer);
    }
}
