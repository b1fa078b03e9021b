import type { Challenge } from '@greenroom/shared/content'
import type { PointJudgement } from '@greenroom/shared/session'
import { statedComplexity } from '../complexity.ts'
import { edgeCasesIn } from '../edgeCases.ts'
import { clauseAround, findSigns, readText } from '../findSigns.ts'
import { isKeyword, isShortPlan, isWithoutGrammar } from '../grammar.ts'
import { proposedIn } from '../guess.ts'
import type { Span } from '../plainSigns.ts'
import { plainWords, wordCount } from '../plainWords.ts'
import { type Approach, approachIn, judgeCost } from '../recognise.ts'
import { complexityWord } from '../technicalWords.ts'
import { approachKey } from './approachKey.ts'
import { type Answered, followUpKey } from './judgeInWords.ts'

export { approachKey }
export const edgeCaseKey = (index: number): string => `edge-case-${index + 1}`
export const timeKey = 'time'
export const spaceKey = 'space'

/** Returns the approach that a judgement says was adopted, or null. */
export const approachJudged = (
  judgement: readonly PointJudgement[],
  { approaches }: Pick<Challenge, 'approaches'>,
): Approach | null =>
  approaches.find((_approach, index) =>
    judgement.some(({ point, verdict }) => point === approachKey(index) && verdict === 'shown'),
  ) ?? null

/**
 * Judges a message in a coding challenge: the approach it adopts, its time and space, its edge cases, and the follow-up
 * that was asked. Findings that the message doesn't address are left out, except for the follow-up. Each finding comes
 * with its clause.
 * @param taken the approach adopted before
 */
export function judgeCode(
  { message, asked, taken }: Answered & { taken: Approach | null },
  challenge: Challenge,
): PointJudgement[] {
  if (isWithoutGrammar(message) || (isKeyword(message, asked) && !isShortPlan(message))) return []
  const read = readText(message)
  const adopted = approachIn(proposedIn(message), challenge)
  const shown = (point: string, found: Span): PointJudgement => ({
    point,
    verdict: 'shown',
    spans: [clauseAround(message, found, longestQuote)],
  })
  return [
    ...(adopted === null
      ? []
      : [shown(approachKey(challenge.approaches.indexOf(adopted)), findSigns(read, adopted) ?? startOf(message))]),
    ...judgeCosts({ message, asked }, challenge, adopted ?? taken),
    ...edgeCasesIn(message, challenge, asked).map(({ edgeCase, at }) =>
      shown(edgeCaseKey(challenge.edgeCases.indexOf(edgeCase)), at),
    ),
    ...challenge.followUps.flatMap((followUp, index): PointJudgement[] => {
      if (!plainWords(asked).includes(plainWords(followUp.question))) return []
      const found = wordCount(message) >= wordsOfAnAnswer ? findSigns(read, followUp) : null
      if (found === null) return [{ point: followUpKey(index), verdict: 'not_understood', spans: [] }]
      return [shown(followUpKey(index), found)]
    }),
  ]
}

/** The maximum number of characters in a scorecard quote. */
export const longestQuote = 120

/** The minimum number of words in an answer to a follow-up. */
const wordsOfAnAnswer = 4

const startOf = (message: string): Span => ({ at: 0, end: Math.min(message.length, 1) })

/**
 * Judges the stated time and space, each with its sentence. If a growth comes with neither word, it is about whichever
 * of the two the interviewer asked for.
 */
function judgeCosts({ message, asked }: Answered, challenge: Challenge, approach: Approach | null): PointJudgement[] {
  const costOf = (text: string) => judgeCost(ofSideAsked(withoutDoubtedCosts(text), asked), challenge, approach)
  const cost = costOf(message)
  const sentences = readText(message).sentences
  return ([timeKey, spaceKey] as const).flatMap((side): PointJudgement[] => {
    const verdict = cost[side]
    if (verdict === 'unsaid') return []
    const said =
      sentences.find(({ at, end }) => costOf(message.slice(at, end))[side] === verdict) ??
      sentences.find(({ at, end }) => complexityWord.test(plainWords(message.slice(at, end))))
    const span = clauseAround(message, said ?? startOf(message), longestQuote)
    return [{ point: side, verdict: verdict === 'right' ? 'shown' : 'contradicted', spans: [span] }]
  })
}

/**
 * Words that mark a cost as a guess or a question, such as "I'm not sure whether it's O(n)" or "isn't O(n k) better?".
 */
const wondersAbout =
  /\b(?:not (?:sure|certain)|unsure|no idea|(?:do not|don['’]t) know|wonder(?:ing)?)\b(?:,? (?:if|whether|that|about|of|it))[^.!?;\n]*|(?<=^|[.!?;\n,])[^.!?;\n,]*\b(?:better|faster|cheaper|quicker|possible|enough|instead|allowed|required|expected|needed|go for|aim)\b[^.!?;\n]*\?/gi

const withoutDoubtedCosts = (text: string): string => text.replaceAll(wondersAbout, (found) => ' '.repeat(found.length))

/** Reads "O(n)" as the memory if the interviewer asked only for the memory. */
function ofSideAsked(text: string, asked: string): string {
  const question =
    plainWords(asked)
      .match(/[^.!?\n]*\?/g)
      ?.at(-1) ?? ''
  const said = statedComplexity(text)
  const isOne = said.time !== null && said.space === null
  const isOfSpace = asksForSpace.test(question) && !asksForTime.test(question)
  return isOne && isOfSpace && !asksForTime.test(plainWords(text)) ? `space: ${text}` : text
}

const asksForSpace = /\b(space|memory)\b/
const asksForTime = /\b(time|fast|slow|steps)\b/
