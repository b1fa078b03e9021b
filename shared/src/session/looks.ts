import type { ProgrammingLanguage } from '../vocabulary/code.ts'
import type { CodeFacts } from './codeFacts.ts'
import type { EventOf } from './events.ts'
import { handInsOf } from './handIns.ts'
import type { Question, Session } from './state.ts'

/** A version of the code that we run behind the scenes: a hand-in, or code the candidate asked us to look at. */
export type ExaminedVersion = {
  versionId: string
  code: string
  programmingLanguage: ProgrammingLanguage
  facts: CodeFacts | undefined
  /** Whether the interviewer or the coach has asked the candidate about the input that exposes this version's bug. */
  isInputNamed: boolean
  /** Whether the practice page shows the input that exposes this version's bug, with the program's output. */
  isInputShown: boolean
}

export const lookIdOf = (seq: number): string => `look-${seq}`

/** The versions of a question that we ran behind the scenes without a hand-in, in order. */
export const looksOf = ({ looks = [] }: Pick<Question, 'looks'>) => looks

/** All versions of a question to run behind the scenes, hand-ins last. */
export const examinedVersionsOf = (question: Pick<Question, 'handIns' | 'looks'>): ExaminedVersion[] => [
  ...looksOf(question).map(({ versionId, code, programmingLanguage, facts, inputNamed, shown }) => ({
    ...{ versionId, code, programmingLanguage, facts },
    isInputNamed: inputNamed === true,
    isInputShown: shown !== undefined,
  })),
  ...handInsOf(question)
    .filter(({ untouched }) => !untouched)
    .map(({ handInId, code, programmingLanguage, facts, traced, inputNamed }) => ({
      ...{ versionId: handInId, code, programmingLanguage, facts },
      isInputNamed: traced !== undefined || inputNamed === true,
      isInputShown: false,
    })),
]

/** Finds the version with exactly this code and language, so that it isn't run twice; undefined if there is none. */
export const examinedVersionOf = (
  question: Pick<Question, 'handIns' | 'looks'>,
  { code, programmingLanguage }: Pick<ExaminedVersion, 'code' | 'programmingLanguage'>,
): ExaminedVersion | undefined =>
  examinedVersionsOf(question).findLast(
    (each) => each.code === code && each.programmingLanguage === programmingLanguage,
  )

type LookEvent = EventOf<'LookRequested' | 'CodeExamined' | 'InputNamed' | 'WrongInputShown'>

/**
 * Updates the session after an event about a version run behind the scenes. Ignores events about a version that isn't
 * in this participant's view.
 */
export function afterLookEvent<S extends Session>(state: S, event: LookEvent): S {
  switch (state.phase) {
    case 'NOT_STARTED':
      return state
    case 'ENDED':
      return { ...state, questions: state.questions.map((each) => withLookEvent(each, event)) }
    case 'IN_PROGRESS': {
      if (event.type === 'LookRequested') {
        const { versionId, code, programmingLanguage, runId } = event
        const before = looksOf(state.question).find((each) => each.versionId === versionId)
        const look = { ...before, versionId, code, programmingLanguage, ...(runId === undefined ? {} : { runId }) }
        const others = looksOf(state.question).filter((each) => each !== before)
        return { ...state, question: { ...state.question, looks: [...others, look] } }
      }
      const pastQuestions = state.pastQuestions.map((each) => withLookEvent(each, event))
      return { ...state, question: withLookEvent(state.question, event), pastQuestions }
    }
  }
}

function withLookEvent(question: Question, event: LookEvent): Question {
  const { versionId } = event
  const { handIns, looks } = question
  const isKnown =
    looks?.some((each) => each.versionId === versionId) === true ||
    handIns?.some((each) => each.handInId === versionId) === true
  if (!isKnown) return question
  const news =
    event.type === 'CodeExamined' ? { facts: event.facts } : event.type === 'InputNamed' ? { inputNamed: true } : {}
  const shown = event.type === 'WrongInputShown' ? { shown: event.shown } : {}
  return {
    ...question,
    ...(handIns && { handIns: handIns.map((each) => (each.handInId === versionId ? { ...each, ...news } : each)) }),
    ...(looks && {
      looks: looks.map((each) => (each.versionId === versionId ? { ...each, ...news, ...shown } : each)),
    }),
  }
}

/** Whether the state has facts about the code that must stay hidden from the room until the end. */
export const holdsSecretFacts = (state: Pick<Session, 'phase'> & { questions: readonly Question[] }): boolean =>
  state.phase !== 'ENDED' &&
  state.questions.some((question) => examinedVersionsOf(question).some(({ facts }) => facts !== undefined))
