import type { CourseProgress, Learning } from '@greenroom/shared/wire'
import type { LessonRecord } from './lessonRecords.ts'

type Titled = { id: string; title: string; lessons: readonly { id: string; title: string }[] }

const iso = (at: number): string => new Date(at).toISOString()
const latestFirst = (one: { at: string }, other: { at: string }): number => (one.at < other.at ? 1 : -1)

/** A reader's current progress in a course. Lessons that were removed don't count. */
export function progressOfCourse(course: Titled, records: readonly LessonRecord[]): CourseProgress {
  const own = new Map(records.filter(({ courseId }) => courseId === course.id).map((each) => [each.lessonId, each]))
  const ids = course.lessons.map(({ id }) => id)
  const stateOf = (id: string) => own.get(id)?.state ?? 'not_started'
  const completed = ids.filter((id) => stateOf(id) === 'completed').length
  const begun = ids.filter((id) => stateOf(id) !== 'not_started')
  const workedAt = (id: string): number => own.get(id)?.workedAt ?? 0
  const last = begun.toSorted((one, other) => workedAt(other) - workedAt(one))[0]
  const from = Math.max(0, last === undefined ? 0 : ids.indexOf(last))
  const fromThereOn = [...ids.slice(from), ...ids.slice(0, from)]
  return {
    courseId: course.id,
    state: completed === ids.length ? 'completed' : begun.length > 0 ? 'in_progress' : 'not_started',
    completed,
    count: ids.length,
    lessons: Object.fromEntries(begun.map((id) => [id, stateOf(id)])),
    nextLessonId: fromThereOn.find((id) => stateOf(id) !== 'completed') ?? null,
    lastAt: last === undefined ? null : iso(workedAt(last)),
  }
}

const startLength = 140

/**
 * A reader's bookmarks and notes, latest first, without those on courses they can't see any more.
 * @param courses the courses that the reader can see
 */
export function keptLessonsOf(
  courses: readonly Titled[],
  records: readonly LessonRecord[],
): Pick<Learning, 'bookmarks' | 'notes'> {
  const named = records.flatMap((record) => {
    const course = courses.find(({ id }) => id === record.courseId)
    const lesson = course?.lessons.find(({ id }) => id === record.lessonId)
    if (course === undefined || lesson === undefined) return []
    const { courseId, lessonId } = record
    return [{ record, kept: { courseId, lessonId, title: lesson.title, courseTitle: course.title } }]
  })
  return {
    bookmarks: named
      .flatMap(({ record: { bookmarkedAt }, kept }) =>
        bookmarkedAt === null ? [] : [{ ...kept, at: iso(bookmarkedAt) }],
      )
      .toSorted(latestFirst),
    notes: named
      .flatMap(({ record: { note, noteChangedAt }, kept }) =>
        note.trim() === '' || noteChangedAt === null
          ? []
          : [{ ...kept, at: iso(noteChangedAt), start: note.trim().slice(0, startLength) }],
      )
      .toSorted(latestFirst),
  }
}
