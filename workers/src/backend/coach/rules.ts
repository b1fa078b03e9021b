import { sentencesIn } from '../../reading/sentences.ts'
import { deckLeak } from '../interviewer/deckRules.ts'
import { findLeak } from '../interviewer/leakCheck.ts'
import { brokenRule } from '../interviewer/turnRules.ts'
import type { CoachMoment } from './provider.ts'

/** Returns the interviewer's rule that a piece of help breaks, or null. Help may quote the candidate's own code. */
export function faultOfHelp(
  text: string,
  { turn, code, hint }: Pick<CoachMoment, 'turn' | 'code' | 'hint'>,
): string | null {
  if (hint !== null && text === hint.text) return null
  const { challenge, spoken, deck, hintRung, statement, testResults } = turn
  const said = turn.aboutThisQuestion.filter(({ sender }) => sender === 'candidate').map(({ message }) => message)
  const leak = findLeak(text, {
    challenge: challenge ?? spoken,
    rungReached: hintRung,
    saidByCandidate: [...said, code.ownText].join('\n'),
    statement,
  })
  const authored = [
    ...(challenge?.approaches ?? []).flatMap(({ response }) => [response, ...sentencesIn(response)]),
    ...((challenge ?? spoken)?.commonMistakes.map(({ nudge }) => nudge) ?? []),
  ]
  return (
    leak ??
    (deck === null ? null : deckLeak(text, deck)) ??
    brokenRule(text, { testResults, accepted: null, mayAsk: true, authored })
  )
}
