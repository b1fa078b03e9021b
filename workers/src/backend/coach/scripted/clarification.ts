import { strengthOf, wordsOf } from '../../../reading/signs.ts'
import type { Turn } from '../../interviewer/provider.ts'
import { clarify } from '../../interviewer/scripted/clarify.ts'
import { gistOf } from '../../interviewer/scripted/gist.ts'
import { sayIn } from '../../interviewer/scripted/say.ts'
import type { CoachMoment } from '../provider.ts'
import { isSayable, joined, type SayHelp, wasHeard } from './compose.ts'

/** Explains the task: a card on its topic if requested, a summary, and the author's clarifications. */
export function clarifyTask(moment: CoachMoment, say: SayHelp): string {
  const { card } = moment
  const told = card === null ? null : say('card', { label: card.label, card: card.card, noticedBy: card.noticedBy })
  const gist = gistOf(moment.turn)
  const short = gist === '' || wasHeard(moment, `: ${gist}`) ? null : say('clarifyGist', { gist })
  const fact = factFor(moment, say)
  // A card is long, so there is only room for one other fact.
  const said = joined(moment, told === null ? [short, fact] : [told, fact ?? short])
  return said === '' ? say('clarifyNone') : said
}

/** Returns the answer to the candidate's last question, or else the first clarification not mentioned yet. */
function factFor(moment: CoachMoment, say: SayHelp): string | null {
  const { turn } = moment
  const known = (turn.challenge ?? turn.spoken)?.clarifications ?? []
  const open = known.filter(({ answer }) => !wasHeard(moment, answer) && isSayable(moment, answer))
  const asked = turn.aboutThisQuestion.findLast(
    ({ sender, message }) => sender === 'candidate' && message.includes('?'),
  )
  const words = asked === undefined ? null : wordsOf(asked.message)
  const meant = words === null ? undefined : open.find(({ signs }) => strengthOf(words, signs) > 0)
  // An answer that begins with yes or no makes no sense without its question.
  const fact = meant ?? open.find(({ answer }) => !/^(yes|no|then|it|that|they|this|both|neither|only)\b/i.test(answer))
  return fact === undefined ? null : say(meant === undefined ? 'clarifyFact' : 'clarifyAgain', { fact: fact.answer })
}

/** Returns the author's answer to the candidate's own question, or says that there is none. */
export function answerTo(turn: Turn, say: SayHelp): string {
  const { text, settled } = clarify(turn, sayIn(turn))
  return settled ? text : say('clarifyNone')
}
