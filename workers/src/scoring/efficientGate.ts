import { countedApart, testsForHire } from '@greenroom/shared/rules'
import type { Objective, TestRunResults } from '@greenroom/shared/session'
import type { Gate } from './gate.ts'
import { isStated } from './statedCosts.ts'

/**
 * Checks the requirements for a hire in an efficient algorithm (answers §3). Every case without a large input must
 * pass, and so must at least four in five of the large ones. The candidate must also have stated time and space,
 * rightly or wrongly.
 */
export function efficientGate({ testCases }: TestRunResults, costs: NonNullable<Objective['costs']>): Gate {
  const { right, large } = countedApart(testCases)
  if (right.passed < right.total) return { passed: false, because: { kind: 'incorrect', ...right } }
  if (large.passed < testsForHire * large.total) return { passed: false, because: { kind: 'inefficient', ...large } }
  if (!isStated(costs.time) || !isStated(costs.space)) return { passed: false, because: { kind: 'no_costs' } }
  return {
    passed: true,
    because: { kind: 'tests', passed: right.passed + large.passed, total: right.total + large.total },
  }
}
