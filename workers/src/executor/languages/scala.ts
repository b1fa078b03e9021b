import { classArchive, outOfHeap, quickStart, runOptions } from './jvm.ts'
import type { Language, ToolPath } from './language.ts'

const folder = '/usr/share/java'
const libraryJar = `${folder}/scala-library.jar`
const compilerJars = [
  ...['scala-compiler', 'scala-reflect', 'scala-library', 'scala-xml_2.11', 'scala-parser-combinators_2.11'],
].map((name) => `${folder}/${name}.jar`)
const compilerArchive = '/warm/scalac.jsa'
const libraryArchive = '/warm/program.jsa'

/** The object to start: the one with a main or that is an App; a file is named after it, in the folder of its package. */
function sourceFile(source: string): string {
  const packageName = /^[ \t]*package[ \t]+(\w[\w.]{0,200})/m.exec(source)?.[1]
  const folders = packageName === undefined ? [] : packageName.split('.').filter(Boolean)
  const objects = [...source.matchAll(/\bobject\s+([A-Za-z_$][\w$]{0,100})([^{]*)/g)]
  const app = objects.find(([, , parents]) => /\bextends\s+App\b/.test(parents ?? ''))
  const withMain = objects.findLast(({ index }) => {
    const main = source.search(/\bdef\s+main\s*\(/)
    return main >= 0 && index < main
  })
  return [...folders, `${(app ?? withMain ?? objects[0])?.[1] ?? 'Main'}.scala`].join('/')
}

const scalac = (tool: ToolPath, archive: readonly string[], output: string, file: string) =>
  [
    tool('java'),
    ...quickStart,
    '-Xmx768m',
    '-Xss8m',
    ...archive,
    ...['-cp', compilerJars.join(':'), 'scala.tools.nsc.Main'],
    ...['-cp', libraryJar, '-encoding', 'UTF-8', '-nowarn', '-d', output, file],
  ] as const

const java = (tool: ToolPath, archive: readonly string[], memoryMb: number, classes: string, name: string) =>
  [tool('java'), ...runOptions(memoryMb), ...archive, '-cp', `${libraryJar}:${classes}`, name] as const

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
  sourceFile,
  warmUp: (tool) => ({
    files: { 'WarmUp.scala': warmUpProgram },
    commands: [
      { argv: [tool('java'), '-version'] },
      { argv: scalac(tool, [classArchive(compilerArchive, { make: true })], '/warm', '/warm/WarmUp.scala') },
      { argv: java(tool, [classArchive(libraryArchive, { make: true })], 512, '/warm', 'WarmUp') },
    ],
  }),
  compile: ({ tool, isWarm, sourceFile }) => ({
    argv: scalac(tool, isWarm ? [classArchive(compilerArchive)] : [], '/tmp/out', `/box/${sourceFile}`),
  }),
  compileMemoryMb: 1_536,
  run: ({ tool, isWarm, sourceFile, memoryMb }) => ({
    argv: java(
      tool,
      isWarm ? [classArchive(libraryArchive)] : [],
      memoryMb,
      '/box',
      sourceFile.replace(/\.scala$/, '').replaceAll('/', '.'),
    ),
  }),
  memoryMb: 512,
  stackMb: 64,
  outOfMemory: outOfHeap,
  programs: {
    hello: 'object Main extends App { println("hello, world") }\n',
    wrong: 'object Main extends App { println("good-bye") }\n',
  },
}
