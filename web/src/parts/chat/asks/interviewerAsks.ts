import { refusalTexts } from '@greenroom/shared/english'
import { capsOfAsk, isSpoken } from '@greenroom/shared/rules'
import { type InProgress, type InterviewerAsk, interviewerAskRefusal } from '@greenroom/shared/session'
import { interviewerAskLabels } from '../../../data/sessionLabels.ts'
import { costOf, costOfRung, scoredAs } from '../../coach/costs.ts'
import { noHintBecause } from '../../coach/hintLadder.ts'
import { toolTexts } from '../../coach/toolTexts.ts'
import { askTexts as texts } from './askTexts.ts'

/** Something the candidate can ask the interviewer for with a button. */
export type AskView = {
  action: InterviewerAsk
  label: string
  /** What the candidate gets, and its cost to the scorecard. */
  what: string
  /** Why it can't be requested now; null if it can. */
  why: string | null
  /** For a hint: its rung, so that a double click doesn't reveal the next one too. */
  rung?: number
}

/** Why nothing can be requested from the interviewer now; null if it can. The engine refuses for the same reasons. */
export function notNowBecause(state: InProgress, isOnTheWay: boolean): string | null {
  const refusal = interviewerAskRefusal(state)
  if (refusal === 'REPLY_PENDING') return texts.pending
  if (refusal !== null) return refusalTexts[refusal]
  if (state.question.statements !== null) return toolTexts.noHints.statements
  if (state.question.challenge.stepCount !== undefined) return toolTexts.noHints.tutorial
  return isOnTheWay ? texts.onTheWay : null
}

/**
 * Lists the requests to the interviewer, with prices. If an entry could only be answered with "there is none", it says
 * so before it costs anything.
 */
export function interviewerAskViews(state: InProgress, hasCode: boolean): AskView[] {
  const round = scoredAs(state)
  const spoken = isSpoken(state.question.challenge.challengeType)
  const rung = state.question.hintRung + 1
  const noCode = hasCode ? null : texts.because(toolTexts.noCode)
  const view = (action: InterviewerAsk, cost: string, why: string | null): AskView => {
    const words = action === 'help' ? texts.answers.help(rung) : texts.answers[action]
    const what = round === null ? texts.unscored(words) : texts.withCost(words, cost)
    return { action, label: interviewerAskLabels[action], what, why, ...(action === 'help' ? { rung } : {}) }
  }
  return [
    view('help', costOfRung(rung, round), noHintBecause(state)),
    view('giveFeedback', costOf({ asked: capsOfAsk({ call: 'giveFeedback' }) }, round), spoken ? null : noCode),
    view(
      'debug',
      costOf({ asked: capsOfAsk({ call: 'debug' }) }, round),
      spoken ? texts.because(toolTexts.inWords) : noCode,
    ),
  ]
}
