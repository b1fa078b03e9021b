import type { ExperienceLevel } from '@greenroom/shared/vocabulary'

/** The aim of an authored question, judging by its wording. */
type Aim = 'scale' | 'operation' | 'addition' | 'variation'

/** Asks about changed limits: more input, or fewer resources. */
const aboutScale =
  /\b(as a stream|streams|(than|into|for|much|little) memory|millions?|hundred thousand|hundred smaller|forty digits|(so|is|too) large|too many|becomes slow|one by one|one at a time|after each|again and again|many times|all the time|every few|never ends?|same moment|threads|several databases|data centre)\b/i
/** Asks how to prove that the code works, how to run it, or what it costs. */
const aboutOperation =
  /\b(tests?|alarm|noticed|find such|how sure are you|do you know|change works|(operation|call) cost|is that good|switch the model off|steals|fails|taken back|started anew|for restarting|mistake in the software|correct it)\b/i
/** Asks for the same answer with an addition. */
const aboutAddition = /\b((would|wants?|like)\b.*\b(also|as well)|also wants?|return the way)\b/i

export function aimOf(question: string): Aim {
  if (aboutOperation.test(question)) return 'operation'
  if (aboutScale.test(question)) return 'scale'
  return aboutAddition.test(question) ? 'addition' : 'variation'
}

const orders: Record<ExperienceLevel, readonly Aim[]> = {
  JUNIOR: ['addition', 'variation', 'operation', 'scale'],
  SENIOR: ['scale', 'operation', 'variation', 'addition'],
}

/**
 * Orders the authored questions for a level. A junior starts with the simplest. A senior starts with changed limits,
 * then gets questions about proving, running or paying for the code, and then variations and additions. Questions with
 * the same aim keep the author's order.
 */
export function inOrderFor<Prepared extends { question: string }>(
  level: ExperienceLevel,
  prepared: readonly Prepared[],
): Prepared[] {
  const order = orders[level]
  const sorted = [...prepared].sort(
    (one, other) => order.indexOf(aimOf(one.question)) - order.indexOf(aimOf(other.question)),
  )
  if (level === 'JUNIOR') return sorted
  const first = (['scale', 'operation'] as const).flatMap(
    (aim) => sorted.find(({ question }) => aimOf(question) === aim) ?? [],
  )
  return [...first, ...sorted.filter((each) => !first.includes(each))]
}
