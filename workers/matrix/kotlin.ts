import { deep, type MatrixPrograms, said } from './matrixProgram.ts'

export const kotlin: MatrixPrograms = {
  actor: `import java.io.*
import java.util.*

fun levels(count: Int): Int = if (count == 0) 0 else 1 + levels(count - 1)

fun main() {
    val reader = System.\`in\`.bufferedReader()
    when (reader.readLine()) {
        "say" -> println("${said}")
        "echo" -> {
            val out = PrintWriter(System.out)
            reader.forEachLine { out.println(it) }
            out.flush()
        }
        "sum" -> {
            val tokens = StreamTokenizer(reader)
            var total = 0L
            while (tokens.nextToken() != StreamTokenizer.TT_EOF) total += tokens.nval.toLong()
            println(total)
        }
        "recurse" -> println(levels(reader.readLine().toInt()))
        "throw" -> {
            println(1)
            listOf<Int>()[1]
        }
        "loop" -> {
            println("begun")
            while (true) {}
        }
        "bomb" -> {
            val kept = mutableListOf<LongArray>()
            while (true) kept.add(LongArray(100_000))
        }
        "flood" -> while (true) println("xxxxxxxxxxxxxxxxxxxxxx")
    }
}
`,
  depth: deep,
  thrown:
    /^Exception in thread "main" java\.lang\.(?:Array)?IndexOutOfBoundsException[\s\S]*at MainKt\.main\(Main\.kt:24\)/,
  broken: {
    source: 'fun main() {\n    val first = 1\n    val number: Int = "text"\n}\n',
    says: /Main\.kt:3:21: error: .*type mismatch/,
  },
  idioms: [
    {
      name: 'readln, collections, data classes, sealed interfaces, extension functions',
      source: `package answers

import java.util.PriorityQueue

data class Edge(val to: Int, val weight: Int)
sealed interface Result { data class Ok(val value: Int) : Result; object None : Result }
enum class Level { LOW, HIGH }
fun String.words() = split(" ").filter { it.isNotBlank() }
class Counter { private val counts = sortedMapOf<String, Int>(); operator fun plusAssign(word: String) { counts.merge(word, 1, Int::plus) }; override fun toString() = counts.toString() }

fun main(args: Array<String>) {
    val n = readln().toInt()
    val (a, b) = readln().words().map(String::toInt)
    val counter = Counter()
    while (true) { val line = readlnOrNull() ?: break; line.words().forEach { counter += it } }
    val heap = PriorityQueue<Edge>(compareBy({ it.weight }, { -it.to }))
    repeat(n) { heap.add(Edge(it, (it * 7) % 3)) }
    val result: Result = heap.poll()?.let { Result.Ok(it.to) } ?: Result.None
    val text = when (result) { is Result.Ok -> "ok \${result.value}"; Result.None -> "none" }
    println("$text \${a + b} $counter \${Level.entries.last()} \${"%.2f".format(1.0 / 3)} \${generateSequence(1) { it * 2 }.take(5).toList()}")
    println(ArrayDeque(listOf(1, 2)).removeLast().toString() + (1..10 step 3).joinToString() + java.math.BigInteger.TWO.pow(70))
}
`,
      stdin: '4\n20 22\nb a b\n',
      expected: 'ok 3 42 {a=1, b=2} HIGH 0.33 [1, 2, 4, 8, 16]\n21, 4, 7, 101180591620717411303424\n',
    },
    {
      name: 'a main in an object',
      source: `object Main {
    @JvmStatic
    fun main(args: Array<String>) {
        val numbers = readLine()!!.split(" ").map { it.toLong() }
        println(numbers.sum())
    }
}
`,
      stdin: '1 2 3\n',
      expected: '6\n',
    },
    {
      name: 'a class Solution and a companion with the main',
      source: `class Solution {
    fun isValid(text: String): Boolean {
        val stack = ArrayDeque<Char>()
        for (char in text) if (char == '(' || char == '{') stack.addLast(char) else if (stack.removeLastOrNull() != (if (char == ')') '(' else '{')) return false
        return stack.isEmpty()
    }

    companion object {
        @JvmStatic fun main(args: Array<String>) = println(Solution().isValid(readln()))
    }
}
`,
      stdin: '({})\n',
      expected: 'true\n',
    },
  ],
}
