import type { EventOf } from './events.ts'
import type { Question, Session } from './state.ts'

/** Whether the state knows facts that nobody in the room may: they are disclosed with the end. */
export const holdsSecretFacts = (state: Pick<Session, 'phase'> & { questions: readonly Question[] }): boolean =>
  state.phase !== 'ENDED' &&
  state.questions.some(({ handIns = [] }) => handIns.some(({ facts }) => facts !== undefined))

/** The question with what was found of a version that was handed in. */
export const withFacts = (question: Question, { handInId, facts }: EventOf<'CodeExamined'>): Question =>
  question.handIns?.some((each) => each.handInId === handInId) === true
    ? {
        ...question,
        handIns: question.handIns.map((each) => (each.handInId === handInId ? { ...each, facts } : each)),
      }
    : question
