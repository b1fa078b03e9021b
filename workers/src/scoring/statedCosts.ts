import type { Objective, PointJudgement, StatedCost } from '@greenroom/shared/session'
import { statedComplexity } from '../reading/complexity.ts'
import { spaceKey, timeKey } from '../reading/judgement/judgeCode.ts'
import type { Said } from './questionRecord.ts'

type Costs = NonNullable<Objective['costs']>

const unsaid: StatedCost = { said: null, fits: null }

/**
 * What the candidate says the solution costs, each side as it was last stated, and whether it fits the approach that was taken, as it
 * was judged then.
 */
export function statedCosts(candidate: readonly Said[], judged: ReadonlyMap<Said, readonly PointJudgement[]>): Costs {
  return candidate.reduce<Costs>(
    (costs, said) => {
      const growths = statedComplexity(said.text)
      const of = (side: string) => judged.get(said)?.find(({ point }) => point === side)?.verdict
      return {
        time: stated(growths.time, of(timeKey), said.seq) ?? costs.time,
        space: stated(growths.space, of(spaceKey), said.seq) ?? costs.space,
      }
    },
    { time: unsaid, space: unsaid },
  )
}

/** Whether a side was stated at all. To describe the way is not to state what it costs. */
export const isStated = ({ said }: StatedCost): boolean => said !== null

function stated(growth: string | null, verdict: PointJudgement['verdict'] | undefined, seq: number): StatedCost | null {
  if (growth === null) return null
  const fits = verdict === 'shown' ? true : verdict === 'contradicted' ? false : null
  return { said: readable(growth), fits, seq }
}

/** `nlogn` as `n log n`. */
const readable = (growth: string): string => growth.replaceAll('log', ' log ').replaceAll(/\s+/g, ' ').trim()
