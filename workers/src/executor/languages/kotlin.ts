import { classArchive, compilerHeap, makeProgramArchive, outOfHeap, quickStart, runClass } from './jvm.ts'
import { readJvmSource } from './jvmSource.ts'
import type { Language, ToolPath } from './language.ts'

const folder = '/usr/local/lib/kotlin'
const compilerJar = `${folder}/kotlin-compiler.jar`
const libraryJar = `${folder}/kotlin-stdlib.jar`
const compilerArchive = '/warm/kotlinc.jsa'
const begins = { main: '\\bfun\\s+main\\s*\\(' }
const givenName = /^[ \t]*@file:JvmName\("(\w{1,100})"\)/m

/**
 * Returns the class to start. Functions at the top of a file belong to a class named after the file. A main may also be
 * in an object or a companion.
 */
function mainClass(source: string): string {
  const { packagePrefix, mains } = readJvmSource(source, begins)
  const types = mains.find((around) => around.length === 0) ?? mains[0] ?? []
  return packagePrefix + (types.length > 0 ? types.join('$') : (givenName.exec(source)?.[1] ?? 'MainKt'))
}

const kotlinc = (tool: ToolPath, archive: readonly string[], output: string, file: string) =>
  [
    tool('java'),
    ...quickStart,
    ...compilerHeap(768, 320),
    ...archive,
    ...['-cp', compilerJar, 'org.jetbrains.kotlin.cli.jvm.K2JVMCompiler'],
    ...['-no-reflect', '-no-stdlib', '-cp', libraryJar, '-d', output, file],
  ] as const

const warmUpProgram = `import java.util.PriorityQueue

data class Edge(val to: Int, val weight: Long)
sealed interface Answer { object None : Answer; class Some(val value: Long) : Answer }

fun main() {
    val lines = generateSequence(::readLine).toList()
    val groups = lines.flatMap { it.split(' ') }.filter { it.isNotEmpty() }.groupBy { it.length }
    val graph = Array(3) { mutableListOf<Edge>() }
    val heap = PriorityQueue<Edge>(compareBy { it.weight })
    val queue = ArrayDeque<Int>()
    for (i in 0 until 3) { graph[i].add(Edge((i + 1) % 3, i.toLong())); heap.addAll(graph[i]); queue.addLast(i) }
    val answer: Answer = if (groups.isEmpty()) Answer.None else Answer.Some(groups.values.sumOf { it.size.toLong() })
    when (answer) { is Answer.None -> println("none"); is Answer.Some -> println(answer.value) }
    println(buildString { while (queue.isNotEmpty()) append(queue.removeFirst()).append(' ') } + heap.map { it.to }.sorted().joinToString())
}
`

export const kotlin: Language = {
  name: 'kotlin',
  tools: ['java', compilerJar, libraryJar],
  debianPackages: ['openjdk-21-jdk-headless'],
  archives: [
    {
      package: 'kotlin-compiler',
      version: '2.4.20',
      integrity: 'sha512-IF5IVM7LpPhA/ntHQQpaVt1yxpaaQovtEVYLyqWMuaLr0XelLPPm7/sM6HLhtcRjjjoSsK7I7lP2kzYJkMy73w==',
      files: [
        'kotlin-compiler',
        'kotlin-stdlib',
        'kotlin-script-runtime',
        'kotlinx-coroutines-core-jvm',
        'annotations-13.0',
      ].map((name) => `lib/${name}.jar`),
      to: 'local/lib/kotlin',
    },
  ],
  version: {
    command: (tool) => ({
      argv: [tool('java'), ...quickStart, '-cp', compilerJar, 'org.jetbrains.kotlin.cli.jvm.K2JVMCompiler', '-version'],
    }),
    pattern: /kotlinc-jvm (\d+\.\d+\.\d+)/,
  },
  sourceFile: () => 'Main.kt',
  warmUp: (tool) => ({
    files: { 'WarmUp.kt': warmUpProgram },
    commands: [
      { argv: kotlinc(tool, [classArchive(compilerArchive, { make: true })], '/warm/classes', '/warm/WarmUp.kt') },
      ...makeProgramArchive({ tool, libraries: [libraryJar], classes: '/warm/classes', mainClass: 'WarmUpKt' }),
    ],
  }),
  compile: ({ tool, isWarm, sourceFile }) => ({
    argv: kotlinc(tool, isWarm ? [classArchive(compilerArchive)] : [], '/tmp/out', `/box/${sourceFile}`),
  }),
  compileMemoryMb: 1_536,
  run: (context) => runClass({ ...context, libraries: [libraryJar], mainClass: mainClass(context.source) }),
  memoryMb: 512,
  stackMb: 64,
  outOfMemory: outOfHeap,
  programs: {
    hello: 'fun main() { println("hello, world") }\n',
    wrong: 'fun main() { println("good-bye") }\n',
  },
}
