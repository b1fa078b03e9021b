import java.util.ArrayList;
import java.util.List;
import java.util.Scanner;

public class Main {
  /** The shelves whose content differs from what the list says; shelves are numbered from 1. */
  static List<Integer> toCountAgain(List<Integer> listed, List<Integer> counted) {
    List<Integer> shelves = new ArrayList<>();
    for (int i = 0; i < listed.size(); i++) {
      if (!listed.get(i).equals(counted.get(i))) {
        shelves.add(i + 1);
      }
    }
    return shelves;
  }

  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    List<Integer> listed = new ArrayList<>();
    List<Integer> counted = new ArrayList<>();
    while (in.hasNextInt()) {
      listed.add(in.nextInt());
      counted.add(in.nextInt());
    }
    System.out.println(toCountAgain(listed, counted));
  }
}
