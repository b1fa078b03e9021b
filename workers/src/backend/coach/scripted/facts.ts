import type { TestSummary } from '@greenroom/shared/wire'
import type { CoachMoment, CoachTask } from '../provider.ts'
import type { SayHelp } from './compose.ts'

const needsCode: readonly CoachTask[] = ['feedback', 'bugs', 'debug', 'simplify', 'improve']
const needsProgram: readonly CoachTask[] = ['bugs', 'debug', 'simplify', 'improve']

/**
 * Answers requests that facts alone can answer, whatever the provider: in an exam or a deck, for a rung, for an empty
 * editor. Null for any other request.
 */
export function answerByFacts(moment: CoachMoment, say: SayHelp): string | null {
  const { task, turn, hint, isUntouched } = moment
  if (turn.exam) return say('exam')
  if (turn.deck !== null) return say('deck')
  if (task === 'hint') return hint?.text ?? say(noHintBecause(moment))
  if (turn.spoken !== null && needsProgram.includes(task)) return say('noProgram')
  if (turn.spoken === null && isUntouched && needsCode.includes(task)) return say('emptyEditor')
  return null
}

function noHintBecause({ turn }: CoachMoment): 'noHintMaterial' | 'noHintsLeft' | 'noHintsAfterCode' {
  if (turn.challenge === null && turn.spoken === null) return 'noHintMaterial'
  const isIn = turn.step === 'testing' || turn.step === 'follow_up' || turn.step === 'wrap_up'
  return isIn ? 'noHintsAfterCode' : 'noHintsLeft'
}

/** States the hand-in's test results, without naming any case; null if no tests ran. */
export function sentenceOnTests(results: TestSummary | null): string | null {
  if (results === null || results.total === 0) return null
  const { allTestCasesPassed, firstFailureStatus: status, passed, total } = results
  if (allTestCasesPassed) return `When your code was handed in, ${total} of ${total} tests passed.`
  if (status === 'COMPILATION_ERROR') return 'When your code was handed in, it did not compile.'
  const counted = passed === 0 ? 'none of the tests passed' : `${passed} of ${total} tests passed`
  if (status === 'TIME_LIMIT_EXCEEDED') return `When your code was handed in, ${counted}, and it ran out of time.`
  if (status === 'RUNTIME_ERROR') return `When your code was handed in, ${counted}, and it stopped with an error.`
  return `When your code was handed in, ${counted}.`
}
