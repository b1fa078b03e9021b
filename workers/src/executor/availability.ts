import {
  type LanguageStatus,
  type ProgrammingLanguage,
  programmingLanguageLabels,
  programmingLanguages,
} from '@greenroom/shared'
import { languages } from './languages/all.ts'
import type { Language } from './languages/language.ts'
import { prove, type ReadyLanguage } from './prove.ts'
import type { Sandbox, SandboxSlot } from './sandbox/sandbox.ts'
import { createSlots, type Slots } from './slots.ts'
import { findTool } from './toolchain.ts'

export type LanguageState = { ready: ReadyLanguage | null; status: LanguageStatus }

function unavailable(name: ProgrammingLanguage, reason: string): LanguageState {
  const status = { language: name, label: programmingLanguageLabels[name], version: null, available: false, reason }
  return { ready: null, status }
}

function available(ready: ReadyLanguage): LanguageState {
  const { name } = ready.language
  const label = `${programmingLanguageLabels[name]} ${ready.version.split('.').slice(0, 2).join('.')}`
  return { ready, status: { language: name, label, version: ready.version, available: true, reason: null } }
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

/** Begins to prove the languages that are offered, the quickest first; a submission waits for its own language only. */
export function proveLanguages({ sandbox, slots, offered, stop }: AvailabilityOptions): Availability {
  // Where there are several slots, one is left to submissions meanwhile.
  const slotCount = typeof sandbox === 'string' ? 1 : sandbox.slots.length
  const permits = createSlots(Array.from({ length: Math.max(1, slotCount - 1) }, (_, index) => index))

  const proveOnSlot = async (language: Language, on: Sandbox): Promise<ReadyLanguage> => {
    const paths = new Map(language.tools.map((tool) => [tool, findTool(tool)]))
    const tool = (name: string): string => {
      const path = paths.get(name)
      if (path === undefined) throw new Error(`${name} is not installed where the sandbox can show it`)
      return path
    }
    language.tools.forEach(tool)
    const { slot, release } = await slots.acquire(stop)
    const proof = { language, tool, sandbox: on, slot, signal: stop }
    try {
      // A machine that has just started may be too busy once; what fails twice does not work.
      return await prove(proof).catch(() => prove(proof))
    } finally {
      release()
    }
  }

  const proveOne = async (name: ProgrammingLanguage): Promise<LanguageState> => {
    const language = languages[name]
    if (language === undefined) return unavailable(name, 'this executor does not know how to run it yet')
    if (!offered.includes(name)) return unavailable(name, 'it is switched off here')
    if (typeof sandbox === 'string') return unavailable(name, `there is no sandbox to run it in: ${sandbox}`)
    try {
      const { release } = await permits.acquire(stop)
      return available(await proveOnSlot(language, sandbox).finally(release))
    } catch (error) {
      return unavailable(name, error instanceof Error ? error.message : String(error))
    }
  }

  const order = new Set([...Object.values(languages).map(({ name }) => name), ...programmingLanguages])
  const states = new Map([...order].map((name) => [name, proveOne(name)]))
  const of = (name: ProgrammingLanguage): Promise<LanguageState> => states.get(name) ?? proveOne(name)
  return {
    of,
    list: async () => (await Promise.all(programmingLanguages.map(of))).map(({ status }) => status),
    settled: Promise.all(states.values()).then(() => undefined),
  }
}
