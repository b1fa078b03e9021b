import { deep, type MatrixPrograms, said } from './matrixProgram.ts'

export const swift: MatrixPrograms = {
  actor: `import Glibc

@inline(never) func levels(_ count: Int) -> Int { return count == 0 ? 0 : 1 + levels(count - 1) }
setvbuf(stdout, nil, _IOLBF, 0)
switch readLine()! {
case "say": print("${said}")
case "echo": while let line = readLine(strippingNewline: false) { print(line, terminator: "") }
case "sum":
    var total = 0
    while let line = readLine() { total += Int(line)! }
    print(total)
case "recurse": print(levels(Int(readLine()!)!))
case "throw":
    print(1)
    let none: [Int] = []
    print(none[CommandLine.arguments.count])
case "loop":
    print("begun")
    var i = 0
    while true { i = i &+ 1 }
case "bomb":
    var kept: [[UInt8]] = []
    while true { kept.append([UInt8](repeating: 1, count: 1_000_000)) }
default: while true { print("xxxxxxxxxxxxxxxxxxxxxxx") }
}
`,
  depth: deep,
  thrown: /Fatal error: Index out of range/,
  broken: {
    source: 'let first = 1\nlet second = 2\nlet number: Int = "text"\n',
    says: /main\.swift:3:19: error: cannot convert value of type 'String' to specified type 'Int'/,
  },
  idioms: [
    {
      name: 'readLine, Foundation, dictionaries, structures, enums, closures',
      source: `import Foundation

struct Point: Hashable, CustomStringConvertible {
    var x = 0, y = 0
    var description: String { "<\\(x) \\(y)>" }
}
indirect enum Tree { case leaf, node(Tree, Int, Tree) }
protocol Shape { func area() -> Double }
final class Square: Shape { let side: Double; init(_ side: Double) { self.side = side }; func area() -> Double { side * side } }
extension Array where Element: Comparable { func isSorted() -> Bool { zip(self, dropFirst()).allSatisfy { $0 <= $1 } } }
enum Failure: Error { case bad(String) }
func sum(_ tree: Tree) -> Int { if case let .node(left, value, right) = tree { return sum(left) + value + sum(right) }; return 0 }
func parse(_ text: String) throws -> Int { guard let number = Int(text) else { throw Failure.bad(text) }; return number }

let n = Int(readLine() ?? "")!
let numbers = readLine()!.split(separator: " ").map { Int($0)! }
let groups = Dictionary(grouping: numbers, by: { $0 % 2 == 0 ? "even" : "odd" })
var seen: Set<Point> = [Point(x: 1), Point(x: 1)]
for key in groups.keys.sorted() { print(key, groups[key]!.sorted(by: >)) }
do { _ = try parse("x") } catch Failure.bad(let text) { print("bad", text) } catch {}
print(String(format: "%.2f", Square(1.5).area()), seen.count, seen.first!, sum(.node(.leaf, 3, .node(.leaf, 4, .leaf))), numbers.isSorted(), n)
print("größer 👩\u200d🚀".count, "a,b".components(separatedBy: ","), readLine() ?? "end", Double(2).squareRoot().rounded(), " x ".trimmingCharacters(in: .whitespaces))
`,
      stdin: '3\n4 9 2\n',
      expected: 'even [4, 2]\nodd [9]\nbad x\n2.25 1 <1 0> 7 false 3\n8 ["a", "b"] end 1.0 x\n',
    },
    {
      name: 'a type marked with @main, async functions',
      source: `@main
struct Solution {
    static func square(_ n: Int) async -> Int { n * n }
    static func main() async {
        var total = 0
        while let line = readLine(), let number = Int(line) { total += await square(number) }
        print(total)
    }
}
`,
      stdin: '3\n4\n',
      expected: '25\n',
    },
  ],
}
