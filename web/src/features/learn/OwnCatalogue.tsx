import { type Progress, progressStates } from '@greenroom/shared/vocabulary'
import type { CourseProgress, CourseView } from '@greenroom/shared/wire'
import { Button, SegmentedControl, Skeleton } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { clsx } from 'clsx'
import { Link, useSearchParams } from 'react-router'
import { useAccount } from '../../data/account.ts'
import { sentenceOf } from '../../data/api.ts'
import { useDomain } from '../../data/domain.ts'
import { EmptyBox } from '../../ui/EmptyBox.tsx'
import ui from '../../ui/primitives.module.css'
import { badgeOf, reasonOf } from './CourseList.tsx'
import { StartButton } from './CoursePage.tsx'
import { CourseProgressBar } from './CourseProgressBar.tsx'
import { addressOf, isComing, useCourses } from './courses.ts'
import classes from './Learn.module.css'
import { useLearning } from './lessons.ts'
import { learnTexts as texts } from './texts.ts'

type Filter = Progress | 'all'
const filters: readonly Filter[] = ['all', ...progressStates]
/** Courses in progress come first, locked ones last. */
const order: readonly Progress[] = ['in_progress', 'not_started', 'completed']
const nameOf = (filter: Filter): string => (filter === 'all' ? texts.filter.all : texts.states[filter])

/** The courses with the reader's progress, which can be filtered by it. The address keeps the filter. */
export function OwnCatalogue() {
  const { data: courses, error, refetch } = useCourses(useDomain())
  const { data: learning } = useLearning()
  const isSignedIn = useAccount().status === 'signed_in'
  const [search, setSearch] = useSearchParams()
  const filter = filters.find((each) => each === search.get('show')) ?? 'all'
  const show = (next: string) =>
    setSearch(next === 'all' ? {} : { show: next }, { replace: true, preventScrollReset: true })
  if (courses === undefined || (isSignedIn && learning === undefined && error === null))
    return error === null ? (
      <div role="status" aria-busy="true" aria-label={texts.loading}>
        {[1, 2, 3].map((each) => (
          <Skeleton key={each} height={110} mb={24} animate={false} />
        ))}
      </div>
    ) : (
      <EmptyBox fact={texts.failed} support={sentenceOf(error)} isFailure>
        <Button mt={12} onClick={() => void refetch()}>
          {texts.again}
        </Button>
      </EmptyBox>
    )
  const progressOf = (course: CourseView) => learning?.courses.find(({ courseId }) => courseId === course.id)
  const stateOf = (course: CourseView): Progress => progressOf(course)?.state ?? 'not_started'
  const rankOf = (course: CourseView): number => (course.locked ? order.length : order.indexOf(stateOf(course)))
  const shown = courses
    .filter((course) => filter === 'all' || stateOf(course) === filter)
    .toSorted((one, other) => rankOf(one) - rankOf(other))
  return (
    <>
      {isSignedIn && (
        <SegmentedControl
          aria-label={texts.filter.label}
          className={classes.filter ?? ''}
          value={filter}
          onChange={show}
          data={filters.map((value) => ({ value, label: nameOf(value) }))}
        />
      )}
      {shown.length === 0 ? (
        <EmptyBox fact={courses.length === 0 ? texts.none : texts.filter.none} roomy>
          {filter !== 'all' && (
            <Button mt={12} onClick={() => show('all')}>
              {texts.filter.clear}
            </Button>
          )}
        </EmptyBox>
      ) : (
        <ul className={ui.list}>
          {shown.map((course) => (
            <Row key={course.id} course={course} progress={progressOf(course)} />
          ))}
        </ul>
      )}
    </>
  )
}

function Row({ course, progress }: { course: CourseView; progress: CourseProgress | undefined }) {
  const badge = badgeOf(course)
  return (
    <li className={clsx(ui.flex, ui.wrap, ui.between, ui.middle, ui.gap16, ui.lineAbove, classes.ownCourse)}>
      <div className={clsx(ui.shrinks, classes.about)}>
        <h2 className={clsx(ui.under4, ui.large)}>
          {course.locked ? course.title : <Link to={addressOf(course.id)}>{course.title}</Link>}
          {badge !== null && <span className={clsx(ui.small, ui.quiet, ui.regular)}> · {badge}</span>}
        </h2>
        <p className={clsx(ui.under8, ui.small, ui.quiet)}>
          {texts.facts(course.minutes, course.lessons.length)}. {course.domain === 'pharmacy_pre_reg' && texts.pharmacy}
        </p>
        {course.locked ? (
          <p className={clsx(ui.flat, ui.small, ui.quiet)}>
            <IconLock size={16} stroke={1.6} aria-hidden="true" /> {reasonOf(course)}{' '}
            {!isComing(course) && <Link to="/app/subscriptions">{texts.plans}</Link>}
          </p>
        ) : (
          progress !== undefined && <CourseProgressBar title={course.title} {...progress} />
        )}
      </div>
      {!course.locked && <StartButton course={course} progress={progress} isQuiet />}
    </li>
  )
}
