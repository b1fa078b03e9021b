import type { CompilationResult } from '@greenroom/shared/wire'
import { isUnexplained } from './judge.ts'
import type { Language } from './languages/language.ts'
import type { PreparedLanguage } from './prepared.ts'
import { type ProgramReport, withPrograms } from './programs.ts'
import type { BoxFile } from './sandbox/frames.ts'
import type { Sandbox, SandboxSlot } from './sandbox/sandbox.ts'
import { SandboxBroken } from './sandbox/session.ts'

/** The compiler's verdict, and the files for the tests if it accepted the source. */
export type Compilation = CompilationResult & { files: BoxFile[] }

/**
 * How many cores a compiler may use. Multi-threaded compilers finish sooner with two. Programs get only one core,
 * however many threads they have, because they are timed.
 */
const compilerCores = 2

const compilerOutputBytes = 64 * 1024
const compileLimits = {
  cpuMs: 30_000,
  wallMs: 45_000,
  memoryMb: 1_024,
  // So large that a compiler is only ended if it would never stop printing. Much less of the output is shown.
  outputBytes: 64 * 1024 * 1024,
  stackMb: 64,
  fileKb: 128 * 1024,
  temporaryKb: 512 * 1024,
  artefactKb: 64 * 1024,
}

function complaint(report: ProgramReport): string | null {
  if (report.outOfMemory) return 'The compiler needed too much memory.'
  if (report.verdict === 'cpu' || report.verdict === 'wall') return 'The compiler took too long.'
  if (report.verdict === 'output') return 'The compiler printed too much.'
  if (report.signal !== 0) return `The compiler ended by signal ${report.signal}.`
  if (report.exitCode !== 0) return ''
  if (report.artefactsRefused !== null) return `What the compiler left cannot be taken: ${report.artefactsRefused}.`
  return report.artefacts.length === 0 ? 'The compiler left no program.' : null
}

function outputOf(report: ProgramReport, complained: string): string {
  const printed = Buffer.concat([report.stderr, report.stdout]).toString()
  const text = [complained, printed].filter((part) => part !== '').join('\n')
  const bytes = Buffer.from(text)
  if (bytes.length <= compilerOutputBytes) return text
  // Removes a replacement character at the end. It stands for a character that was cut in half, and takes more bytes
  // than that half.
  return bytes.toString('utf8', 0, compilerOutputBytes - 3).replace(/\uFFFD$/, '')
}

type CompileRequest = {
  sandbox: Sandbox
  slot: SandboxSlot
  prepared: PreparedLanguage
  source: string
  checkTypes?: boolean
  signal: AbortSignal
}

/** The source as a file in the sandbox. */
export const sourceAsFile = (language: Language, source: string): BoxFile => ({
  name: language.sourceFile(source),
  executable: false,
  content: Buffer.from(source),
})

/**
 * Compiles a source in a separate sandbox. Any failure is COMPILATION_ERROR, with the compiler's output. Rejects with
 * SandboxBroken if the outcome is unknown.
 */
export async function compile(request: CompileRequest): Promise<Compilation> {
  const { prepared, source, checkTypes = false, sandbox, slot, signal } = request
  const { language, tool, world, isWarm } = prepared
  const file = sourceAsFile(language, source)
  if (language.compile === undefined) return { status: 'ACCEPTED', output: '', timeMs: 0, files: [file] }
  const command = language.compile({ tool, isWarm, checkTypes, sourceFile: file.name })
  const limits = { ...compileLimits, memoryMb: language.compileMemoryMb ?? compileLimits.memoryMb }
  const use = { sandbox, slot, world, memoryMb: limits.memoryMb, cores: compilerCores, files: [file], signal }
  const report = await withPrograms(use, (run) => run(command, new Uint8Array(), limits))
  if (isUnexplained(report, true))
    throw new SandboxBroken(`the sandbox tells of a compiler that it is ${report.verdict}`)
  const complained = complaint(report)
  const output = outputOf(report, complained ?? '')
  const timeMs = report.wallMs
  if (complained !== null) return { status: 'COMPILATION_ERROR', output, timeMs, files: [] }
  return { status: 'ACCEPTED', output, timeMs, files: report.artefacts }
}
