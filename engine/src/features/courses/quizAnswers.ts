import { createHash } from 'node:crypto'
import type { NewCard, NewHappening } from '@greenroom/shared/learning'
import type { LessonRef, QuizQuestionView } from '@greenroom/shared/wire'
import type { Course, Lesson, QuizQuestion } from './content.ts'
import type { StoredAnswer } from './lessonRecords.ts'

/** Names a question by its text, so that its answer is kept if a newer version of the lesson still has it. */
export const questionKeyOf = ({ question, options }: QuizQuestion): string =>
  createHash('sha256')
    .update(JSON.stringify([question, ...options.map(({ text }) => text)]))
    .digest('hex')
    .slice(0, 16)

/** The difficulty of a check. It follows the text that answers it, so it counts as an easy task. */
const checkDifficulty = -1.2
const maxGuess = 0.5

/** What a first answer says about the lesson's concepts. They share the weight of one answered question. */
export function evidenceOf(
  { courseId, lessonId }: LessonRef,
  lesson: Pick<Lesson, 'concepts'>,
  { question, answer, at }: { question: QuizQuestion; answer: StoredAnswer; at: number },
): NewHappening {
  const rightOptions = question.options.filter(({ isRight }) => isRight).length
  return {
    id: `quiz/${courseId}/${lessonId}/${answer.key}`,
    at,
    observations: lesson.concepts.map((skill) => ({
      ...{ skill, source: 'quiz' as const, difficulty: checkDifficulty },
      outcome: answer.isFirstRight ? 1 : 0,
      guess: Math.min(maxGuess, rightOptions / question.options.length),
      weight: Math.max(0.1, 1 / lesson.concepts.length),
    })),
  }
}

/**
 * The review card for a question that was answered wrongly. Reviews look the question up by its place in the newest
 * version; null if it is no longer there.
 */
export function cardOf({ courseId, lessonId }: LessonRef, newest: Course, key: string): NewCard | null {
  const lesson = newest.lessons.find(({ id }) => id === lessonId)
  const index = lesson?.quiz.findIndex((question) => questionKeyOf(question) === key) ?? -1
  if (lesson === undefined || index < 0) return null
  return { id: `quiz/${courseId}/${lessonId}/${index}`, kind: 'quiz', skill: lesson.concepts[0] ?? null }
}

/** A question as its reader sees it: it only says whether the option they chose last is right. */
export function questionFor(question: QuizQuestion, answers: readonly StoredAnswer[]): QuizQuestionView {
  const key = questionKeyOf(question)
  const latest = answers.find((each) => each.key === key)?.latest
  const option = latest === undefined ? undefined : question.options[latest]
  return {
    question: question.question,
    options: question.options.map(({ text }) => text),
    answer:
      latest === undefined || option === undefined
        ? null
        : { option: latest, isRight: option.isRight, why: option.why },
  }
}
