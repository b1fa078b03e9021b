/** Serial collection, one compiler tier, nothing written for monitors: what starts fastest on one core. */
export const quickStart = ['-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1', '-XX:-UsePerfData', '-Xshare:auto'] as const

/** How every JVM program is started: the heap leaves room below the limit for what is not heap. */
export const runOptions = (memoryMb: number): string[] => [
  ...quickStart,
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
