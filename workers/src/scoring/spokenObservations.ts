import type { SpokenPoint, SpokenQuestion } from '@greenroom/shared/content'
import type { PointJudgement } from '@greenroom/shared/session'
import { isWithoutGrammar } from '../reading/grammar.ts'
import { judgeInTurn } from '../reading/judgement/judge.ts'
import { followUpKey, mistakeKey, pointKey } from '../reading/judgement/judgeInWords.ts'
import { wordCount } from '../reading/plainWords.ts'
import { begsForTheAnswer } from './begging.ts'
import { isNoise } from './noise.ts'
import type { QuestionRecord, Said } from './questionRecord.ts'
import { pointsWritten, type WrittenPoint } from './writtenDesign.ts'

/** Where something was said: the message, and the clause of it that says so. */
export type Quoted = { said: Said; quote: string }

/** What became of a point: it was made, or the last that was said of it turns it round. */
export type JudgedPoint = { point: SpokenPoint; verdict: 'shown' | 'contradicted'; quoted: Quoted[] }

/** What was recognised in the words of a question that is answered in words; each finding names the message that shows it. */
export type SpokenObservations = {
  question: SpokenQuestion | undefined
  /** All that the candidate said to the question, the clarifications included. */
  answers: Said[]
  attempts: Said[]
  clarifications: Said[]
  followUpAnswers: Said[]
  /** Attempts in whole sentences of which nothing was understood: they may have been right. */
  notUnderstood: Said[]
  /** Where nothing was known, or help was asked for. */
  atALoss: Said[]
  beside: Said[]
  points: JudgedPoint[]
  /** Of a design: what stands on the whiteboard and in the notes. */
  written: WrittenPoint[]
  slips: (Quoted & { mistake: string })[]
  followUpsMet: Quoted[]
  highestRung: number
}

/** Fewer words say so little that nobody could have understood them. */
const wordsOfAThought = 6

export function observeInWords(record: QuestionRecord, question: SpokenQuestion | undefined): SpokenObservations {
  const pleas = record.candidate.filter(({ text }) => begsForTheAnswer(text))
  // Whatever noise was taken for, it neither answers nor asks; no more do terms in a row.
  const noise = record.candidate.filter(({ text }) => isNoise(text, record.challenge) || isWithoutGrammar(text))
  const of = (...intents: Said['intent'][]) =>
    record.candidate.filter((said) => intents.includes(said.intent) && !pleas.includes(said) && !noise.includes(said))
  const attempts = of('attempt_to_answer_question')
  const clarifications = of('request_for_clarification')
  const answers = record.candidate.filter((said) => attempts.includes(said) || clarifications.includes(said))
  const followUpAnswers = attempts.filter(({ step }) => step === 'follow_up' || step === 'wrap_up')
  const judged = judgeInTurn(
    answers.map(({ text, ...said }) => ({ ...said, message: text })),
    { challenge: null, spoken: question ?? null },
  )
  const found = (key: string, verdict: PointJudgement['verdict']): Quoted[] =>
    answers.flatMap((said, index) =>
      (judged[index] ?? [])
        .filter((each) => each.point === key && each.verdict === verdict)
        .flatMap(({ spans: [quote] }) => (quote === undefined ? [] : [{ said, quote }])),
    )
  return {
    question,
    answers,
    attempts,
    clarifications,
    followUpAnswers,
    notUnderstood: attempts.filter(
      (said) =>
        wordCount(said.text) >= wordsOfAThought &&
        (judged[answers.indexOf(said)] ?? []).every(({ verdict }) => verdict === 'not_understood'),
    ),
    atALoss: of('declare_not_knowing_answer', 'request_for_hint'),
    beside: [...of('unrelated_question', 'unknown'), ...pleas, ...noise],
    points: (question?.points ?? []).flatMap((point, index): JudgedPoint[] => {
      const shown = found(pointKey(index), 'shown')
      const turned = found(pointKey(index), 'contradicted')
      const last = (quoted: readonly Quoted[]) => quoted.at(-1)?.said.seq ?? 0
      if (shown.length + turned.length === 0) return []
      return last(turned) > last(shown)
        ? [{ point, verdict: 'contradicted', quoted: turned }]
        : [{ point, verdict: 'shown', quoted: shown }]
    }),
    written: question === undefined ? [] : pointsWritten(record, question),
    slips: (question?.commonMistakes ?? []).flatMap(({ mistake }, index) =>
      found(mistakeKey(index), 'contradicted')
        .slice(0, 1)
        .map((each) => ({ ...each, mistake })),
    ),
    followUpsMet: (question?.followUps ?? []).flatMap((_followUp, index) =>
      found(followUpKey(index), 'shown').filter(({ said }) => followUpAnswers.includes(said)),
    ),
    highestRung: Math.max(0, ...record.hintRungs),
  }
}
