import type { Command, ToolPath } from './language.ts'

/** Without its log the JVM's remarks about archives cannot get among what a program or a compiler prints. */
const quiet = '-Xlog:disable'

/** Serial collection, nothing written for monitors: what starts fastest on one core. */
const lean = ['-XX:+UseSerialGC', '-XX:-UsePerfData', '-Xshare:auto', quiet] as const

/** For compilers, which end before the second tier of compilation would pay: programs may run long enough for it. */
export const quickStart = [...lean, '-XX:TieredStopAtLevel=1'] as const

/** A compiler's heap, whose young part is large enough that most compilations end before anything is collected. */
export const compilerHeap = (heapMb: number, youngMb: number) =>
  [`-Xmx${heapMb}m`, `-Xms${2 * youngMb}m`, `-Xmn${youngMb}m`] as const

/** How every JVM program is started: the heap leaves room below the limit for what is not heap. */
const runOptions = (memoryMb: number): string[] => [
  ...lean,
  `-Xmx${Math.max(8, Math.floor(memoryMb * 0.75))}m`,
  '-Xss64m',
  '-Dfile.encoding=UTF-8',
  '-Dstdout.encoding=UTF-8',
  '-Dstderr.encoding=UTF-8',
]

export const outOfHeap = /java\.lang\.OutOfMemoryError/

/** Uses, or with `make` writes, an archive of the classes that a JVM loads, ready to be mapped. */
export const classArchive = (path: string, { make = false } = {}): string =>
  make ? `-XX:ArchiveClassesAtExit=${path}` : `-XX:SharedArchiveFile=${path}`

const programList = '/warm/program.list'
const programArchive = '/warm/program.jsa'

type ProgramOfOurs = { tool: ToolPath; libraries: readonly string[]; classes: string; mainClass: string }

const classPath = (places: readonly string[]): string[] => (places.length === 0 ? [] : ['-cp', places.join(':')])

/**
 * Commands that archive what a program of ours loads of the JDK and of the language's libraries, for all programs: a
 * list of classes, then an archive of those that are not the program's own (of folders nothing can be archived). Only G1
 * writes objects into an archive; every collector takes them out of it.
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

/** How a program is run whose classes are in the box. */
export const runClass = (program: JvmProgram): Command => ({
  argv: [
    program.tool('java'),
    ...runOptions(program.memoryMb),
    ...(program.isWarm ? [classArchive(programArchive)] : []),
    ...classPath([...(program.libraries ?? []), '/box']),
    program.mainClass,
  ],
})
