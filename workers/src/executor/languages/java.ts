import { classArchive, compilerHeap, makeProgramArchive, outOfHeap, quickStart, runClass } from './jvm.ts'
import { readJvmSource } from './jvmSource.ts'
import type { Language, ToolPath } from './language.ts'

const begins = { main: '\\bvoid\\s+main\\s*\\(' }
const anyClass = /\bclass\s+([A-Za-z_$][\w$]{0,100})/

/** Names the file after its public type or, if it has none, after the class to start. */
function sourceFile(source: string): string {
  const { publicType, mains } = readJvmSource(source, begins)
  return `${publicType ?? mains[0]?.[0] ?? 'Main'}.java`
}

/** Returns the class to start. Of the classes with a main, that is the public one, else Main, else the first. */
function mainClass(source: string): string {
  const { packagePrefix, publicType, mains } = readJvmSource(source, begins)
  const names = mains.map((types) => types.join('$'))
  const preferred = [publicType, 'Main'].find((name) => name !== undefined && names.includes(name))
  return packagePrefix + (preferred ?? names[0] ?? publicType ?? anyClass.exec(source)?.[1] ?? 'Main')
}

const compilerArchive = '/warm/javac.jsa'

const javac = (tool: ToolPath, archive: readonly string[], output: string, file: string) =>
  [
    tool('javac'),
    ...[...quickStart, ...compilerHeap(512, 160), ...archive].map((flag) => `-J${flag}`),
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
  label: (version) => `Java ${version.replace(/\..*/, '')}`,
  sourceFile,
  warmUp: (tool) => ({
    files: { 'WarmUp.java': warmUpProgram },
    commands: [
      { argv: javac(tool, [classArchive(compilerArchive, { make: true })], '/warm/classes', '/warm/WarmUp.java') },
      ...makeProgramArchive({ tool, libraries: [], classes: '/warm/classes', mainClass: 'WarmUp' }),
    ],
  }),
  compile: ({ tool, isWarm, sourceFile }) => ({
    argv: javac(tool, isWarm ? [classArchive(compilerArchive)] : [], '/tmp/out', `/box/${sourceFile}`),
  }),
  run: (context) => runClass({ ...context, mainClass: mainClass(context.source) }),
  memoryMb: 512,
  stackMb: 64,
  outOfMemory: outOfHeap,
  programs: {
    hello: 'public class Main { public static void main(String[] args) { System.out.println("hello, world"); } }\n',
    wrong: 'public class Main { public static void main(String[] args) { System.out.println("good-bye"); } }\n',
  },
}
