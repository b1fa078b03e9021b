import { deep, type MatrixPrograms, said } from './matrixProgram.ts'

export const java: MatrixPrograms = {
  actor: `import java.io.*;
import java.util.*;

public class Main {
    static int levels(int count) { return count == 0 ? 0 : 1 + levels(count - 1); }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        switch (in.readLine()) {
            case "say" -> System.out.println("${said}");
            case "echo" -> {
                PrintWriter out = new PrintWriter(new BufferedWriter(new OutputStreamWriter(System.out)));
                for (String line; (line = in.readLine()) != null; ) out.println(line);
                out.flush();
            }
            case "sum" -> {
                StreamTokenizer tokens = new StreamTokenizer(in);
                long total = 0;
                while (tokens.nextToken() != StreamTokenizer.TT_EOF) total += (long) tokens.nval;
                System.out.println(total);
            }
            case "recurse" -> System.out.println(levels(Integer.parseInt(in.readLine())));
            case "throw" -> {
                System.out.println(1);
                int[] none = {};
                none[1] = 2;
            }
            case "loop" -> {
                System.out.println("begun");
                while (true) ;
            }
            case "bomb" -> {
                List<long[]> kept = new ArrayList<>();
                while (true) kept.add(new long[100000]);
            }
            case "flood" -> { while (true) System.out.println("xxxxxxxxxxxxxxxxxxx"); }
        }
    }
}
`,
  depth: deep,
  thrown:
    /^Exception in thread "main" java\.lang\.ArrayIndexOutOfBoundsException: Index 1 [\s\S]*at Main\.main\(Main\.java:26\)/,
  broken: {
    source: 'class Main {\n  public static void main(String[] a) {\n    int number = "text";\n  }\n}\n',
    says: /Main\.java:3: error: incompatible types: String cannot be converted to int/,
  },
  idioms: [
    {
      name: 'Scanner and a class Solution beside Main',
      source: `import java.util.*;

class Solution {
    public int[] twoSum(int[] nums, int target) {
        Map<Integer, Integer> seen = new HashMap<>();
        for (int i = 0; i < nums.length; i++) {
            Integer other = seen.get(target - nums[i]);
            if (other != null) return new int[] {other, i};
            seen.put(nums[i], i);
        }
        return new int[0];
    }
}

class Main {
    public static void main(String[] args) {
        Scanner scanner = new Scanner(System.in);
        int n = scanner.nextInt();
        int[] nums = new int[n];
        for (int i = 0; i < n; i++) nums[i] = scanner.nextInt();
        int target = scanner.nextInt();
        scanner.nextLine();
        System.out.println(Arrays.toString(new Solution().twoSum(nums, target)) + scanner.nextLine().toUpperCase());
    }
}
`,
      stdin: '3\n2 7 11\n9\ngrün 日本\n',
      expected: '[0, 1]GRÜN 日本\n',
    },
    {
      name: 'public class Solution in a package, records, streams, text blocks, patterns, threads',
      source: `package org.example.answers;

import java.math.BigInteger;
import java.util.*;
import java.util.concurrent.*;
import java.util.function.*;
import java.util.stream.*;

public class Solution {
    sealed interface Shape permits Circle, Square {}
    record Circle(double radius) implements Shape {}
    record Square(double side) implements Shape {}
    enum Level { LOW, HIGH }

    static double area(Shape shape) {
        return switch (shape) {
            case Circle(double radius) -> Math.PI * radius * radius;
            case Square s when s.side() > 100 -> Double.NaN;
            case Square s -> s.side() * s.side();
        };
    }

    public static void main(String... args) throws Exception {
        var words = new Scanner(System.in).tokens().collect(Collectors.groupingBy(String::length, TreeMap::new, Collectors.counting()));
        System.out.println(words + " " + new Square(1.5) + " " + Level.valueOf("HIGH").ordinal());
        System.out.printf("%.3f %s%n", area(new Circle(1)), BigInteger.TWO.pow(100));
        String text = """
            {"a": 1}
            """;
        System.out.print(text);
        ExecutorService pool = Executors.newFixedThreadPool(4);
        List<Future<Integer>> futures = new ArrayList<>();
        for (int i = 0; i < 4; i++) { int n = i; futures.add(pool.submit(() -> n * n)); }
        int total = 0;
        for (Future<Integer> future : futures) total += future.get();
        pool.shutdown();
        System.out.println(total + IntStream.rangeClosed(1, 3).mapToObj(Integer::toString).collect(Collectors.joining(",")));
    }
}
`,
      stdin: 'one two three',
      expected: '{3=2, 5=1} Square[side=1.5] 1\n3.142 1267650600228229401496703205376\n{"a": 1}\n141,2,3\n',
    },
    {
      name: 'a helper class first, StringTokenizer, ArrayDeque, PriorityQueue',
      source: `import java.io.*;
import java.util.*;

class Edge implements Comparable<Edge> {
    final int to, weight;
    Edge(int to, int weight) { this.to = to; this.weight = weight; }
    @Override public int compareTo(Edge other) { return Integer.compare(weight, other.weight); }
}

class Program {
    public static void main(String[] args) throws IOException {
        BufferedReader reader = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer words = new StringTokenizer(reader.readLine());
        PriorityQueue<Edge> heap = new PriorityQueue<>();
        while (words.hasMoreTokens()) heap.add(new Edge(heap.size(), Integer.parseInt(words.nextToken())));
        Deque<Integer> order = new ArrayDeque<>();
        while (!heap.isEmpty()) order.addLast(heap.poll().to);
        StringBuilder out = new StringBuilder();
        for (int to : order) out.append(to).append(' ');
        System.out.println(out.toString().trim());
    }
}
`,
      stdin: '30 10 20\n',
      expected: '1 2 0\n',
    },
  ],
}
