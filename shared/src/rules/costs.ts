import { z } from 'zod'
import type { AssessmentType } from '../vocabulary/interview.ts'

/** The costs a candidate states for their solution: growths such as `n log n`, or free text. */
export const costsSchema = z.object({
  time: z.string().trim().min(1).max(120),
  space: z.string().trim().min(1).max(120),
})
export type Costs = z.infer<typeof costsSchema>

/**
 * Whether the candidate must state the solution's costs at the hand-in (answers §3). If required costs are missing, the
 * decision can't be a hire.
 */
export const demandsCosts = ({ assessmentType }: { assessmentType: AssessmentType | null }): boolean =>
  assessmentType === 'efficient_algorithm'

/** Turns a growth such as `n log n` into `O(n log n)`; free text stays as written. */
const bigO = (growth: string): string => {
  const said = growth.trim().replace(/[.\s]+$/, '')
  return /^o\s*\(/i.test(said) || !/^[\w\s^*+()²³]+$/.test(said) || said.split(/\s+/).length > 5 ? said : `O(${said})`
}

/** Words the costs as the candidate's message to the interviewer; null if nothing was filled in. */
export function costsSentence({ time, space }: Costs): string | null {
  const [saysTime, saysSpace] = [time.trim() !== '', space.trim() !== '']
  if (saysTime && saysSpace) return `The time is ${bigO(time)} and the space is ${bigO(space)}.`
  if (saysTime) return `The time is ${bigO(time)}.`
  return saysSpace ? `The space is ${bigO(space)}.` : null
}

const growth =
  /\bO\s*\(|\b(constant|linear|quadratic|cubic|logarithmic|linearithmic|exponential|n log n|n squared|no (extra|additional) (space|memory))\b/i

/**
 * Whether a candidate's messages state both a time cost and a space cost. The scorers decide whether they are right.
 */
export function statesCosts(messages: readonly string[]): boolean {
  const said = messages.filter((message) => growth.test(message)).join('\n')
  const both = /\bboth\b/i.test(said)
  return both || (/\b(time|runs?|running)\b/i.test(said) && /\b(space|memory)\b/i.test(said))
}
