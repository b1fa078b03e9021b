import type { Command, ToolPath } from './language.ts'

/**
 * The option that turns the JVM's log off, to keep its messages about archives out of the output of programs and
 * compilers.
 */
const quiet = '-Xlog:disable'

/** The options that make a JVM start fastest on one core: serial garbage collection and no performance data files. */
const lean = ['-XX:+UseSerialGC', '-XX:-UsePerfData', '-Xshare:auto', quiet] as const

/**
 * The options for compilers, which end before the JVM's second-tier compilation would pay off. Programs may run long
 * enough for it.
 */
export const quickStart = [...lean, '-XX:TieredStopAtLevel=1'] as const

/**
 * The options for a compiler's heap. Its young generation is so large that most compilations end before any garbage
 * collection.
 */
export const compilerHeap = (heapMb: number, youngMb: number) =>
  [`-Xmx${heapMb}m`, `-Xms${2 * youngMb}m`, `-Xmn${youngMb}m`] as const

/** The start options of every JVM program. The heap leaves room below the limit for everything else. */
const runOptions = (memoryMb: number): string[] => [
  ...lean,
  `-Xmx${Math.max(8, Math.floor(memoryMb * 0.75))}m`,
  '-Xss64m',
  '-Dfile.encoding=UTF-8',
  '-Dstdout.encoding=UTF-8',
  '-Dstderr.encoding=UTF-8',
]

export const outOfHeap = /java\.lang\.OutOfMemoryError/

/** Uses (or with `make` writes) an archive of the classes a JVM loads, ready to be mapped into memory. */
export const classArchive = (path: string, { make = false } = {}): string =>
  make ? `-XX:ArchiveClassesAtExit=${path}` : `-XX:SharedArchiveFile=${path}`

const programList = '/warm/program.list'
const programArchive = '/warm/program.jsa'

type ProgramOfOurs = { tool: ToolPath; libraries: readonly string[]; classes: string; mainClass: string }

const classPath = (places: readonly string[]): string[] => (places.length === 0 ? [] : ['-cp', places.join(':')])

/**
 * Commands that archive the classes a program of ours loads from the JDK and the language's libraries, for use by all
 * programs. First they list the classes, then archive them without the program's own, because folders can't be
 * archived. Only G1 writes objects into an archive; every collector reads them.
 */
export const makeProgramArchive = ({ tool, libraries, classes, mainClass }: ProgramOfOurs): Command[] => [
  {
    argv: [
      tool('java'),
      ...[...runOptions(512), '-Xshare:off', `-XX:DumpLoadedClassList=${programList}`],
      ...[...classPath([...libraries, classes]), mainClass],
    ],
  },
  {
    argv: [
      tool('java'),
      ...['-XX:+UseG1GC', quiet, '-Xshare:dump', `-XX:SharedClassListFile=${programList}`],
      ...[`-XX:SharedArchiveFile=${programArchive}`, ...classPath(libraries)],
    ],
  },
]

type JvmProgram = {
  tool: ToolPath
  isWarm: boolean
  memoryMb: number
  libraries?: readonly string[]
  mainClass: string
}

/** Builds the command to run a program whose classes are in the sandbox. */
export const runClass = (program: JvmProgram): Command => ({
  argv: [
    program.tool('java'),
    ...runOptions(program.memoryMb),
    ...(program.isWarm ? [classArchive(programArchive)] : []),
    ...classPath([...(program.libraries ?? []), '/box']),
    program.mainClass,
  ],
})
