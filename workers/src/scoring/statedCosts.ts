import type { Objective, PointJudgement, StatedCost } from '@greenroom/shared/session'
import { statedComplexity } from '../reading/complexity.ts'
import { spaceKey, timeKey } from '../reading/judgement/judgeCode.ts'
import type { Said } from './questionRecord.ts'

type Costs = NonNullable<Objective['costs']>

const unsaid: StatedCost = { said: null, fits: null }

/**
 * Returns the time and memory that the candidate stated last, and whether each fits the approach that they had taken by
 * then.
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

/** Whether the candidate stated this cost at all. Describing what the program does isn't stating its cost. */
export const isStated = ({ said }: StatedCost): boolean => said !== null

function stated(growth: string | null, verdict: PointJudgement['verdict'] | undefined, seq: number): StatedCost | null {
  if (growth === null) return null
  const fits = verdict === 'shown' ? true : verdict === 'contradicted' ? false : null
  return { said: readable(growth), fits, seq }
}

/** Formats `nlogn` as `n log n`. */
const readable = (growth: string): string => growth.replaceAll('log', ' log ').replaceAll(/\s+/g, ' ').trim()
