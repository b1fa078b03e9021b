import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;

public class Main {
    static class ListNode {
        int val;
        ListNode next;

        ListNode(int val, ListNode next) {
            this.val = val;
            this.next = next;
        }
    }

    static ListNode folded(ListNode head) {
        if (head == null) return null;
        ListNode middle = head;
        for (ListNode ahead = head; ahead.next != null && ahead.next.next != null; ahead = ahead.next.next) middle = middle.next;
        ListNode back = null, dancer = middle.next;
        middle.next = null;
        while (dancer != null) {
            ListNode behind = dancer.next;
            dancer.next = back;
            back = dancer;
            dancer = behind;
        }
        for (ListNode front = head; back != null; ) {
            ListNode behind = front.next, rest = back.next;
            front.next = back;
            back.next = behind;
            front = behind;
            back = rest;
        }
        return head;
    }

    public static void main(String[] arguments) throws IOException {
        BufferedReader input = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(input.readLine().trim());
        String[] words = n == 0 ? new String[0] : input.readLine().trim().split(" ");
        ListNode head = null;
        for (int at = n - 1; at >= 0; at--) head = new ListNode(Integer.parseInt(words[at]), head);
        StringBuilder output = new StringBuilder();
        for (ListNode node = folded(head); node != null; node = node.next) output.append(output.length() == 0 ? "" : " ").append(node.val);
        System.out.println(output);
    }
}
