import type { Deck, SpokenQuestion } from '@greenroom/shared/content'
import { isAfterCoding } from '@greenroom/shared/rules'
import { plainWords } from '../../src/reading/plainWords.ts'
import { notKnowing } from './beside.ts'
import type { Chance } from './chance.ts'
import { checkIn, replyToCheck } from './checkReplies.ts'
import { type Manner, plain } from './manners.ts'
import { say, type Talk, type Task } from './talk.ts'

/** How much a person knows, their manner of speaking, and any small talk. */
export type Speaker = {
  manner?: Manner
  knows: 'all' | 'some' | 'nothing'
  beside?: (chance: Chance) => string
}

/**
 * Answers a spoken question by making the author's points in the author's words: all of them, every third one, or none.
 * The person knows as much of the follow-ups, and of the checks: a check of a point they don't know is answered by
 * guessing.
 */
export function* inWords(
  question: SpokenQuestion,
  { chance, tone, first }: Task,
  { manner = plain, knows, beside }: Speaker,
): Talk {
  const isKnown = (index: number) => knows === 'all' || (knows === 'some' && index % 3 === 0)
  const known = question.points.filter((_point, index) => isKnown(index))
  const half = Math.ceil(known.length / 2)
  const told = ({ point, signs }: SpokenQuestion['points'][number]) => `${point}: ${signs[0] ?? ''}.`
  const answer = (points: typeof known) => say(manner(`I would say this. ${points.map(told).join(' ')}`, tone))
  const unknown = () =>
    knows === 'nothing' ? (beside?.(chance) ?? chance.oneOf(notKnowing)) : chance.oneOf(notKnowing)
  const says = (words: string, text: string | null) => text !== null && plainWords(words).includes(plainWords(text))
  /** Answers what the interviewer asked by a check, or by a point's own question; null if they asked neither. */
  const replyTo = (words: string): string | null => {
    const check = knows === 'nothing' ? null : checkIn(words, question)
    if (check !== null) {
      const isOfKnown = known.some(({ checks = [] }) => checks.some((each) => each.question === check.question))
      return replyToCheck(check, isOfKnown, chance)
    }
    const asked = question.points.find((point) => says(words, point.question))
    return asked === undefined ? null : known.includes(asked) ? told(asked) : unknown()
  }
  let heard = first
  if (knows === 'all')
    heard = yield say(manner(`May I ask something first, what about ${question.clarifications[0]?.signs[0]}?`, tone))
  if (beside !== undefined) heard = yield say(beside(chance))
  for (const points of [known.slice(0, half), known.slice(half)]) {
    if (checkIn(heard.words, question) !== null && knows !== 'nothing' && !isAfterCoding(heard.state.step))
      heard = yield say(manner(replyTo(heard.words) ?? '', tone))
    if (points.length > 0 && !isAfterCoding(heard.state.step)) heard = yield answer(points)
  }
  if (known.length === 0) heard = yield say(notKnowing[0])
  if (!isAfterCoding(heard.state.step)) heard = yield { do: 'done' }
  let { words } = heard
  while (true) {
    const asked = question.followUps.findIndex((each) => says(words, each.question))
    const ofFollowUp = asked < 0 ? null : isKnown(asked) ? (question.followUps[asked]?.goodAnswer ?? null) : unknown()
    const reply = ofFollowUp ?? replyTo(words)
    const otherwise =
      knows === 'nothing' ? unknown() : 'I would measure first, and then change the part that costs most.'
    words = (yield say(manner(reply ?? otherwise, tone))).words
  }
}

/** Answers the statements of a deck: all correctly, two of three correctly, or without knowing. */
export function* inStatements(
  deck: Deck,
  { chance, tone, first }: Task,
  { manner = plain, knows, beside }: Speaker,
): Talk {
  let { words } = first
  let stands: Deck['statements'][number] | undefined
  for (let answered = 0; ; answered += 1) {
    // The open statement is the one the interviewer presented last, whatever was said since then.
    const put = deck.statements
      .filter(({ statement }) => words.includes(statement))
      .sort((one, other) => words.lastIndexOf(other.statement) - words.lastIndexOf(one.statement))[0]
    stands = put ?? stands
    const isRight = knows === 'all' || answered % 3 !== 2
    const isTrue = isRight === (stands?.isTrue ?? true)
    const told = `${isTrue ? 'True' : 'False'}, 80 %, because ${stands?.why ?? 'it has to be'}`
    const passes = answered % 2 === 0 && beside !== undefined ? beside(chance) : 'I do not know.'
    words = (yield say(knows === 'nothing' ? passes : manner(told, tone))).words
  }
}
