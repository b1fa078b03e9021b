import type { Turn } from '../provider.ts'
import { isUntouched } from './conversation.ts'
import { nextFollowUp } from './followUp.ts'
import type { Say } from './say.ts'

/**
 * Replies to *Done coding*: says how the hidden tests went, without naming any case, and asks the first question about
 * the code.
 */
export function afterDoneCoding(turn: Turn, say: Say): string {
  return `${resultOf(turn, say)} ${nextFollowUp(turn, say)}`
}

function resultOf(turn: Turn, say: Say): string {
  if (isUntouched(turn)) return say('nothingWritten')
  const results = turn.testResults
  if (results === null) return say('notTested')
  if (results.allTestCasesPassed) return say('allPassed')
  if (results.firstFailureStatus === 'COMPILATION_ERROR') return say('compilation')
  const counts = { passed: String(results.passed), total: String(results.total) }
  if (results.firstFailureStatus === 'TIME_LIMIT_EXCEEDED') return say('tooSlow', counts)
  const summary = say(results.passed === 0 ? 'nonePassed' : 'somePassed', counts)
  return results.firstFailureStatus === 'RUNTIME_ERROR' ? `${summary} ${say('crashed')}` : summary
}
