import { Button, Skeleton } from '@mantine/core'
import { clsx } from 'clsx'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { DocumentTitle } from '../../app/layout/DocumentTitle.tsx'
import { Markdown } from '../../ui/Markdown.tsx'
import { Notice } from '../../ui/Notice.tsx'
import ui from '../../ui/primitives.module.css'
import { isComing, reasonOf } from './CourseList.tsx'
import { addressOf, type Lesson, useCourse } from './courses.ts'
import classes from './Learn.module.css'
import { QuizQuestion } from './QuizQuestion.tsx'
import { learnTexts as texts } from './texts.ts'

const courses = '/app/learning/courses'

/** One lesson with its quiz and practice, beside a list of the course's other lessons. */
export function CourseReader({ courseId, lessonId }: { courseId: string; lessonId: string | null }) {
  const { data: course, isError, refetch } = useCourse(courseId)
  if (isError)
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
    return <Notice title={title} body={body} action={{ label: action, to: courses }} />
  }
  if (course.locked)
    return (
      <Notice
        title={course.title}
        body={`${reasonOf(course)} ${course.summary}`}
        action={
          isComing(course) ? { label: texts.back, to: courses } : { label: texts.plans, to: '/app/subscriptions' }
        }
      />
    )
  const at = Math.max(
    0,
    course.lessons.findIndex(({ id }) => id === lessonId),
  )
  const lesson = course.lessons[at]
  if (lesson === undefined) return null
  return (
    <div className={clsx(ui.grid, ui.centred, ui.contentWide, classes.reader)}>
      <DocumentTitle title={lesson.title} />
      <nav className={classes.side} aria-label={course.title}>
        <Link to={courses} className={clsx(ui.block, ui.small, ui.quiet, ui.plainLink, classes.entry)}>
          {texts.back}
        </Link>
        <p className={clsx(ui.strong, classes.courseName)}>{course.title}</p>
        <ol>
          {course.lessons.map(({ id, title }) => (
            <li key={id}>
              <Link
                to={addressOf(course.id, id)}
                className={clsx(ui.block, ui.small, ui.quiet, ui.plainLink, classes.entry)}
                aria-current={id === lesson.id ? 'page' : undefined}
              >
                {title}
              </Link>
            </li>
          ))}
        </ol>
      </nav>
      <LessonText
        key={lesson.id}
        courseId={course.id}
        lesson={lesson}
        where={texts.lessonOf(at + 1, course.lessons.length)}
        previous={course.lessons[at - 1]}
        next={course.lessons[at + 1]}
      />
    </div>
  )
}

function LessonText(props: {
  courseId: string
  lesson: Lesson
  where: string
  previous: Lesson | undefined
  next: Lesson | undefined
}) {
  const { courseId, lesson, where, previous, next } = props
  const heading = useRef<HTMLHeadingElement>(null)
  // Start each new lesson at the top of the page.
  useEffect(() => {
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [])
  const practice = (lesson.practice ?? []).flatMap((each) =>
    each.startsWith('coding/') ? [each.slice('coding/'.length)] : [],
  )
  return (
    <article className={clsx(ui.text17, ui.line27, classes.lesson)}>
      <p className={clsx(ui.flat, ui.small, ui.quiet, classes.meta)}>
        {where}, {texts.minutes(lesson.minutes)}
      </p>
      <h1 ref={heading} tabIndex={-1} className={classes.lessonTitle}>
        {lesson.title}
      </h1>
      <Markdown text={lesson.body ?? ''} />
      {lesson.quiz !== undefined && lesson.quiz.length > 0 && (
        <section className={clsx(ui.lineAbove, classes.part)}>
          <h2>{texts.check}</h2>
          {lesson.quiz.map((question) => (
            <QuizQuestion key={question.question} {...question} />
          ))}
        </section>
      )}
      {practice.length > 0 && (
        <section className={clsx(ui.lineAbove, classes.part)}>
          <h2>{texts.practise}</h2>
          <ul>
            {practice.map((id) => (
              <li key={id}>
                <Link to={`/app/mockInterview?challenge=${encodeURIComponent(id)}`}>{texts.practice(titleOf(id))}</Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className={clsx(ui.row, ui.wrap, ui.gap12, classes.ways)}>
        {previous !== undefined && (
          <Button component={Link} to={addressOf(courseId, previous.id)}>
            {texts.previous}
          </Button>
        )}
        {next !== undefined ? (
          <Button component={Link} to={addressOf(courseId, next.id)} variant="filled">
            {texts.next}
          </Button>
        ) : (
          <>
            <p className={clsx(ui.flat, ui.small, ui.quiet, classes.meta)}>{texts.finished}</p>
            <Button component={Link} to="/app/interviewSelection" variant="filled">
              {texts.interview}
            </Button>
          </>
        )}
      </div>
    </article>
  )
}

/** `longest-calm-stretch` → `Longest calm stretch` */
const titleOf = (id: string): string => `${id.charAt(0).toUpperCase()}${id.slice(1).replaceAll('-', ' ')}`
