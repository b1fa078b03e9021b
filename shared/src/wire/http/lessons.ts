import { z } from 'zod'
import { testRunResultsSchema } from '../../session/testRun.ts'
import { conceptSchema, contentDomainSchema, progressSchema } from '../../vocabulary/content.ts'

/** The API calls for lessons and a reader's own progress. The list of courses is in `coursePaths`. */
export const lessonPaths = {
  /** `GET`: 200 with a `learningSchema`. */
  learning: '/api/learning',
  /**
   * `GET`: 200 with a `lessonViewSchema`, in the version that the reader began with. 404 LESSON_UNKNOWN; 403
   * LESSON_LOCKED.
   */
  lesson: '/api/lessons/:courseId/:lessonId',
  /** `POST`: begins the lesson, or moves it to the newest version; 200 with a `lessonViewSchema`. Idempotent. */
  begin: '/api/lessons/:courseId/:lessonId/begin',
  /**
   * `POST` with a `quizAnswerSchema`: 200 with a `checkedAnswerSchema`. The first answer counts. 409 LESSON_CHANGED if
   * the version is neither the reader's nor the newest.
   */
  answers: '/api/lessons/:courseId/:lessonId/answers',
  /** `PUT` with a `lessonNoteChangeSchema`: 200 with a `lessonNoteSchema`; 409 NOTE_CHANGED if another tab has saved. */
  note: '/api/lessons/:courseId/:lessonId/note',
  /** `PUT`: sets a bookmark; `DELETE`: removes it. 204, both idempotent. */
  bookmark: '/api/lessons/:courseId/:lessonId/bookmark',
  /** `POST`: 200 with a `finishedLessonSchema`; 409 LESSON_CHECKS_OPEN. Idempotent: a charge is earned once. */
  finish: '/api/lessons/:courseId/:lessonId/finish',
  /**
   * `POST` with a `newLessonRunSchema`: 202 with a `lessonRunSchema`. 402 INSUFFICIENT_TOKENS; 409 LESSON_CHANGED.
   */
  runs: '/api/lessons/:courseId/:lessonId/runs',
  /** `GET`: 200 with a `lessonRunSchema`; 404 LESSON_RUN_UNKNOWN ten minutes later, or for somebody else's run. */
  run: '/api/lesson-runs/:runId',
} as const

const id = z.string().min(1).max(100)
export const lessonParamsSchema = z.object({ courseId: id, lessonId: id })
export const lessonRunParamsSchema = z.object({ runId: id })

export const lessonBounds = { noteCharacters: 20_000, codeCharacters: 64_000, bodyBytes: 256 * 1024 } as const

/**
 * A reader's private note on a lesson (Markdown). `revision` increases by one with each change, and is 0 before the
 * first.
 */
export const lessonNoteSchema = z.object({
  text: z.string(),
  revision: z.int().min(0),
  changedAt: z.iso.datetime().nullable(),
})
export type LessonNote = z.infer<typeof lessonNoteSchema>

/** `revision` is the one that was edited. */
export const lessonNoteChangeSchema = z.object({
  text: z.string().max(lessonBounds.noteCharacters),
  revision: z.int().min(0),
})

/** What the server says about a chosen option. `counted` is true for the first answer of somebody with an account. */
export const checkedAnswerSchema = z.object({
  option: z.int().min(0),
  isRight: z.boolean(),
  why: z.string(),
  counted: z.boolean(),
})
export type CheckedAnswer = z.infer<typeof checkedAnswerSchema>

export const quizAnswerSchema = z.object({
  version: z.string().min(1).max(100),
  question: z.int().min(0),
  option: z.int().min(0),
})

/**
 * A question that doesn't reveal which options are right. `answer` is the reader's latest; null before they have
 * answered.
 */
const quizQuestionViewSchema = z.object({
  question: z.string(),
  options: z.array(z.string()),
  answer: checkedAnswerSchema.omit({ counted: true }).nullable(),
})
export type QuizQuestionView = z.infer<typeof quizQuestionViewSchema>

