/** The frames between the service and the sandbox's init. `init/init.h` is the other side. */
export type Frame = { type: string; payload: Buffer }

export function encodeFrame(type: string, payload: Uint8Array): Buffer {
  const frame = Buffer.allocUnsafe(5 + payload.length)
  frame.writeUInt32LE(payload.length, 0)
  frame.write(type, 4, 'latin1')
  frame.set(payload, 5)
  return frame
}

/** A file for `/box`; `name` is relative and may contain folders. */
export type BoxFile = { name: string; executable: boolean; content: Uint8Array }

export function encodeFile({ name, executable, content }: BoxFile): Buffer {
  const nameBytes = Buffer.from(name)
  const head = Buffer.allocUnsafe(6)
  head.writeUInt32LE(executable ? 0o555 : 0o444, 0)
  head.writeUInt16LE(nameBytes.length, 4)
  return encodeFrame('F', Buffer.concat([head, nameBytes, content]))
}

/**
 * One program's limits. The members are sent in this order. `memoryIsBounded` is 1 if a control group limits the
 * memory, 0 if the init has to watch it.
 */
const limitNames = [
  'cpuMs',
  'wallMs',
  'memoryKb',
  'memoryIsBounded',
  'stdoutBytes',
  'stderrBytes',
  'stderrKeptBytes',
  'processes',
  'stackKb',
  'fileKb',
  'temporaryKb',
  'openFiles',
  'artefactKb',
] as const
export type ProgramLimits = Record<(typeof limitNames)[number], number>

export type ProgramRun = {
  /** The program's absolute path in the sandbox, and its arguments. */
  argv: readonly string[]
  environment: Readonly<Record<string, string>>
  stdin: Uint8Array
  limits: ProgramLimits
}

export function encodeRun({ argv, environment, stdin, limits }: ProgramRun): Buffer {
  const variables = Object.entries(environment).map(([name, value]) => `${name}=${value}`)
  const numbers = Buffer.alloc(4 * (limitNames.length + 2))
  for (const [index, name] of limitNames.entries()) numbers.writeUInt32LE(Math.round(limits[name]), 4 * index)
  numbers.writeUInt32LE(argv.length, 4 * limitNames.length)
  numbers.writeUInt32LE(variables.length, 4 * (limitNames.length + 1))
  const strings = [...argv, ...variables]
  if (strings.some((text) => text.includes('\0'))) throw new Error('an argument or a variable contains a NUL')
  return encodeFrame('R', Buffer.concat([numbers, Buffer.from(strings.map((text) => `${text}\0`).join('')), stdin]))
}

/** How a program ended, as seen by the init. `not-started` means that the system refused to execute it. */
const verdicts = ['ended', 'wall', 'cpu', 'memory', 'output', 'not-started', 'broken'] as const
export type Verdict = (typeof verdicts)[number]

export type ProgramEnd = {
  verdict: Verdict
  exitCode: number
  signal: number
  cpuMs: number
  wallMs: number
  memoryKb: number
  stdoutCut: boolean
  stderrCut: boolean
  errorNumber: number
  /** How many of the program's processes the kernel killed because the control group was out of memory. */
  outOfMemoryKills: number
}

export function decodeResult(payload: Buffer): ProgramEnd {
  const number = (index: number): number => payload.readUInt32LE(4 * index)
  const verdict = verdicts[number(0)]
  if (verdict === undefined || payload.length !== 40) throw new Error("the sandbox's result can't be read")
  return {
    verdict,
    exitCode: number(1),
    signal: number(2),
    cpuMs: number(3),
    wallMs: number(4),
    memoryKb: number(5),
    stdoutCut: number(6) !== 0,
    stderrCut: number(7) !== 0,
    errorNumber: number(8),
    outOfMemoryKills: number(9),
  }
}

/** The maximum size of a frame, which is more than the init ever puts into one. */
const longestFrameBytes = 1024 * 1024

/** Splits a byte stream into frames. Returns a function that takes the next bytes and throws if they aren't frames. */
export function frameReader(onFrame: (frame: Frame) => void): (chunk: Buffer) => void {
  let pending: Buffer = Buffer.alloc(0)
  return (chunk) => {
    pending = pending.length === 0 ? chunk : Buffer.concat([pending, chunk])
    while (pending.length >= 5) {
      const length = pending.readUInt32LE(0)
      if (length > longestFrameBytes) throw new Error('a frame from the sandbox is too long')
      const end = 5 + length
      if (pending.length < end) return
      const frame = { type: pending.toString('latin1', 4, 5), payload: Buffer.from(pending.subarray(5, end)) }
      pending = pending.subarray(end)
      onFrame(frame)
    }
  }
}
