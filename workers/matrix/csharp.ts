import { deep, type MatrixPrograms, said } from './matrixProgram.ts'

export const csharp: MatrixPrograms = {
  actor: `using System;
using System.Collections.Generic;
using System.IO;

public class Actor {
    static int Levels(int count) { return count == 0 ? 0 : 1 + Levels(count - 1); }

    public static void Main(string[] args) {
        switch (Console.ReadLine()) {
            case "say": Console.WriteLine("${said}"); break;
            case "echo": Console.Write(Console.In.ReadToEnd()); break;
            case "sum":
                long total = 0;
                for (string line; (line = Console.ReadLine()) != null;) total += int.Parse(line);
                Console.WriteLine(total);
                break;
            case "recurse": Console.WriteLine(Levels(int.Parse(Console.ReadLine()))); break;
            case "throw":
                Console.WriteLine(1);
                var none = new int[0];
                none[1] = 2;
                break;
            case "loop":
                Console.WriteLine("begun");
                while (true) { }
            case "bomb":
                var kept = new List<byte[]>();
                while (true) {
                    var part = new byte[1000000];
                    for (int i = 0; i < part.Length; i += 100) part[i] = 1;
                    kept.Add(part);
                }
            case "flood": while (true) Console.WriteLine("xxxxxxxxxxxxxxxxxxxxxxxxx");
        }
    }
}
`,
  depth: deep,
  thrown: /System\.IndexOutOfRangeException[\s\S]*at Actor\.Main .*main\.cs:21/,
  broken: {
    source: 'class Program {\n  static void Main() {\n    int number = "text";\n  }\n}\n',
    says: /main\.cs\(3,\d+\): error CS0029: Cannot implicitly convert type `string' to `int'/,
  },
  idioms: [
    {
      name: 'LINQ, sorted dictionaries, BigInteger, interpolation, tuples',
      source: `using System;
using System.Collections.Generic;
using System.Linq;
using System.Numerics;
using System.Text;

namespace Answers {
    interface IShape { double Area { get; } }
    class Square : IShape {
        public double Side { get; set; } = 1;
        public double Area => Side * Side;
        public override string ToString() => $"Square {Side:F2}";
    }
    static class Extensions { public static int Twice(this int value) => value * 2; }

    class Program {
        static (int Min, int Max) Range(IEnumerable<int> numbers) => (numbers.Min(), numbers.Max());
        static IEnumerable<int> Count(int n) { for (int i = 0; i < n; i++) yield return i; }

        static void Main() {
            int n = int.Parse(Console.ReadLine());
            int[] numbers = Console.ReadLine().Split(' ').Select(int.Parse).ToArray();
            var sorted = new SortedDictionary<string, List<int>>();
            foreach (var number in numbers.OrderByDescending(x => x)) {
                string key = number % 2 == 0 ? "even" : "odd";
                if (!sorted.TryGetValue(key, out var list)) sorted[key] = list = new List<int>();
                list.Add(number);
            }
            Console.WriteLine(string.Join("; ", sorted.Select(pair => $"{pair.Key}: {string.Join(",", pair.Value)}")));
            var range = Range(numbers);
            var query = from x in Count(5) where x > 2 group x by x % 2 into g select g.Sum();
            var queue = new Queue<int>(numbers);
            var stack = new Stack<string>(new[] { "a", "b" });
            var heap = new SortedSet<(int, int)> { (2, 1), (1, 5) };
            var builder = new StringBuilder().Append(queue.Dequeue()).Append(stack.Pop()).Append(heap.Min.Item2);
            Console.WriteLine($"{n} {range.Min} {range.Max} {query.Sum()} {builder} {BigInteger.Pow(2, 70)} {21.Twice()} {new Square { Side = 1.5 }}");
            object anything = 5;
            if (anything is int found && new HashSet<int> { 5 }.Contains(found)) Console.WriteLine("größer".Length + (Console.ReadLine() ?? "end"));
        }
    }
}
`,
      stdin: '3\n4 9 2\n',
      expected: 'even: 4,2; odd: 9\n3 2 9 7 4b5 1180591620717411303424 42 Square 1.50\n6end\n',
    },
    {
      name: 'tasks, async, dynamic, caught exceptions',
      source: `using System;
using System.Linq;
using System.Threading.Tasks;

class Solution {
    static async Task<int> Work(int n) { await Task.Yield(); return n * n; }
    static int Main() {
        int total = Task.WhenAll(Enumerable.Range(0, 4).Select(Work)).Result.Sum();
        try { checked { int big = int.MaxValue; big += total; } }
        catch (OverflowException error) { Console.WriteLine(error.GetType().Name); }
        finally { Console.WriteLine(total); }
        dynamic value = "x";
        Console.WriteLine(value + 1);
        Console.Error.WriteLine("to stderr");
        return 0;
    }
}
`,
      expected: 'OverflowException\n14\nx1\n',
    },
  ],
}
