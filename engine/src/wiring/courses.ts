import type { NewCard } from '@greenroom/shared/learning'
import type { Redis } from 'ioredis'
import { openLessonRecords } from '../features/courses/lessonRecords.ts'
import { lessonRoutes } from '../features/courses/lessonRoutes.ts'
import { createLessonRuns } from '../features/courses/lessonRuns.ts'
import { progressOfCourse } from '../features/courses/progress.ts'
import { courseRoutes } from '../features/courses/routes.ts'
import type { Learners } from '../learning/learners.ts'
import type { HttpApp } from '../platform/httpService.ts'
import type { Store } from '../store/port.ts'
import type { Content } from './content.ts'
import type { Domains } from './domains.ts'
import type { LearningPaths } from './learningPath.ts'
import type { People } from './people.ts'
import { practiceIn } from './practice.ts'
import type { Sessions } from './sessions.ts'
import type { WhoAsks } from './whoAsks.ts'

export type CoursesOptions = {
  store: Store
  redis: Redis
  content: Pick<Content, 'bank' | 'spoken' | 'courses' | 'readings'>
  people: Pick<People, 'allowanceOf'>
  whoAsks: WhoAsks
  sessions: Pick<Sessions, 'ledger' | 'enqueue'>
  learners: Learners
  domains: Pick<Domains, 'of'>
  addCards: (userId: number, cards: NewCard[], from: string) => Promise<void>
  paths: Pick<LearningPaths['paths'], 'of'>
  now: () => number
}

/** A lesson, with the facts that paths need to plan it. */
export type PlannedLesson = ReturnType<Courses['lessonsOf']>[number]
export type Courses = ReturnType<typeof registerCourses>

/** Sets up courses and lessons. */
export function registerCourses(app: HttpApp, options: CoursesOptions) {
  const { store, redis, content, people, whoAsks, sessions, learners, now } = options
  const { readerOf, accountOf, userIdOf } = whoAsks
  const library = content.courses
  const records = openLessonRecords(store)
  courseRoutes(app, { library, readerOf })
  lessonRoutes(app, {
    ...{ library, records, learners, readerOf, accountOf, userIdOf, now },
    domainOf: options.domains.of,
    ledger: sessions.ledger,
    runs: createLessonRuns({
      ...{ redis, ledger: sessions.ledger, allowanceOf: people.allowanceOf, enqueue: sessions.enqueue, now },
    }),
    addCards: options.addCards,
    async pathReasonOf(userId, ref) {
      const items = (await options.paths.of(userId))?.weeks.flatMap((week) => week.items) ?? []
      return items.find(({ id }) => id === ref)?.reason ?? null
    },
    practiceOf: practiceIn(content),
  })
  return {
    records,
    /** Every lesson of every course, in order, with what a planner needs to know about its course. */
    lessonsOf: () =>
      library.items('course').flatMap(({ id, domain, levels, needs, contentTier, releaseStage, lessons }) =>
        lessons.map(({ id: lessonId, title, minutes, concepts }) => ({
          ...{ courseId: id, lessonId, title, minutes, concepts },
          ...{ domain, levels, needs, contentTier, releaseStage },
        })),
      ),
    /** A user's progress in each course. */
    async progressOf(userId: number) {
      const all = await records.all(userId)
      return library.items('course').map((course) => progressOfCourse(course, all))
    },
  }
}
