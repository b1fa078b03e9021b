import {
  type LanguageStatus,
  type ProgrammingLanguage,
  programmingLanguageLabels,
  programmingLanguages,
} from '@greenroom/shared'
import { compile } from './compile.ts'
import { limitsFor, resultOf } from './judge.ts'
import { languages } from './languages/all.ts'
import { helloOutput, type Language, type ToolPath } from './languages/language.ts'
import { withPrograms } from './programs.ts'
import type { Sandbox, SandboxSlot } from './sandbox/sandbox.ts'
import type { Slots } from './slots.ts'
import { findTool } from './toolchain.ts'

/** A language that was proven to work here. */
export type ReadyLanguage = { language: Language; tool: ToolPath; version: string }

export type LanguageState = { ready: ReadyLanguage | null; status: LanguageStatus }

/** Longer than any honest tool needs for a word of greeting; a first compilation may fill caches. */
const probeLimits = { timeMs: 10_000 }

function unavailable(name: ProgrammingLanguage, reason: string): LanguageState {
  const status = { language: name, label: programmingLanguageLabels[name], version: null, available: false, reason }
  return { ready: null, status }
}

const shortVersion = (version: string): string => version.split('.').slice(0, 2).join('.')

/** Runs the language's first program in the sandbox: the language is available when the greeting is right. */
async function prove(
  language: Language,
  sandbox: Sandbox,
  slot: SandboxSlot,
  signal: AbortSignal,
): Promise<LanguageState> {
  const { name } = language
  const paths = new Map(language.tools.map((tool) => [tool, findTool(tool)]))
  const missing = language.tools.find((tool) => paths.get(tool) === undefined)
  if (missing !== undefined) return unavailable(name, `${missing} is not installed where the sandbox can show it`)
  const tool: ToolPath = (wanted) => paths.get(wanted) ?? `/usr/bin/${wanted}`
  const limits = limitsFor(language, probeLimits)
  const use = { sandbox, slot, memoryMb: limits.memoryMb, signal }

  const asked = await withPrograms({ ...use, files: [] }, (run) =>
    run(language.version.command(tool), new Uint8Array(), limits),
  )
  const printed = `${asked.stdout}${asked.stderr}`
  const version = language.version.pattern.exec(printed)?.[1]
  if (version === undefined) return unavailable(name, `its version cannot be told: ${printed.slice(0, 200).trim()}`)

  const source = language.programs.hello
  const compilation = await compile({ sandbox, slot, language, tool, source, signal })
  if (compilation.status !== 'ACCEPTED') {
    return unavailable(name, `the compiler failed on a first program: ${compilation.output.slice(0, 200).trim()}`)
  }
  const command = language.run({ tool, sourceFile: language.sourceFile(source), memoryMb: limits.memoryMb })
  const report = await withPrograms({ ...use, files: compilation.files }, (run) =>
    run(command, new Uint8Array(), limits),
  )
  const result = resultOf(language, report, { stdin: '', expected_output: helloOutput }, limits, 200)
  if (result.status !== 'ACCEPTED') {
    const shown = `${result.actual_output}${result.stderr.slice(0, 200)}`.trim()
    return unavailable(name, `a first program ended with ${result.status}${shown ? `: ${shown}` : ''}`)
  }
  const label = `${programmingLanguageLabels[name]} ${shortVersion(version)}`
  return {
    ready: { language, tool, version },
    status: { language: name, label, version, available: true, reason: null },
  }
}

/** What is known of every language of spec §3; each is proven once, in the background. */
export type Availability = {
  of(name: ProgrammingLanguage): Promise<LanguageState>
  list(): Promise<LanguageStatus[]>
  /** Resolves when nothing is being proven any more. */
  settled: Promise<void>
}

export type AvailabilityOptions = {
  /** The sandbox, or the reason, in words, why there is none. */
  sandbox: Sandbox | string
  slots: Slots<SandboxSlot>
  /** The languages that are offered at all. */
  offered: readonly ProgrammingLanguage[]
  /** Ends what is still being proven. */
  stop: AbortSignal
}

/** Begins to prove the languages that are offered, the quickest first. */
export function proveLanguages({ sandbox, slots, offered, stop }: AvailabilityOptions): Availability {
  const proveOne = async (name: ProgrammingLanguage): Promise<LanguageState> => {
    const language = languages[name]
    if (language === undefined) return unavailable(name, 'this executor does not know how to run it yet')
    if (!offered.includes(name)) return unavailable(name, 'it is switched off here')
    if (typeof sandbox === 'string') return unavailable(name, `there is no sandbox to run it in: ${sandbox}`)
    try {
      const { slot, release } = await slots.acquire(stop)
      try {
        return await prove(language, sandbox, slot, stop)
      } finally {
        release()
      }
    } catch (error) {
      return unavailable(name, `a first program failed: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  const known = Object.keys(languages) as ProgrammingLanguage[]
  const order = [...new Set([...known, ...programmingLanguages])]
  const states = new Map(order.map((name) => [name, proveOne(name)]))
  const of = (name: ProgrammingLanguage): Promise<LanguageState> => states.get(name) ?? proveOne(name)
  return {
    of,
    list: async () => (await Promise.all(programmingLanguages.map(of))).map(({ status }) => status),
    settled: Promise.all(states.values()).then(() => undefined),
  }
}
