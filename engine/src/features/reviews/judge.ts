import { createHash } from 'node:crypto'
import type { ReviewAnswer, ReviewAsk, ReviewGrade, ReviewVerdict } from '@greenroom/shared/wire'
import type { CardFace, FaceAsk, FaceOption } from './face.ts'
import type { CardRecord, GivenAnswer } from './record.ts'

type Card = Pick<CardRecord, 'cardId' | 'rev'>
type Said = { chosen: readonly number[]; text: string }

/** Reasons come with quizzes, whose options have no natural order. Other options, such as numbers, stay in order. */
const mayShuffle = ({ options }: Extract<FaceAsk, { type: 'choice' }>): boolean => options.some(({ why }) => why !== '')

/** The order of the options for this revision. It differs each time, so that nobody can learn the places by heart. */
function shownOptions({ cardId, rev }: Card, ask: Extract<FaceAsk, { type: 'choice' }>): readonly FaceOption[] {
  if (!mayShuffle(ask)) return ask.options
  const key = (text: string): string => createHash('sha256').update(`${cardId} ${rev} ${text}`).digest('hex')
  return ask.options.toSorted((one, other) => (key(one.text) < key(other.text) ? -1 : 1))
}

/** The part of a card's question that the browser gets, which reveals nothing about the answer. */
export function askOf(card: Card, ask: FaceAsk | null): ReviewAsk | null {
  if (ask === null) return null
  if (ask.type === 'text') return { type: 'text' }
  return { type: 'choice', many: ask.many, options: shownOptions(card, ask).map(({ text }) => text) }
}

/** The grades that fit a judged answer. A typed answer may be right although it is worded differently. */
function gradesFor(verdict: ReviewVerdict, ask: FaceAsk): ReviewGrade[] {
  if (verdict === 'right') return ['hard', 'good', 'easy']
  return verdict === 'half' || ask.type === 'text' ? ['again', 'hard'] : ['again']
}

/** Removes white space around separators, so that `[1,2]` equals `[1, 2]`. */
const compact = (text: string): string =>
  text
    .toLowerCase()
    .replace(/\s*([,;:()[\]{}])\s*/g, '$1')
    .replace(/\s+/g, ' ')
    .trim()

function verdictOf(card: Card, ask: FaceAsk, { chosen, text }: Said): ReviewVerdict {
  if (ask.type === 'text') return compact(text) === compact(ask.right) ? 'right' : 'wrong'
  const options = shownOptions(card, ask)
  const ticked = [...new Set(chosen)].flatMap((index) => options[index] ?? [])
  if (!ask.many) return ticked.length === 1 ? (ticked[0]?.verdict ?? 'wrong') : 'wrong'
  const right = options.filter(({ verdict }) => verdict === 'right').length
  const hits = ticked.filter(({ verdict }) => verdict === 'right').length
  const share = (hits - (ticked.length - hits)) / right
  return share === 1 ? 'right' : share > 0 ? 'half' : 'wrong'
}

/** Judges an answer to a card that asks something. */
export function judged(card: Card, ask: FaceAsk, said: Said): GivenAnswer {
  return {
    ...{ rev: card.rev, chosen: [...said.chosen], text: said.text, verdict: verdictOf(card, ask, said) },
    guess: ask.type === 'text' || ask.many ? 0 : 1 / Math.max(2, ask.options.length),
  }
}

/** What learners see after they answer. */
export function answerOf(card: Card, { back }: CardFace, ask: FaceAsk, given: GivenAnswer): ReviewAnswer {
  const { verdict, chosen, text } = given
  const options = ask.type === 'choice' ? shownOptions(card, ask) : []
  return {
    ...{ verdict, chosen, text, back, grades: gradesFor(verdict, ask) },
    right: options.flatMap((option, index) => (option.verdict === 'right' ? [index] : [])),
    whys: options.some(({ why }) => why !== '') ? options.map(({ why }) => why) : [],
  }
}
