import type { CodeExecutionRequestBody } from '@greenroom/shared/wire'
import { interleaved, report } from '../../../scripts/bench/report.ts'
import { startService } from './service.ts'
import { p50, prepareSetting } from './setting.ts'

// Compiles new sources over HTTP, and takes the time the executor reports. The baseline is the bare compiler with the
// same flags.
const rounds = 5
const setting = await prepareSetting()
const service = await startService()
let sources = 0

const cpp = (count: number) => `#include <bits/stdc++.h>
using namespace std;
struct Edge { int to; long long weight; };
int main() {
  int nodes, edges;
  cin >> nodes >> edges;
  vector<vector<Edge>> graph(nodes);
  for (int i = 0; i < edges; i++) { int a, b; long long w; cin >> a >> b >> w; graph[a].push_back({b, w}); }
  priority_queue<pair<long long, int>, vector<pair<long long, int>>, greater<>> queue;
  map<int, long long> best;
  queue.push({0, 0});
  while (!queue.empty()) {
    auto [cost, node] = queue.top();
    queue.pop();
    if (best.contains(node)) continue;
    best[node] = cost;
    for (const auto& [to, weight] : graph[node]) queue.push({cost + weight, to});
  }
  string text = to_string(best.size()) + " " + to_string(${count});
  sort(text.begin(), text.end());
  cout << (best.size() > 1 ? "many" : "one") << "\\n";
}
`
const java = (count: number) => `import java.io.*;
import java.util.*;
import java.util.stream.*;

public class Main {
  record Edge(int to, long weight) {}
  public static void main(String[] args) throws IOException {
    BufferedReader reader = new BufferedReader(new InputStreamReader(System.in));
    StringTokenizer first = new StringTokenizer(reader.readLine());
    int nodes = Integer.parseInt(first.nextToken()), edges = Integer.parseInt(first.nextToken());
    List<List<Edge>> graph = IntStream.range(0, nodes).<List<Edge>>mapToObj(i -> new ArrayList<>()).toList();
    for (int i = 0; i < edges; i++) {
      StringTokenizer line = new StringTokenizer(reader.readLine());
      graph.get(Integer.parseInt(line.nextToken())).add(new Edge(Integer.parseInt(line.nextToken()), ${count}L));
    }
    Map<Integer, Long> best = new HashMap<>();
    PriorityQueue<long[]> queue = new PriorityQueue<>(Comparator.comparingLong(entry -> entry[0]));
    queue.add(new long[] {0, 0});
    while (!queue.isEmpty()) {
      long[] top = queue.poll();
      if (best.putIfAbsent((int) top[1], top[0]) != null) continue;
      for (Edge edge : graph.get((int) top[1])) queue.add(new long[] {top[0] + edge.weight(), edge.to()});
    }
    System.out.println(best.size() > 1 ? "many" : "one");
  }
}
`

async function compileMs(language: 'cpp' | 'java', source: (count: number) => string): Promise<number> {
  sources += 1
  const testCases = [{ stdin: '3 0\n', expected_output: 'one\n' }]
  const body: CodeExecutionRequestBody = { language, sourceCode: source(sources), testCases }
  return (await service.submit(body)).results.compilation.timeMs
}

async function measure(
  language: 'cpp' | 'java',
  source: (count: number) => string,
  fileName: string,
  command: (file: string) => readonly string[],
  bound: number,
) {
  const file = setting.file(fileName, source(0))
  const measured = await interleaved(
    rounds,
    () => compileMs(language, source),
    async () => p50(await setting.bare(1, command(file))),
  )
  report({
    what: `${language === 'cpp' ? 'C++20' : 'Java'} compile of a new source`,
    unit: 'ms',
    ours: measured.ours,
    floor: { what: 'the plain compiler', rounds: measured.floor },
    reach: { of: 'ratio', is: 'at most', bound },
    notes: [`with ${setting.toolchain}`],
  })
}

const { tool: cppTool } = await setting.prepared('cpp')
await measure('cpp', cpp, 'main.cpp', (file) => [cppTool('g++'), '-std=gnu++20', '-O2', '-o', '/tmp/a.out', file], 0.4)
const { tool: javaTool } = await setting.prepared('java')
await measure('java', java, 'Main.java', (file) => [javaTool('javac'), '-d', '/tmp', file], 0.5)

await service.stop()
await setting.stop()
process.disconnect?.()
