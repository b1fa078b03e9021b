import { wordCount } from '../plainWords.ts'
import type { Turn } from '../provider.ts'
import { mostWords } from '../turnRules.ts'
import { gistOf } from './gist.ts'
import type { Say } from './say.ts'

/** Puts the question aloud: who speaks (once a session), what is asked (the statement is on the screen), and an invitation to ask. */
export function open(turn: Turn, say: Say): string {
  const gist = gistOf(turn)
  const greeting = turn.introduced ? say('nextQuestion') : say('introduce')
  return invite(`${greeting} ${present(gist, say)}`, say)
}

/** *Skip question*: the skip is taken note of, and the next question opens; somebody new introduces themselves instead. */
export function openAfterSkip(turn: Turn, say: Say): string {
  const greeting = turn.introduced ? say('skipped') : say('introduce')
  return invite(`${greeting} ${present(gistOf(turn), say)}`, say)
}

const present = (gist: string, say: Say): string => (/\bscreen\b/i.test(gist) ? gist : say('present', { gist }))

/** Every turn has one question at most, and none is too long to listen to. */
function invite(text: string, say: Say): string {
  if (text.includes('?')) return text
  const invited = `${text} ${say('inviteClarification')}`
  return wordCount(invited) <= mostWords ? invited : text
}
