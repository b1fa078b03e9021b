import type { Challenge } from '@greenroom/shared/content'
import type { PointJudgement } from '@greenroom/shared/session'
import { clauseAround, findSigns, readText, type Signs } from '../findSigns.ts'
import { isKeyword, isWithoutGrammar } from '../grammar.ts'
import { proposedIn } from '../guess.ts'
import { plainWords } from '../plainWords.ts'
import { type Approach, approachIn, edgeCasesIn, judgeCost } from '../recognise.ts'
import { complexityWord } from '../technicalWords.ts'
import { type Answered, followUpKey } from './judgeInWords.ts'

export const approachKey = (index: number): string => `approach-${index + 1}`
export const edgeCaseKey = (index: number): string => `edge-case-${index + 1}`
export const timeKey = 'time'
export const spaceKey = 'space'

/** The approach that a judgement says was adopted, or null. */
export const approachJudged = (
  judgement: readonly PointJudgement[],
  { approaches }: Pick<Challenge, 'approaches'>,
): Approach | null =>
  approaches.find((_approach, index) =>
    judgement.some(({ point, verdict }) => point === approachKey(index) && verdict === 'shown'),
  ) ?? null

/**
 * What a message says of a challenge that is coded: the approach that it adopts, what it says of time and space, the edge cases that it
 * names, and the follow-up that was asked. What it does not speak of is not named, but for the follow-up.
 * @param taken the approach that was adopted before
 */
export function judgeCode(
  { message, asked, taken }: Answered & { taken: Approach | null },
  challenge: Challenge,
): PointJudgement[] {
  if (isWithoutGrammar(message) || isKeyword(message, asked)) return []
  const read = readText(message)
  const whole = clauseAround(message, { at: 0, end: Math.min(message.length, 1) })
  const spanOf = (signs: Signs): string => {
    const found = findSigns(read, signs)
    return found === null ? whole : clauseAround(message, found)
  }
  const shown = (point: string, span: string): PointJudgement => ({ point, verdict: 'shown', spans: [span] })
  const adopted = approachIn(proposedIn(message), challenge)
  const cost = judgeCost(message, challenge, adopted ?? taken)
  const costSentence = read.sentences
    .map(({ at, end }) => message.slice(at, end).trim())
    .find(
      (sentence) =>
        complexityWord.test(plainWords(sentence)) || judgeCost(sentence, challenge, adopted ?? taken).time === 'right',
    )
  const costs = ([timeKey, spaceKey] as const).flatMap((side): PointJudgement[] => {
    const verdict = cost[side]
    if (verdict === 'unsaid') return []
    return [{ point: side, verdict: verdict === 'right' ? 'shown' : 'contradicted', spans: [costSentence ?? whole] }]
  })
  return [
    ...(adopted === null ? [] : [shown(approachKey(challenge.approaches.indexOf(adopted)), spanOf(adopted))]),
    ...costs,
    ...edgeCasesIn(message, challenge).map((each) =>
      shown(edgeCaseKey(challenge.edgeCases.indexOf(each)), spanOf(each)),
    ),
    ...challenge.followUps.flatMap((followUp, index): PointJudgement[] => {
      if (!plainWords(asked).includes(plainWords(followUp.question))) return []
      const found = findSigns(read, followUp)
      if (found === null) return [{ point: followUpKey(index), verdict: 'not_understood', spans: [] }]
      return [shown(followUpKey(index), clauseAround(message, found))]
    }),
  ]
}
