import { type DesignPhase, designBands, designMinutes, isExam } from '@greenroom/shared/rules'
import { type InProgress, patienceMs, silenceEndsAt } from '@greenroom/shared/session'

/** So much of a part's time may pass in silence before the interviewer says what they want of it. */
const quietShare = 1 / 4
const longestQuietMs = 3 * 60_000

/** The part of a design that is at hand by the interviewer's last word on it; null for other questions, and in an exam. */
function partAtHand(state: InProgress): DesignPhase | null {
  if (state.question.challenge.challengeType !== 'system_design' || isExam(state)) return null
  return messagesHere(state).findLast(({ designPart }) => designPart !== undefined)?.designPart ?? 'requirements'
}

const messagesHere = ({ messages, question }: InProgress) =>
  messages.filter(({ timeSent }) => Date.parse(timeSent) >= question.presentedAt)

/** A part that its interviewer can say what they want of; the questions after the last one ask for themselves. */
export type SilentPart = Exclude<DesignPhase, 'depth'>

/** The part of a design whose silence has not been broken yet; null if there is none. It is broken once for each part. */
export function silentPart(state: InProgress): SilentPart | null {
  const part = partAtHand(state)
  if (part === null || part === 'depth') return null
  const isSpokenOf = messagesHere(state).some(({ id, designPart }) => isNudge(id) && designPart === part)
  return isSpokenOf ? null : part
}

export const nudgeIdOf = (seq: number): string => `nudge-${seq}`
const isNudge = (messageId: string): boolean => messageId.startsWith('nudge-')

/** How long a silence lasts before it is broken, in ms: in a design the longer, the more time its part has. */
export function quietMs(state: InProgress): number {
  const patience = patienceMs[state.settings.interviewerPersonality]
  const part = partAtHand(state)
  if (part === null) return patience
  const minutes = designMinutes(state.question.challenge, state)
  const planned = designBands(minutes).find(({ phase }) => phase === part)?.minutes ?? 0
  return Math.max(patience, Math.min(longestQuietMs, planned * 60_000 * quietShare))
}

/** When the silence will have lasted too long, in ms since 1970; typing that the log does not tell of puts it off. */
export const silenceBreaksAt = (state: InProgress): number =>
  Math.max(state.silence.since + quietMs(state), silenceEndsAt(state))
