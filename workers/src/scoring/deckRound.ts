import type { Deck } from '@greenroom/shared/content'
import { plural } from '@greenroom/shared/english'
import { settlesStatement } from '@greenroom/shared/rules'
import { plainWords, sentencesOf, wordCount } from '../reading/plainWords.ts'
import { hasSign, wordsOf } from '../reading/signs.ts'
import { readStatementAnswer } from '../reading/statementAnswer.ts'
import type { Judgement } from './judgement.ts'
import type { QuestionRecord, Said } from './questionRecord.ts'
import { anyQuoteOf } from './quote.ts'
import type { Score } from './rubric.ts'

/** A scored answer to a statement. */
type Answer = {
  said: Said
  isRight: boolean
  /** From 0 to 1; `unsaidConfidence` if the candidate didn't state any. */
  confidence: number
  reason: string | null
  /** Whether the candidate's reason touches on the author's. */
  touches: boolean
}

/** The candidate's messages in a deck of statements. */
export type DeckObservations = {
  answers: Answer[]
  /** Statements settled without an answer. */
  passes: Said[]
  /** Messages that were neither an answer nor a pass, so the interviewer had to ask again. */
  unclear: Said[]
}

/** The confidence that is assumed if the candidate doesn't state one. The rules say so. */
const unsaidConfidence = 0.7

export function observeDeck(record: QuestionRecord, deck: Deck | undefined): DeckObservations {
  const seen: DeckObservations = { answers: [], passes: [], unclear: [] }
  for (const said of record.candidate) {
    const statement = deck?.statements[seen.answers.length + seen.passes.length]
    if (said.intent === 'attempt_to_answer_question') {
      const { confidence, reason } = readStatementAnswer(said.text)
      seen.answers.push({
        said,
        isRight: said.accepted === true,
        confidence: confidence ?? unsaidConfidence,
        reason,
        touches: reason !== null && statement !== undefined && touchesWhy(reason, statement),
      })
    } else if (settlesStatement(said.intent)) seen.passes.push(said)
    else if (said.intent === 'unknown' && readStatementAnswer(said.text).reason !== null) seen.unclear.push(said)
  }
  return seen
}

const everyday =
  /^(the|and|for|are|was|has|have|had|this|that|with|from|what|when|where|which|who|how|can|could|will|would|should|may|not|but|one|two|all|any|its|their|they|them|than|then|there|these|those|you|your|our|out|into|only|also|each|every|more|most|much|many|some|same|such|over|about|does|did|been|other|another|just|because|still|whose|while|even|like|make|get|them|through|so)$/

const tellingWords = (text: string): string[] => [
  ...new Set((plainWords(text).match(/[a-z][a-z0-9_]{2,}/g) ?? []).filter((word) => !everyday.test(word))),
]

/**
 * Whether a reason shares at least two words with the author's reason. One of them mustn't be in the statement, because
 * repeating the statement explains nothing.
 */
function touchesWhy(reason: string, { statement, why }: Deck['statements'][number]): boolean {
  const words = wordsOf(reason)
  const put = wordsOf(statement)
  const met = tellingWords(why).filter((word) => hasSign(words, word))
  return met.length >= 2 && met.some((word) => !hasSign(put, word))
}

const nothing: Judgement = { score: null, behaviours: [], evidence: [] }

/** Judges a dimension of a knowledge round that was a deck of statements. */
export function judgeDeck(dimension: string, seen: DeckObservations): Judgement {
  if (dimension === 'accuracy') return judgeAccuracy(seen)
  if (seen.answers.length === 0) return nothing
  return dimension === 'depth' ? judgeDepth(seen) : judgeClarity(seen)
}

/** The squared error of a fifty-percent guess. A pass counts the same. */
const offOfACoin = 0.25

/**
 * Computes how far off the answers were, on average over all settled statements: the Brier score. An answer with
 * confidence p is off by (1 − p)² if right and by p² if wrong. A pass is off by 0.25, like a coin toss. Honest
 * confidence gives the lowest score. 0 means certain and right each time, 1 means certain and wrong each time.
 */
export function brierScore({ answers, passes }: Pick<DeckObservations, 'answers' | 'passes'>): number {
  const off = answers.map(({ isRight, confidence }) => (isRight ? (1 - confidence) ** 2 : confidence ** 2))
  return (off.reduce((sum, each) => sum + each, 0) + offOfACoin * passes.length) / (off.length + passes.length)
}

