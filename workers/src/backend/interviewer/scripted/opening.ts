import { wordCount } from '../../../reading/plainWords.ts'
import { isInWords } from '../material.ts'
import type { Turn } from '../provider.ts'
import { maxWords } from '../turnRules.ts'
import { gistOf } from './gist.ts'
import type { Say } from './say.ts'

/**
 * Puts the question aloud: who speaks (once a session, and not in practice), the company's round where there is one, what is asked (the statement is on the
 * screen), and an invitation to ask.
 */
export function open(turn: Turn, say: Say): string {
  const greeting = turn.introduced ? say('nextQuestion') : turn.practice ? '' : say('introduce')
  return invite(`${greeting} ${present(turn, say)}`.trim(), turn, say)
}

/** *Skip question*: the skip is taken note of, and the next question opens; somebody new introduces themselves instead. */
export function openAfterSkip(turn: Turn, say: Say): string {
  const greeting = turn.introduced ? say('skipped') : say('introduce')
  return invite(`${greeting} ${present(turn, say)}`, turn, say)
}

/** Who names the round leaves out where the text can be read, so that it does not get longer. */
function present(turn: Turn, say: Say): string {
  const gist = gistOf(turn)
  if (gist === '') return say('askForQuestion')
  const named = roundNamed(turn, say)
  if (named !== '') return `${named} ${gist}`
  return /\bscreen\b/i.test(gist) ? gist : say('present', { gist })
}

/**
 * The name of the company's round, once. The company is not named with it: not every preset has a source. On the telephone the one
 * round is the call itself.
 */
function roundNamed({ round, stage, history }: Turn, say: Say): string {
  if (round === null || stage === 'telephone') return ''
  const isKnown = history.some(({ sender, message }) => sender === 'interviewer' && message.includes(`“${round.name}”`))
  return isKnown ? '' : say('nameRound', { round: round.name })
}

/** Every turn has one question at most, and none is too long to listen to. */
function invite(text: string, turn: Turn, say: Say): string {
  if (text.includes('?')) return text
  const invited = `${text} ${say(isInWords(turn) && turn.spoken === null ? 'inviteQuestions' : 'inviteClarification')}`
  return wordCount(invited) <= maxWords ? invited : text
}
