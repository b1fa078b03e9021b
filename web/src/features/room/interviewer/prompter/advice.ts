import type { DesignPhase } from '@greenroom/shared/rules'
import { failingInput, hasNamedCost, longSilenceMs, type Standing } from './standing.ts'
import { prompterTexts } from './texts.ts'

const { advice } = prompterTexts

/** Advice for this step: one main sentence, a second one, and an input to keep in mind. */
export type Advice = { now: string; more: string; input: string | null }

/** @param part the current part if the question is a system design */
export function adviceFor(standing: Standing, part?: DesignPhase): Advice {
  const [now, more] = part === undefined ? wordsFor(standing) : advice.design[part](standing.name)
  return { now, more, input: isBug(standing) ? failingInput(standing) : null }
}

function wordsFor(standing: Standing): readonly [string, string] {
  const { step, name, silentMs, tests } = standing
  switch (step) {
    case 'introduction':
      return advice.introduction()
    case 'clarification':
      return advice.clarification(name)
    case 'approach':
      return advice.approach()
    case 'coding':
      if (silentMs >= longSilenceMs) return advice.codingQuiet(name)
      return hasNamedCost(standing) ? advice.coding(name) : advice.codingCost(name)
    case 'testing':
    case 'follow_up':
      if (isBug(standing)) return advice.bug(name)
      if (tests !== null && tests.passed < tests.total) return advice.failing(name)
      if (step === 'follow_up') return advice.follow_up()
      return tests === null ? advice.testing(name) : advice.right()
    case 'wrap_up':
      return advice.wrap_up()
  }
}

const isBug = (standing: Standing): boolean =>
  (standing.step === 'testing' || standing.step === 'follow_up') && failingInput(standing) !== null
