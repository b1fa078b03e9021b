import type { ContentLibrary } from '@greenroom/shared/content'
import { estimateOf, type Learner } from '@greenroom/shared/learning'
import { accessOf, type ContentReader } from '@greenroom/shared/rules'
import type { LessonRef, LessonView, PracticeItem } from '@greenroom/shared/wire'
import { ProblemError } from '../../platform/problems.ts'
import type { Course, Lesson } from './content.ts'
import type { LessonRecord } from './lessonRecords.ts'
import { questionFor } from './quizAnswers.ts'
import { reasonTexts } from './texts.ts'

/** A lesson in the version that a reader reads, and the newest version of its course. */
export type ReadLesson = {
  ref: LessonRef
  course: Course
  newest: Course
  lesson: Lesson
  hasNewer: boolean
}

/**
 * Finds lessons for readers. Access depends on the newest version of a course, even for readers who started an older
 * one.
 */
export function createLessonFinder(library: Pick<ContentLibrary, 'get' | 'items'>) {
  /**
   * The lesson in the version that the reader began with. If this lesson hasn't changed since, or the old version is
   * lost, it's the newest version.
   * @throws LESSON_UNKNOWN, also for a course that the reader may not know of; LESSON_LOCKED
   */
  function find(ref: LessonRef, reader: ContentReader, record: LessonRecord | undefined): ReadLesson {
    const newest = library.get('course', ref.courseId)
    const access = newest && accessOf(newest, reader)
    if (newest === undefined || access == null) throw new ProblemError('LESSON_UNKNOWN')
    const begun =
      record?.version == null || record.version === newest.version
        ? undefined
        : library.get('course', ref.courseId, record.version)
    const [latest, kept] = [newest, begun].map((course) => course?.lessons.find(({ id }) => id === ref.lessonId))
    if (latest === undefined && kept === undefined) throw new ProblemError('LESSON_UNKNOWN')
    if (access !== 'open') throw new ProblemError('LESSON_LOCKED')
    if (begun !== undefined && kept !== undefined && !isSame(kept, latest))
      return { ref, course: begun, newest, lesson: kept, hasNewer: latest !== undefined }
    if (latest === undefined) throw new ProblemError('LESSON_UNKNOWN')
    return { ref, course: newest, newest, lesson: latest, hasNewer: false }
  }

  return {
    find,
    /**
     * Like `find`, for a call about what the reader sees.
     * @throws LESSON_CHANGED if they see another version
     */
    findSeen(ref: LessonRef, reader: ContentReader, record: LessonRecord | undefined, version: string): ReadLesson {
      const found = find(ref, reader, record)
      if (found.course.version !== version) throw new ProblemError('LESSON_CHANGED')
      return found
    },
    /** The courses that a reader may see, and whether they may read each. */
    coursesFor: (reader: ContentReader) =>
      library.items('course').flatMap((course) => {
        const access = accessOf(course, reader)
        return access === null ? [] : [{ course, isOpen: access === 'open' }]
      }),
  }
}
export type LessonFinder = ReturnType<typeof createLessonFinder>

const isSame = (kept: Lesson, latest: Lesson | undefined): boolean =>
  latest !== undefined && JSON.stringify(kept) === JSON.stringify(latest)

/** Why a lesson is worth the learner's time: its weakest concept, or one that we know nothing about. */
export function reasonFor({ beliefs }: Pick<Learner, 'beliefs'>, { concepts }: Pick<Lesson, 'concepts'>, at: number) {
  const known = concepts.flatMap((concept) => {
    const estimate = estimateOf(beliefs, concept, at)
    return estimate === null ? [] : [{ concept, estimate }]
  })
  const [weakest] = known.toSorted((one, other) => one.estimate.score - other.estimate.score)
  if (weakest !== undefined) return reasonTexts.weak(weakest.concept, weakest.estimate)
  const [first] = concepts
  return first === undefined ? '' : reasonTexts.unknown(first)
}

/** A lesson as its reader sees it. `own` is null for somebody without an account. */
export function lessonFor(
  { ref, course, lesson, hasNewer }: ReadLesson,
  own: { record: LessonRecord | undefined; reason: string } | null,
  practiceOf: (ref: string) => PracticeItem | null,
): LessonView {
  const { title, minutes, concepts, body } = lesson
  const record = own?.record
  return {
    courseId: ref.courseId,
    courseTitle: course.title,
    domain: course.domain,
    ...{ id: lesson.id, title, minutes, concepts, body, version: course.version, hasNewer },
    quiz: lesson.quiz.map((question) => questionFor(question, record?.answers ?? [])),
    practice: lesson.practice.flatMap((each) => practiceOf(each) ?? []),
    own:
      own === null
        ? null
        : {
            state: record?.state ?? 'not_started',
            reason: own.reason,
            note: noteOf(record),
            isBookmarked: record?.bookmarkedAt != null,
          },
  }
}

export const noteOf = (record: LessonRecord | undefined): NonNullable<LessonView['own']>['note'] => ({
  text: record?.note ?? '',
  revision: record?.noteRevision ?? 0,
  changedAt: record?.noteChangedAt == null ? null : new Date(record.noteChangedAt).toISOString(),
})
