import type { ChallengeSubmission } from '@greenroom/shared/wire'
import type { Verdict } from '../../../parts/runs/ownRun.ts'

/** Converts a submission's result to a verdict. */
export function verdictOfSubmission({ status, executionStatus }: ChallengeSubmission): Verdict {
  if (executionStatus === 'REJECTED_INSUFFICIENT_TOKENS') return 'OUT_OF_TOKENS'
  return status ?? 'INTERNAL_ERROR'
}
