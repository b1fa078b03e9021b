import type { SpokenPoint, SpokenQuestion } from '@greenroom/shared/content'
import { plainWords, sentencesOf, wordCount } from '../reading/plainWords.ts'
import { hasSign, wordsOf } from '../reading/signs.ts'
import { begsForTheAnswer } from './begging.ts'
import { isNoise } from './noise.ts'
import type { QuestionRecord, Said } from './questionRecord.ts'
import { pointsWritten, type WrittenPoint } from './writtenDesign.ts'

/** What was recognised in the words of a question that is answered in words; each finding names the message that shows it. */
export type SpokenObservations = {
  question: SpokenQuestion | undefined
  /** All that the candidate said to the question, the clarifications included. */
  answers: Said[]
  attempts: Said[]
  clarifications: Said[]
  followUpAnswers: Said[]
  /** Where nothing was known, or help was asked for. */
  atALoss: Said[]
  beside: Said[]
  /** Each point with its first message, and with all of them. */
  points: { point: SpokenPoint; said: Said; messages: Said[]; signs: string[] }[]
  /** Of a design: what stands on the whiteboard and in the notes. */
  written: WrittenPoint[]
  slips: { mistake: string; said: Said }[]
  followUpsMet: Said[]
  highestRung: number
}

const hits = (said: Said, signs: readonly string[]): string[] => {
  const words = wordsOf(said.text)
  return signs.filter((sign) => hasSign(words, sign))
}

/** Whether one sentence alone has a sign: words from here and there make no slip. */
const states = ({ text }: Pick<Said, 'text'>, signs: readonly string[]): boolean =>
  sentencesOf(plainWords(text)).some((sentence) => signs.some((sign) => hasSign(wordsOf(sentence), sign)))

export function observeInWords(record: QuestionRecord, question: SpokenQuestion | undefined): SpokenObservations {
  const pleas = record.candidate.filter(({ text }) => begsForTheAnswer(text))
  // Whatever noise was taken for, it neither answers nor asks.
  const noise = record.candidate.filter(({ text }) => isNoise(text, record.challenge))
  const of = (...intents: Said['intent'][]) =>
    record.candidate.filter((said) => intents.includes(said.intent) && !pleas.includes(said) && !noise.includes(said))
  const attempts = of('attempt_to_answer_question')
  const clarifications = of('request_for_clarification')
  const answers = record.candidate.filter((said) => attempts.includes(said) || clarifications.includes(said))
  const followUpAnswers = attempts.filter(({ step }) => step === 'follow_up' || step === 'wrap_up')
  return {
    question,
    answers,
    attempts,
    clarifications,
    followUpAnswers,
    atALoss: of('declare_not_knowing_answer', 'request_for_hint'),
    beside: [...of('unrelated_question', 'unknown'), ...pleas, ...noise],
    points: (question?.points ?? []).flatMap((point) => {
      const found = answers
        .map((said) => ({ said, signs: hits(said, point.signs) }))
        .filter(({ signs }) => signs.length)
      const [first] = found
      return first === undefined
        ? []
        : [
            {
              point,
              said: first.said,
              messages: found.map(({ said }) => said),
              signs: [...new Set(found.flatMap(({ signs }) => signs))],
            },
          ]
    }),
    written: question === undefined ? [] : pointsWritten(record, question),
    slips: (question?.commonMistakes ?? []).flatMap(({ mistake, signsInWords }) => {
      const said = attempts.find((each) => states(each, signsInWords))
      return said === undefined ? [] : [{ mistake, said }]
    }),
    followUpsMet: followUpAnswers.filter((said) =>
      question?.followUps.some(({ signs }) => wordCount(said.text) >= 4 && hits(said, signs).length > 0),
    ),
    highestRung: Math.max(0, ...record.hintRungs),
  }
}
