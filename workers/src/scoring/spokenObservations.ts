import type { SpokenPoint, SpokenQuestion } from '@greenroom/shared/content'
import type { PointJudgement } from '@greenroom/shared/session'
import { answerToCheck } from '../reading/checks/checkAsked.ts'
import { isWithoutGrammar } from '../reading/grammar.ts'
import { judgeInTurn } from '../reading/judgement/judge.ts'
import { followUpKey, mistakeKey, pointKey } from '../reading/judgement/judgeInWords.ts'
import { plainWords, wordCount } from '../reading/plainWords.ts'
import { askedByCheck } from './askedByCheck.ts'
import { begsForTheAnswer } from './begging.ts'
import { isNoise } from './noise.ts'
import type { QuestionRecord, Said } from './questionRecord.ts'
import { pointsWritten, type WrittenPoint } from './writtenDesign.ts'

/** A finding's source: the message, and the clause in it. */
export type Quoted = { said: Said; quote: string; asked?: string }

/** The final state of a point: made, or contradicted by the last thing that was said about it. */
export type JudgedPoint = { point: SpokenPoint; verdict: 'shown' | 'contradicted'; quoted: Quoted[] }

/** Everything recognised in a spoken question. Each finding cites its message. */
export type SpokenObservations = {
  question: SpokenQuestion | undefined
  /** All the candidate's messages about the question, including clarifications. */
  answers: Said[]
  attempts: Said[]
  clarifications: Said[]
  followUpAnswers: Said[]
  /** Attempts in whole sentences that the reader didn't understand. They may have been right. */
  notUnderstood: Said[]
  /** Answers to a point's own question that don't make the point. */
  unanswered: Said[]
  /** Where the candidate said that they don't know, or asked for help. */
  atALoss: Said[]
  beside: Said[]
  points: JudgedPoint[]
  /** For a design, the contents of the whiteboard and the notes. */
  written: WrittenPoint[]
  slips: (Quoted & { mistake: string })[]
  followUpsMet: Quoted[]
  highestRung: number
}

/** The minimum number of words in a message that makes sense. */
const wordsOfAThought = 6

export function observeInWords(record: QuestionRecord, question: SpokenQuestion | undefined): SpokenObservations {
  const pleas = record.candidate.filter(({ text }) => begsForTheAnswer(text))
  // Noise neither answers nor asks, whatever it was classified as, and neither do strings of terms.
  const material = { challenge: null, spoken: question ?? null }
  const noise = record.candidate.filter(
    ({ text, asked }) =>
      (isNoise(text, record.challenge) || isWithoutGrammar(text)) && !isAnswerToCheck(text, asked, material),
  )
  const of = (...intents: Said['intent'][]) =>
    record.candidate.filter((said) => intents.includes(said.intent) && !pleas.includes(said) && !noise.includes(said))
  const attempts = of('attempt_to_answer_question')
  const clarifications = of('request_for_clarification')
  const answers = record.candidate.filter((said) => attempts.includes(said) || clarifications.includes(said))
  const followUpAnswers = attempts.filter(({ step }) => step === 'follow_up' || step === 'wrap_up')
  const judged = judgeInTurn(
    answers.map(({ text, ...said }) => ({ ...said, message: text })),
    material,
  )
  const followUps = question?.followUps ?? []
  const isShownIn = (index: number, key: string) =>
    (judged[index] ?? []).some(({ point, verdict }) => point === key && verdict === 'shown')
  // In a story, read each sentence separately, because no message as a whole makes a point.
  const isStory = question?.competency !== undefined
  const found = (key: string, verdict: PointJudgement['verdict']): Quoted[] =>
    answers.flatMap((said, index) =>
      (judged[index] ?? [])
        .filter((each) => each.point === key && each.verdict === verdict)
        .flatMap((each) =>
          (isStory ? each.spans : each.spans.slice(0, 1)).map((quote) => ({
            said,
            quote,
            ...askedByCheck(each, said, material),
          })),
        ),
    )
  // A point missed at first but shown in a check counts as answered.
  const isSettled = (key: string) =>
    judged.flat().some(({ point, verdict, check }) => point === key && verdict === 'shown' && check !== undefined)
  // An answer to a follow-up counts neither as a point of the first question nor as a slip in it.
  const further =
    question?.challengeType === 'system_design'
      ? []
      : answers.filter((_said, index) => followUps.some((_each, number) => isShownIn(index, followUpKey(number))))
  const isOfQuestion = ({ said }: Quoted) => !further.includes(said)
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
    unanswered: of('attempt_to_answer_question', 'declare_not_knowing_answer').filter((said) => {
      const index = answers.indexOf(said)
      const asked = (question?.points ?? []).flatMap(({ question: asks }, number) =>
        asks !== null && wasPut(asks, said) && !isSettled(pointKey(number)) ? [pointKey(number)] : [],
      )
      return asked.length > 0 && !asked.some((key) => isShownIn(index, key))
    }),
    atALoss: of('declare_not_knowing_answer', 'request_for_hint'),
    beside: [...of('unrelated_question', 'unknown'), ...pleas, ...noise],
    points: (question?.points ?? []).flatMap((point, index): JudgedPoint[] => {
      const wasAsked = ({ said }: Quoted) => point.question !== null && wasPut(point.question, said)
      const shown = found(pointKey(index), 'shown').filter((each) => wasAsked(each) || isOfQuestion(each))
      const turned = found(pointKey(index), 'contradicted').filter(isOfQuestion)
      const last = (quoted: readonly Quoted[]) => quoted.at(-1)?.said.seq ?? 0
      if (shown.length + turned.length === 0) return []
      return last(turned) > last(shown)
        ? [{ point, verdict: 'contradicted', quoted: turned }]
        : [{ point, verdict: 'shown', quoted: shown }]
    }),
    written: question === undefined ? [] : pointsWritten(record, question),
    slips: (question?.commonMistakes ?? []).flatMap(({ mistake }, index) =>
      found(mistakeKey(index), 'contradicted')
        .filter(isOfQuestion)
        .slice(0, 1)
        .map((each) => ({ ...each, mistake })),
    ),
    followUpsMet: followUps.flatMap((_followUp, index) =>
      found(followUpKey(index), 'shown').filter(({ said }) => followUpAnswers.includes(said)),
    ),
    highestRung: Math.max(0, ...record.hintRungs),
  }
}

const wasPut = (question: string, { asked }: Said): boolean => plainWords(asked).includes(plainWords(question))

/** Whether a text answers a check. If a check asked for a number, "zero" isn't noise. */
const isAnswerToCheck = (text: string, asked: string, material: Parameters<typeof answerToCheck>[2]): boolean =>
  (answerToCheck(text, asked, material) ?? 'unclear') !== 'unclear'
