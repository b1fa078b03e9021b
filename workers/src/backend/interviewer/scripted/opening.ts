import { wordCount } from '../../../reading/plainWords.ts'
import { isInWords } from '../material.ts'
import type { Turn } from '../provider.ts'
import { maxWords } from '../turnRules.ts'
import { gistOf } from './gist.ts'
import type { Say } from './say.ts'

/**
 * Opens a question. Gives the interviewer's name (once a session, not in practice), the company's round if any, the
 * task, and an invitation to ask. The statement itself is on the screen.
 */
export function open(turn: Turn, say: Say): string {
  const greeting = turn.introduced ? say('nextQuestion') : turn.practice ? '' : say('introduce')
  return invite(`${greeting} ${present(turn, say)}`.trim(), turn, say)
}

/**
 * Replies to *Skip question*: acknowledges the skip and opens the next question. A new interviewer introduces
 * themselves instead.
 */
export function openAfterSkip(turn: Turn, say: Say): string {
  const greeting = turn.introduced ? say('skipped') : say('introduce')
  return invite(`${greeting} ${present(turn, say)}`, turn, say)
}

/** Presents the task. If the text names the round, it leaves out where to find the task, to stay short. */
function present(turn: Turn, say: Say): string {
  const gist = gistOf(turn)
  if (gist === '') return say('askForQuestion')
  const named = roundNamed(turn, say)
  if (named !== '') return `${named} ${gist}`
  return /\bscreen\b/i.test(gist) ? gist : say('present', { gist })
}

/**
 * Names the company's round, once. Doesn't name the company, because not every preset has a source. By telephone, the
 * call itself is the only round.
 */
function roundNamed({ round, stage, history }: Turn, say: Say): string {
  if (round === null || stage === 'telephone') return ''
  const isKnown = history.some(({ sender, message }) => sender === 'interviewer' && message.includes(`“${round.name}”`))
  return isKnown ? '' : say('nameRound', { round: round.name })
}

/**
 * Adds an invitation to ask questions, unless the text already has a question or would get too long to listen to. A
 * turn has at most one question.
 */
function invite(text: string, turn: Turn, say: Say): string {
  if (text.includes('?')) return text
  const invited = `${text} ${say(isInWords(turn) && turn.spoken === null ? 'inviteQuestions' : 'inviteClarification')}`
  return wordCount(invited) <= maxWords ? invited : text
}