/** Something to practise a lesson with. `kind` is its kind of content, such as `coding` or `truth_or_despair`. */
export const practiceItemSchema = z.object({
  kind: z.string(),
  id: z.string(),
  title: z.string(),
  minutes: z.int().nullable(),
})
export type PracticeItem = z.infer<typeof practiceItemSchema>

/** A reader's own data about a lesson. `reason`: why the lesson is worth their time, in a sentence. */
const ownLessonSchema = z.object({
  state: progressSchema,
  reason: z.string(),
  note: lessonNoteSchema,
  isBookmarked: z.boolean(),
})

export const lessonViewSchema = z.object({
  courseId: z.string(),
  courseTitle: z.string(),
  domain: contentDomainSchema,
  id: z.string(),
  title: z.string(),
  minutes: z.int(),
  concepts: z.array(conceptSchema),
  version: z.string(),
  /** Whether the lesson has been rewritten since the reader began it. */
  hasNewer: z.boolean(),
  /** Markdown. Programs in it are `LANGUAGE run` blocks (`lessonPartsOf`). */
  body: z.string(),
  quiz: z.array(quizQuestionViewSchema),
  practice: z.array(practiceItemSchema),
  /** Null for somebody without an account. */
  own: ownLessonSchema.nullable(),
})
export type LessonView = z.infer<typeof lessonViewSchema>

const lessonRefSchema = z.object({ courseId: z.string(), lessonId: z.string() })
export type LessonRef = z.infer<typeof lessonRefSchema>

/** `earned`: the power-up charges that this call added: 1 the first time. `next` is the course's next open lesson. */
export const finishedLessonSchema = z.object({
  earned: z.int().min(0),
  charges: z.int(),
  next: lessonRefSchema.extend({ title: z.string() }).nullable(),
  courseState: progressSchema,
})
export type FinishedLesson = z.infer<typeof finishedLessonSchema>

/** `newest` moves a lesson that was begun in an older version. */
export const beginLessonSchema = z.object({ newest: z.boolean().default(false) })

/** `program` is the program's index in the lesson, from 0. */
export const newLessonRunSchema = z.object({
  version: z.string().min(1).max(100),
  program: z.int().min(0).max(100),
  code: z.string().max(lessonBounds.codeCharacters),
})

/** `unavailable`: the program couldn't be run, and the tokens were returned. */
export const lessonRunSchema = z.object({
  runId: z.string(),
  status: z.enum(['running', 'done', 'unavailable']),
  results: testRunResultsSchema.nullable(),
})
export type LessonRun = z.infer<typeof lessonRunSchema>

/** Somebody's progress in a course. Lessons they never opened are missing from `lessons`. */
export const courseProgressSchema = z.object({
  courseId: z.string(),
  state: progressSchema,
  completed: z.int().min(0),
  count: z.int().min(1),
  lessons: z.record(z.string(), progressSchema),
  /** The first incomplete lesson, starting from the one last opened; null if all are complete. */
  nextLessonId: z.string().nullable(),
  /** When a lesson was last opened, answered or finished; null if none was. */
  lastAt: z.iso.datetime().nullable(),
})
export type CourseProgress = z.infer<typeof courseProgressSchema>

const keptLessonSchema = lessonRefSchema.extend({
  title: z.string(),
  courseTitle: z.string(),
  at: z.iso.datetime(),
})

/** A reader's own data about courses: progress, and lessons with a bookmark or note, latest first. */
export const learningSchema = z.object({
  courses: z.array(courseProgressSchema),
  /** Where they left off: the last opened course that isn't completed, and its next lesson. */
  next: lessonRefSchema
    .extend({ title: z.string(), courseTitle: z.string(), minutes: z.int(), reason: z.string() })
    .nullable(),
  bookmarks: z.array(keptLessonSchema),
  notes: z.array(keptLessonSchema.extend({ start: z.string() })),
})
export type Learning = z.infer<typeof learningSchema>
