import { compile } from './compile.ts'
import { limitsFor, resultOf } from './judge.ts'
import { helloOutput } from './languages/language.ts'
import type { PreparedLanguage, ReadyLanguage } from './prepared.ts'
import { withPrograms } from './programs.ts'
import type { Sandbox, SandboxSlot } from './sandbox/sandbox.ts'

/** The limits of the test program: more time than any tool should need to print a greeting. */
const probeLimits = { timeMs: 10_000 }
const shorten = (text: string): string => text.slice(0, 200).trim()

type Proof = { prepared: PreparedLanguage; sandbox: Sandbox; slot: SandboxSlot; signal: AbortSignal }

/** Runs the language's first program in the sandbox. Throws an Error with a readable sentence if that doesn't work. */
export async function prove({ prepared, sandbox, slot, signal }: Proof): Promise<ReadyLanguage> {
  const { language, tool, world, isWarm } = prepared
  const limits = limitsFor(language, probeLimits)
  const use = { sandbox, slot, world, memoryMb: limits.memoryMb, signal }
  const nothing = new Uint8Array()

  const asked = await withPrograms({ ...use, files: [] }, (run) => run(language.version.command(tool), nothing, limits))
  const printed = `${asked.stdout}${asked.stderr}`
  const version = language.version.pattern.exec(printed)?.[1]
  if (version === undefined) throw new Error(`can't read its version: ${shorten(printed)}`)

  const source = language.programs.hello
  const compilation = await compile({ sandbox, slot, prepared, source, signal })
  if (compilation.status !== 'ACCEPTED')
    throw new Error(`the test program did not compile: ${shorten(compilation.output)}`)

  const command = language.run({
    tool,
    isWarm,
    source,
    sourceFile: language.sourceFile(source),
    memoryMb: limits.memoryMb,
  })
  const report = await withPrograms({ ...use, files: compilation.files }, (run) => run(command, nothing, limits))
  const { status, actual_output, stderr } = resultOf(
    language,
    report,
    { stdin: '', expected_output: helloOutput },
    limits,
    { outputBytes: 200, characters: 200 },
  )
  if (status !== 'ACCEPTED')
    throw new Error(`the test program ended with ${status}: ${shorten(actual_output + stderr)}`)
  return { ...prepared, version }
}
