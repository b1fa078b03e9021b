import type { Challenge } from '@greenroom/shared/content'
import type { Objective, StatedCost } from '@greenroom/shared/session'
import { statedComplexity } from '../reading/complexity.ts'
import { type Approach, judgeCost } from '../reading/recognise.ts'
import type { Said } from './questionRecord.ts'

type Costs = NonNullable<Objective['costs']>
type Verdict = ReturnType<typeof judgeCost>['time']

const unsaid: StatedCost = { said: null, fits: null }

/**
 * What the candidate says the solution costs, each side as it was last stated, and whether it fits the approach that was taken.
 * @param approach the best one that was described, or null
 */
export function statedCosts(
  candidate: readonly Said[],
  challenge: Challenge | undefined,
  approach: Approach | null,
): Costs {
  return candidate.reduce<Costs>(
    (costs, { text }) => {
      const growths = statedComplexity(text)
      const verdicts = challenge === undefined ? null : judgeCost(text, challenge, approach)
      return {
        time: stated(growths.time, verdicts?.time) ?? costs.time,
        space: stated(growths.space, verdicts?.space) ?? costs.space,
      }
    },
    { time: unsaid, space: unsaid },
  )
}

/** Whether a side was stated at all. To describe the way is not to state what it costs. */
export const isStated = ({ said }: StatedCost): boolean => said !== null

function stated(growth: string | null, verdict: Verdict | undefined): StatedCost | null {
  if (growth === null) return null
  const fits = verdict === 'right' ? true : verdict === 'wrong' ? false : null
  return { said: readable(growth), fits }
}

/** `nlogn` as `n log n`. */
const readable = (growth: string): string => growth.replaceAll('log', ' log ').replaceAll(/\s+/g, ' ').trim()
