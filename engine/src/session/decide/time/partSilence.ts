import { type DesignPhase, designBands, designMinutes, isExam } from '@greenroom/shared/rules'
import { type InProgress, patienceMs, silenceEndsAt } from '@greenroom/shared/session'

/**
 * In a design, how long the interviewer waits in a silence, as a share of the current part's planned time. Then they
 * say what they want to hear about.
 */
const quietShare = 1 / 4
const longestQuietMs = 3 * 60_000

/**
 * The current part of a design, according to the last interviewer message that names one. Null if the question isn't a
 * design, and in exams.
 */
function partAtHand(state: InProgress): DesignPhase | null {
  if (state.question.challenge.challengeType !== 'system_design' || isExam(state)) return null
  return messagesHere(state).findLast(({ designPart }) => designPart !== undefined)?.designPart ?? 'requirements'
}

const messagesHere = ({ messages, question }: InProgress) =>
  messages.filter(({ timeSent }) => Date.parse(timeSent) >= question.presentedAt)

/** A part of a design that has its own nudge. The last part, questions about the design, has none. */
export type SilentPart = Exclude<DesignPhase, 'depth'>

/**
 * The current part of a design, if the interviewer hasn't broken a silence in it yet; otherwise null. Each part gets
 * only one nudge.
 */
export function silentPart(state: InProgress): SilentPart | null {
  const part = partAtHand(state)
  if (part === null || part === 'depth') return null
  const isSpokenOf = messagesHere(state).some(({ id, designPart }) => isNudge(id) && designPart === part)
  return isSpokenOf ? null : part
}

export const nudgeIdOf = (seq: number): string => `nudge-${seq}`
const isNudge = (messageId: string): boolean => messageId.startsWith('nudge-')

/** How long a silence lasts before it is broken, in ms. In a design, longer parts allow longer silences. */
export function quietMs(state: InProgress): number {
  const patience = patienceMs[state.settings.interviewerPersonality]
  const part = partAtHand(state)
  if (part === null) return patience
  const minutes = designMinutes(state.question.challenge, state)
  const planned = designBands(minutes).find(({ phase }) => phase === part)?.minutes ?? 0
  return Math.max(patience, Math.min(longestQuietMs, planned * 60_000 * quietShare))
}

/** When the silence becomes too long, in ms since 1970. Typing, which isn't in the log, postpones it. */
export const silenceBreaksAt = (state: InProgress): number =>
  Math.max(state.silence.since + quietMs(state), silenceEndsAt(state))
