import { deep, type MatrixPrograms, said } from './matrixProgram.ts'

export const cpp: MatrixPrograms = {
  actor: `#include <bits/stdc++.h>
using namespace std;

[[gnu::noinline]] long levels(volatile long count) {
  volatile char frame[200];
  frame[0] = 1;
  return count == 0 ? 0 : frame[0] + levels(count - 1);
}

int main() {
  ios_base::sync_with_stdio(false);
  cin.tie(nullptr);
  string request;
  getline(cin, request);
  if (request == "say") cout << "${said}" << endl;
  if (request == "echo") for (string line; getline(cin, line);) cout << line << '\\n';
  if (request == "sum") {
    long long total = 0;
    for (int number; cin >> number;) total += number;
    cout << total << '\\n';
  }
  if (request == "recurse") {
    long count;
    cin >> count;
    cout << levels(count) << '\\n';
  }
  if (request == "throw") {
    cout << 1 << endl;
    vector<int> none;
    return none.at(3);
  }
  if (request == "loop") {
    cout << "begun" << endl;
    for (volatile int i = 0;; i = i + 1) ;
  }
  if (request == "bomb") {
    vector<vector<char>> kept;
    for (;;) kept.emplace_back(1000000, 'x');
  }
  if (request == "flood") for (;;) cout << "xxxxxxxxxxxxxxxxxxxxxxxxxxx\\n";
}
`,
  depth: deep,
  thrown: /terminate called after throwing an instance of 'std::out_of_range'/,
  broken: {
    source: '#include <string>\nint main() {\n  std::string text = 5.0 + ;\n}\n',
    says: /main\.cpp:3:28: error: expected primary-expression/,
  },
  idioms: [
    {
      name: 'C++20: ranges, concepts, spaceship, structured bindings',
      source: `#include <algorithm>
#include <compare>
#include <concepts>
#include <iostream>
#include <map>
#include <numeric>
#include <optional>
#include <ranges>
#include <span>
#include <string>
#include <vector>

template <std::integral T> T twice(T value) { return value * 2; }
struct Point { int x, y; auto operator<=>(const Point &) const = default; };

int main() {
  std::map<std::string, int> counts;
  for (std::string word; std::cin >> word;) ++counts[word];
  for (const auto &[word, count] : counts) std::cout << word << '=' << count << ' ';
  std::vector numbers{3, 1, 2, 4};
  std::ranges::sort(numbers, std::greater{});
  for (int n : numbers | std::views::filter([](int n) { return n % 2 == 0; }) | std::views::transform(twice<int>)) std::cout << n << ' ';
  if (std::optional<int> found = 5; Point{1, 2} < Point{1, 3}) std::cout << *found << ' ' << std::span(numbers).size() << '\\n';
}
`,
      stdin: 'b a b',
      expected: 'a=1 b=2 8 4 5 4\n',
    },
    {
      name: 'bits/stdc++.h with scanf, priority_queue and lambdas',
      source: `#include <bits/stdc++.h>
#define all(x) (x).begin(), (x).end()
using namespace std;
using ll = long long;
const int N = 2e5 + 5;
int parent[N];
int find(int x) { return parent[x] == x ? x : parent[x] = find(parent[x]); }
int main() {
  int n;
  scanf("%d", &n);
  vector<pair<int, ll>> items(n);
  for (auto &[a, b] : items) scanf("%d %lld", &a, &b);
  sort(all(items), [](const auto &l, const auto &r) { return l.second > r.second; });
  priority_queue<int, vector<int>, greater<>> heap;
  for (auto [a, b] : items) heap.push(a);
  iota(parent, parent + N, 0);
  parent[find(1)] = find(2);
  unordered_map<string, set<int>> index;
  index["x"].insert(heap.top());
  printf("%d %lld %d %zu\\n", heap.top(), items[0].second, find(1), index.size());
  cout << fixed << setprecision(2) << acos(-1) << endl;
}
`,
      stdin: '2\n5 10\n3 4000000000\n',
      expected: '3 4000000000 2 1\n3.14\n',
    },
    {
      name: 'getline with numbers, threads, exceptions that are caught',
      source: `#include <iostream>
#include <memory>
#include <sstream>
#include <stdexcept>
#include <thread>
#include <vector>
struct Shape { virtual ~Shape() = default; virtual int area() const = 0; };
struct Square : Shape { int side; explicit Square(int s) : side(s) {} int area() const override { return side * side; } };
int main() {
  std::string line;
  std::getline(std::cin, line);
  std::istringstream words(line);
  int total = 0;
  for (int n; words >> n;) total += n;
  std::vector<std::unique_ptr<Shape>> shapes;
  shapes.push_back(std::make_unique<Square>(total));
  int seen = 0;
  std::thread other([&] { seen = shapes[0]->area(); });
  other.join();
  try { throw std::runtime_error("caught"); } catch (const std::exception &error) { std::cout << seen << ' ' << error.what() << '\\n'; }
}
`,
      stdin: '1 2 3\n',
      expected: '36 caught\n',
    },
  ],
}
