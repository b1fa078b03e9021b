import { type ProgrammingLanguage, programmingLanguageLabels, programmingLanguages } from '@greenroom/shared/vocabulary'
import type { LanguageStatus } from '@greenroom/shared/wire'
import type { FastifyBaseLogger } from 'fastify'
import { languages } from './languages/all.ts'
import { labelOf } from './languages/labelOf.ts'
import type { Language } from './languages/language.ts'
import { prepare } from './prepare.ts'
import type { ReadyLanguage } from './prepared.ts'
import { prove } from './prove.ts'
import type { Sandbox, SandboxSlot } from './sandbox/sandbox.ts'
import { createSlots, type Slots } from './slots.ts'
import type { Toolchain } from './toolchains/toolchain.ts'

export type LanguageState = { ready: ReadyLanguage | null; status: LanguageStatus }

function unavailable(name: ProgrammingLanguage, reason: string): LanguageState {
  const status = { language: name, label: programmingLanguageLabels[name], version: null, available: false, reason }
  return { ready: null, status }
}

function available(ready: ReadyLanguage): LanguageState {
  const { name } = ready.language
  const label = labelOf(name, ready.version)
  return { ready, status: { language: name, label, version: ready.version, available: true, reason: null } }
}

/** The state of every language in spec §3. */
export type Availability = {
  /**
   * Tests every language in the background, quickest first. For each language, uses the first of these toolchains that
   * works. Its old toolchain stays in use until a new one has passed, or for good if all new ones fail.
   */
  offer(toolchains: readonly Toolchain[]): void
  /**
   * Returns a language's state. If the language wasn't available before and is being tested, waits for the test's
   * result.
   */
  of(name: ProgrammingLanguage): Promise<LanguageState>
  /** Lists the current states. `patienceMs` is how long to wait for languages being tested. */
  list(patienceMs: number): Promise<LanguageStatus[]>
  /** Resolves once no language is being tested any more. */
  settled(): Promise<void>
}

export type AvailabilityOptions = {
  /** The sandbox, or a sentence that says why there is none. */
  sandbox: Sandbox | string
  slots: Slots<SandboxSlot>
  cacheDir: string
  /** The languages to offer. */
  offered: readonly ProgrammingLanguage[]
  logger: FastifyBaseLogger
  /** Aborts the pending tests. */
  stop: AbortSignal
}

/** The reason given for a language that is still being tested, and that may be available in a moment. */
export const beingTried = 'it is being tried out: ask again in a moment'
const inWords = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Manages the list of languages. No language is available until toolchains are offered. */
export function createAvailability(options: AvailabilityOptions): Availability {
  const { sandbox, slots, offered, stop } = options
  const states = new Map<ProgrammingLanguage, LanguageState>()
  const trials = new Map<ProgrammingLanguage, Promise<void>>()
  // If there are several slots, keep one free for submissions while languages are being tested.
  const slotCount = typeof sandbox === 'string' ? 1 : sandbox.slots.length
  const permits = createSlots(Array.from({ length: Math.max(1, slotCount - 1) }, (_, index) => index))

  const proveOnSlot = async (language: Language, toolchain: Toolchain, on: Sandbox): Promise<ReadyLanguage> => {
    const prepared = await prepare({ ...options, language, toolchain, bubblewrap: on.bubblewrap, signal: stop })
    const { slot, release } = await slots.acquire(stop)
    const proof = { prepared, sandbox: on, slot, signal: stop }
    try {
      // Try twice, because a machine that has just started may be too busy the first time. After a second failure, the
      // language counts as not working.
      return await prove(proof).catch(() => prove(proof))
    } finally {
      release()
    }
  }

  const tryOne = async (name: ProgrammingLanguage, toolchains: readonly Toolchain[]): Promise<LanguageState> => {
    const language = languages[name]
    if (!offered.includes(name)) return unavailable(name, 'it is switched off here')
    if (typeof sandbox === 'string') return unavailable(name, `there is no sandbox to run it in: ${sandbox}`)
    const { release } = await permits.acquire(stop)
    const reasons = new Set<string>()
    try {
      for (const toolchain of toolchains) {
        try {
          return available(await proveOnSlot(language, toolchain, sandbox))
        } catch (error) {
          stop.throwIfAborted()
          reasons.add(inWords(error))
        }
      }
    } finally {
      release()
    }
    return unavailable(name, [...reasons].join('; '))
  }

  const offer = (toolchains: readonly Toolchain[]): void => {
    for (const { name } of Object.values(languages)) {
      const trial = (trials.get(name) ?? Promise.resolve())
        .then(() => tryOne(name, toolchains))
        .catch((error: unknown) => unavailable(name, inWords(error)))
        .then((state) => {
          const isWorse = state.ready === null && states.get(name)?.ready
          if (!isWorse) states.set(name, state)
          if (trials.get(name) === trial) trials.delete(name)
        })
      trials.set(name, trial)
    }
  }

  const settled = async (): Promise<void> => {
    while (trials.size > 0) await Promise.all(trials.values())
  }
  return {
    offer,
    settled,
    async of(name) {
      if (states.get(name)?.ready == null) await trials.get(name)
      return states.get(name) ?? unavailable(name, beingTried)
    },
    async list(patienceMs) {
      let timer: NodeJS.Timeout | undefined
      const impatience = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, patienceMs)
      })
      await Promise.race([settled(), impatience])
      clearTimeout(timer)
      return programmingLanguages.map((name) => (states.get(name) ?? unavailable(name, beingTried)).status)
    },
  }
}
