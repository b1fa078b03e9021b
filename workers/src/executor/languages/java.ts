import { classArchive, outOfHeap, quickStart, runOptions } from './jvm.ts'
import type { Language, ToolPath } from './language.ts'

/** The class to start: the public one; else Main, or the first class there is. */
function mainClass(source: string): string {
  const publicClass = /\bpublic\s+(?:(?:final|abstract|strictfp)\s+)*class\s+([A-Za-z_$][\w$]{0,100})/.exec(source)?.[1]
  if (publicClass !== undefined) return publicClass
  if (/\bclass\s+Main\b/.test(source)) return 'Main'
  return /\bclass\s+([A-Za-z_$][\w$]{0,100})/.exec(source)?.[1] ?? 'Main'
}

/** A file is named by its class and lies in the folder of its package, so that its path tells what to start. */
function sourceFile(source: string): string {
  const packageName = /^[ \t]*package[ \t]+(\w[\w.]{0,200})[ \t]*;/m.exec(source)?.[1]
  const folders = packageName === undefined ? [] : packageName.split('.').filter(Boolean)
  return [...folders, `${mainClass(source)}.java`].join('/')
}

const compilerArchive = '/warm/javac.jsa'

const javac = (tool: ToolPath, archive: readonly string[], output: string, file: string) =>
  [
    tool('javac'),
    ...[...quickStart, '-Xmx512m', ...archive].map((flag) => `-J${flag}`),
    '-proc:none',
    ...['-encoding', 'UTF-8'],
    ...['-d', output, file],
  ] as const

const warmUpProgram = `import java.io.*;
import java.util.*;
import java.util.function.*;
import java.util.stream.*;

public class WarmUp {
  record Pair(int left, long right) {}
  interface Shape { double area(); }
  static <T extends Comparable<T>> T largest(List<T> all) { return all.stream().max(Comparator.naturalOrder()).orElseThrow(); }
  public static void main(String[] args) throws IOException {
    BufferedReader reader = new BufferedReader(new InputStreamReader(System.in));
    Map<String, List<Integer>> groups = new HashMap<>();
    for (String line; (line = reader.readLine()) != null; ) {
      StringTokenizer words = new StringTokenizer(line);
      while (words.hasMoreTokens()) groups.computeIfAbsent(words.nextToken(), key -> new ArrayList<>()).add(line.length());
    }
    Deque<int[]> queue = new ArrayDeque<>();
    PriorityQueue<Pair> heap = new PriorityQueue<>((a, b) -> Long.compare(a.right(), b.right()));
    Shape shape = () -> queue.size() + heap.size();
    String text = groups.keySet().stream().sorted().collect(Collectors.joining(", ")) + String.format("%.2f", shape.area());
    switch (text.length()) { case 0 -> System.out.println("none"); default -> System.out.println(text + largest(List.of(1, 2))); }
  }
}
`

export const java: Language = {
  name: 'java',
  tools: ['java', 'javac'],
  debianPackages: ['openjdk-21-jdk-headless'],
  version: { command: (tool) => ({ argv: [tool('java'), ...quickStart, '-version'] }), pattern: /version "([^"]+)"/ },
  sourceFile,
  warmUp: (tool) => ({
    files: { 'WarmUp.java': warmUpProgram },
    commands: [{ argv: javac(tool, [classArchive(compilerArchive, { make: true })], '/tmp', '/warm/WarmUp.java') }],
  }),
  compile: ({ tool, isWarm, sourceFile }) => ({
    argv: javac(tool, isWarm ? [classArchive(compilerArchive)] : [], '/tmp/out', `/box/${sourceFile}`),
  }),
  run: ({ tool, sourceFile, memoryMb }) => ({
    argv: [
      tool('java'),
      ...runOptions(memoryMb),
      ...['-cp', '/box', sourceFile.replace(/\.java$/, '').replaceAll('/', '.')],
    ],
  }),
  memoryMb: 512,
  stackMb: 64,
  outOfMemory: outOfHeap,
  programs: {
    hello: 'public class Main { public static void main(String[] args) { System.out.println("hello, world"); } }\n',
    wrong: 'public class Main { public static void main(String[] args) { System.out.println("good-bye"); } }\n',
  },
}
