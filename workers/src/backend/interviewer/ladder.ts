import type { Challenge } from '@greenroom/shared/content'
import type { HintRung, InterviewStep } from '@greenroom/shared/vocabulary'

/** Steps in which there are no hints, because the code is handed in and there is nothing left to help with. */
const stepsWithoutHints: readonly (InterviewStep | null)[] = ['testing', 'follow_up', 'wrap_up']

/**
 * Returns the rung after the highest one given so far. Null if all were given, the code is handed in, or there are no
 * authored hints.
 */
export function nextRung(
  challenge: Pick<Challenge, 'hints'> | null,
  { step, hintRung }: { step: InterviewStep | null; hintRung: number },
): { rung: HintRung; text: string } | null {
  if (stepsWithoutHints.includes(step)) return null
  const text = challenge?.hints[hintRung]
  return text === undefined ? null : { rung: hintRung + 1, text }
}
