import { strengthOf, wordsOf } from '../../../reading/signs.ts'
import type { Turn } from '../../interviewer/provider.ts'
import { clarify } from '../../interviewer/scripted/clarify.ts'
import { gistOf } from '../../interviewer/scripted/gist.ts'
import { sayIn } from '../../interviewer/scripted/say.ts'
import type { CoachMoment } from '../provider.ts'
import { isSayable, joined, type SayHelp, wasHeard } from './compose.ts'

/** The task made clearer: a card on its topic where one was asked for, the task in short, and what its author settled. */
export function clarifyTask(moment: CoachMoment, say: SayHelp): string {
  const { card } = moment
  const told = card === null ? null : say('card', { label: card.label, card: card.card, noticedBy: card.noticedBy })
  const gist = gistOf(moment.turn)
  const short = gist === '' || wasHeard(moment, `: ${gist}`) ? null : say('clarifyGist', { gist })
  const fact = factFor(moment, say)
  // A card needs the room: one fact beside it is enough.
  const said = joined(moment, told === null ? [short, fact] : [told, fact ?? short])
  return said === '' ? say('clarifyNone') : said
}

/** The answer to what the candidate asked last, else the first settled point that nobody has spoken of. */
function factFor(moment: CoachMoment, say: SayHelp): string | null {
  const { turn } = moment
  const known = (turn.challenge ?? turn.spoken)?.clarifications ?? []
  const open = known.filter(({ answer }) => !wasHeard(moment, answer) && isSayable(moment, answer))
  const asked = turn.aboutThisQuestion.findLast(
    ({ sender, message }) => sender === 'candidate' && message.includes('?'),
  )
  const words = asked === undefined ? null : wordsOf(asked.message)
  const meant = words === null ? undefined : open.find(({ signs }) => strengthOf(words, signs) > 0)
  // An answer that begins with yes or no needs its question.
  const fact = meant ?? open.find(({ answer }) => !/^(yes|no|then|it|that|they|this|both|neither|only)\b/i.test(answer))
  return fact === undefined ? null : say(meant === undefined ? 'clarifyFact' : 'clarifyAgain', { fact: fact.answer })
}

/** What the author settled about a question in the candidate's own words; where it was not foreseen, says so. */
export function answerTo(turn: Turn, say: SayHelp): string {
  const { text, settled } = clarify(turn, sayIn(turn))
  return settled ? text : say('clarifyNone')
}
