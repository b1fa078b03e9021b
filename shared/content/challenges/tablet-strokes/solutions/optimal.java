import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Scanner;
import java.util.stream.Collectors;

public class Main {
    static List<Integer> strokesLeft(List<Integer> actions) {
        Deque<Integer> picture = new ArrayDeque<>();
        Deque<Integer> undone = new ArrayDeque<>();
        for (int action : actions) {
            if (action > 0) {
                picture.addLast(action);
                undone.clear();
            } else if (action == 0) {
                if (!picture.isEmpty()) undone.addLast(picture.removeLast());
            } else if (!undone.isEmpty()) {
                picture.addLast(undone.removeLast());
            }
        }
        return new ArrayList<>(picture);
    }

    public static void main(String[] arguments) {
        Scanner input = new Scanner(System.in);
        int count = input.nextInt();
        List<Integer> actions = new ArrayList<>();
        for (int i = 0; i < count; i++) actions.add(input.nextInt());
        System.out.println(strokesLeft(actions).stream().map(String::valueOf).collect(Collectors.joining(" ")));
    }
}
