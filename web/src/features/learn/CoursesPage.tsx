import { Skeleton } from '@mantine/core'
import { clsx } from 'clsx'
import { Link, useSearchParams } from 'react-router'
import { useAccount } from '../../data/account.ts'
import { Notice } from '../../ui/Notice.tsx'
import ui from '../../ui/primitives.module.css'
import { reasonOf } from './CourseList.tsx'
import { CoursePage } from './CoursePage.tsx'
import { catalogue, isComing, useCourse } from './courses.ts'
import classes from './Learn.module.css'
import { LessonPage } from './LessonPage.tsx'
import { OwnCatalogue } from './OwnCatalogue.tsx'
import { learnTexts as texts } from './texts.ts'

/** `/app/learning/courses`: the courses; with `?course=<id>` one of them, and with `&lesson=<id>` one of its lessons. */
export default function CoursesPage() {
  const [search] = useSearchParams()
  const course = search.get('course')
  const isSignedIn = useAccount().status === 'signed_in'
  if (course !== null) return <Opened courseId={course} lessonId={search.get('lesson')} />
  return (
    <div className={clsx(ui.centred, ui.contentWide, classes.page)}>
      <h1 className={ui.under12}>{texts.ownTitle}</h1>
      <p className={clsx(ui.text17, ui.line27, ui.quiet, ui.pretty, classes.lead)}>
        {isSignedIn ? (
          <>
            {texts.ownLead} <Link to="/app/learning">{texts.mine}</Link>
          </>
        ) : (
          texts.lead
        )}
      </p>
      <OwnCatalogue />
    </div>
  )
}

function Opened({ courseId, lessonId }: { courseId: string; lessonId: string | null }) {
  const { course, isError, refetch } = useCourse(courseId)
  if (isError && course === undefined)
    return <Notice title={texts.failed} body="" action={{ label: texts.again, onClick: () => void refetch() }} />
  if (course === undefined)
    return (
      <div
        className={clsx(ui.centred, ui.contentWide, classes.page)}
        role="status"
        aria-busy="true"
        aria-label={texts.loading}
      >
        <Skeleton height={38} width={320} mb={24} animate={false} />
        <Skeleton height={420} animate={false} />
      </div>
    )
  if (course === null) {
    const { title, body, action } = texts.unknown
    return <Notice title={title} body={body} action={{ label: action, to: catalogue }} />
  }
  if (course.locked)
    return (
      <Notice
        title={course.title}
        body={`${reasonOf(course)} ${course.summary}`}
        action={
          isComing(course) ? { label: texts.back, to: catalogue } : { label: texts.plans, to: '/app/subscriptions' }
        }
      />
    )
  if (lessonId === null) return <CoursePage course={course} />
  return <LessonPage course={course} lessonId={lessonId} />
}
