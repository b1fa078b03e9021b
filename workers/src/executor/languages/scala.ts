import { classArchive, compilerHeap, makeProgramArchive, outOfHeap, quickStart, runClass } from './jvm.ts'
import { readJvmSource } from './jvmSource.ts'
import type { Language, ToolPath } from './language.ts'

const folder = '/usr/share/java'
const libraryJar = `${folder}/scala-library.jar`
const compilerJars = [
  ...['scala-compiler', 'scala-reflect', 'scala-library', 'scala-xml_2.11', 'scala-parser-combinators_2.11'],
].map((name) => `${folder}/${name}.jar`)
const compilerArchive = '/warm/scalac.jsa'
const begins = {
  main: '\\bdef\\s+main\\s*\\(',
  objectThatRuns: '\\s+extends\\s+(?:[\\w.]{1,100}\\s+with\\s+){0,4}(?:scala\\.)?App\\b',
}

/** Returns the object to start. If several objects have a main or extend App, prefers Main. */
function mainClass(source: string): string {
  const { packagePrefix, mains } = readJvmSource(source, begins)
  const names = mains.filter((types) => types.length > 0).map((types) => types.join('$'))
  return packagePrefix + (names.includes('Main') ? 'Main' : (names[0] ?? 'Main'))
}

const scalac = (tool: ToolPath, archive: readonly string[], output: string, file: string) =>
  [
    tool('java'),
    ...quickStart,
    ...compilerHeap(768, 320),
    '-Xss8m',
    ...archive,
    ...['-cp', compilerJars.join(':'), 'scala.tools.nsc.Main'],
    ...['-cp', libraryJar, '-encoding', 'UTF-8', '-nowarn', '-d', output, file],
  ] as const

const warmUpProgram = `import scala.collection.mutable
import scala.io.StdIn

case class Edge(to: Int, weight: Long)
sealed trait Answer
case object None_ extends Answer
case class Some_(value: Long) extends Answer

object WarmUp {
  def main(args: Array[String]): Unit = {
    val lines = Iterator.continually(StdIn.readLine()).takeWhile(_ != null).toList
    val groups = lines.flatMap(_.split(' ')).filter(_.nonEmpty).groupBy(_.length)
    val heap = mutable.PriorityQueue.empty[Edge](Ordering.by((edge: Edge) => -edge.weight))
    for (i <- 0 until 3) heap.enqueue(Edge((i + 1) % 3, i.toLong))
    val answer: Answer = if (groups.isEmpty) None_ else Some_(groups.values.map(_.size.toLong).sum)
    answer match { case None_ => println("none"); case Some_(value) => println(value) }
    println(heap.dequeueAll.map(_.to).mkString(" ") + f"\${1.5}%.2f")
  }
}
`

export const scala: Language = {
  name: 'scala',
  tools: ['java', ...compilerJars],
  debianPackages: ['openjdk-21-jdk-headless', 'scala'],
  version: {
    command: (tool) => ({
      argv: [tool('java'), ...quickStart, '-cp', compilerJars.join(':'), 'scala.tools.nsc.Main', '-version'],
    }),
    pattern: /version (\d+\.\d+\.\d+)/,
  },
  sourceFile: () => 'Main.scala',
  warmUp: (tool) => ({
    files: { 'WarmUp.scala': warmUpProgram },
    commands: [
      { argv: scalac(tool, [classArchive(compilerArchive, { make: true })], '/warm', '/warm/WarmUp.scala') },
      ...makeProgramArchive({ tool, libraries: [libraryJar], classes: '/warm', mainClass: 'WarmUp' }),
    ],
  }),
  compile: ({ tool, isWarm, sourceFile }) => ({
    argv: scalac(tool, isWarm ? [classArchive(compilerArchive)] : [], '/tmp/out', `/box/${sourceFile}`),
  }),
  compileMemoryMb: 1_536,
  run: (context) => runClass({ ...context, libraries: [libraryJar], mainClass: mainClass(context.source) }),
  memoryMb: 512,
  stackMb: 64,
  outOfMemory: outOfHeap,
  programs: {
    hello: 'object Main extends App { println("hello, world") }\n',
    wrong: 'object Main extends App { println("good-bye") }\n',
  },
}