/** With fewer statements than this, a candidate can't get the highest score. */
const fewestForTheHighest = 5

/**
 * Scores how much was right, weighted by confidence. 4: the Brier score is at most 0.10, and at least eight in ten are
 * right. 3: at most 0.175, and six in ten. 2: no worse than a coin toss, and three in ten. Otherwise 1. A candidate who
 * only passed gets 1. One who said nothing isn't judged.
 */
function judgeAccuracy(seen: DeckObservations): Judgement {
  const { answers, passes } = seen
  const settled = answers.length + passes.length
  if (settled === 0) return nothing
  if (answers.length === 0)
    return {
      score: 1,
      behaviours: ['Answered none of the statements.'],
      evidence: passes.slice(0, 2).map(anyQuoteOf),
    }
  const right = answers.filter(({ isRight }) => isRight)
  const wrong = answers.filter(({ isRight }) => !isRight)
  const tooSure = wrong.filter(({ confidence }) => confidence >= 0.9)
  const [off, share] = [brierScore(seen), right.length / settled]
  return {
    score: accuracyOf(off, share, settled),
    behaviours: [
      `Got ${right.length} of ${counted(settled, 'statement')} right${passes.length > 0 ? ` and passed on ${passes.length}` : ''}.`,
      `With the confidence that was given, the answers were off by ${off.toFixed(2)}, where a coin is off by ${offOfACoin.toFixed(2)}.`,
      ...(tooSure.length > 0 ? [`Was sure of ${counted(tooSure.length, 'wrong answer')}.`] : []),
    ],
    evidence: [...tooSure, ...wrong, ...right].map(({ said }) => anyQuoteOf(said)),
  }
}

function accuracyOf(off: number, share: number, settled: number): Score {
  const rounded = Math.round(off * 1_000) / 1_000
  if (rounded <= 0.1 && share >= 0.8 && settled >= fewestForTheHighest) return 4
  if (rounded <= 0.175 && share >= 0.6) return 3
  return rounded <= offOfACoin && share >= 0.3 ? 2 : 1
}

/** Scores the share of right answers that had the right reason. */
function judgeDepth({ answers }: DeckObservations): Judgement {
  const right = answers.filter(({ isRight }) => isRight)
  const touching = right.filter(({ touches }) => touches)
  const share = right.length === 0 ? 0 : touching.length / right.length
  const score: Score =
    share >= 0.6 && touching.length >= 4 ? 4 : share >= 0.4 && touching.length >= 2 ? 3 : touching.length > 0 ? 2 : 1
  return {
    score,
    behaviours: [
      touching.length > 0
        ? `Gave the decisive reason for ${touching.length} of ${counted(right.length, 'right answer')}.`
        : 'Gave no reason that explains why an answer is right.',
    ],
    evidence: (touching.length > 0 ? touching : answers.slice(0, 2)).map(({ said }) => anyQuoteOf(said)),
  }
}

/** The number of words in a reason: a short sentence, not a lecture. */
const wordsOfAReason = { fewest: 4, most: 40 }

/**
 * Scores how many answers came with a one-sentence reason. If the interviewer had to ask for the verdict, the highest
 * score is out of reach.
 */
function judgeClarity({ answers, unclear }: DeckObservations): Judgement {
  const clear = answers.filter(({ reason }) => reason !== null && isOneSentence(reason))
  const share = clear.length / answers.length
  const highest = share >= 0.8 && unclear.length <= 1 && answers.length >= fewestForTheHighest
  const score: Score = highest ? 4 : share >= 0.5 ? 3 : share >= 0.2 ? 2 : 1
  return {
    score,
    behaviours: [
      `Gave a reason in one sentence with ${clear.length} of ${counted(answers.length, 'answer')}.`,
      ...(unclear.length > 0 ? [`Had to be asked for the verdict ${counted(unclear.length, 'time')}.`] : []),
    ],
    evidence: [...(clear.length > 0 ? clear : answers.slice(0, 2)).map(({ said }) => said), ...unclear].map(anyQuoteOf),
  }
}

const isOneSentence = (reason: string): boolean =>
  sentencesOf(reason).length === 1 &&
  wordCount(reason) >= wordsOfAReason.fewest &&
  wordCount(reason) <= wordsOfAReason.most

const counted = (number: number, noun: string): string =>
  `${number} ${plural(number, { one: noun, other: `${noun}s` })}`
