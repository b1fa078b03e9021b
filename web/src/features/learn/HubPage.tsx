import type { Learning } from '@greenroom/shared/wire'
import { Button, Skeleton } from '@mantine/core'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { sentenceOf } from '../../data/api.ts'
import { usePath } from '../../data/learningPath.ts'
import { EmptyBox } from '../../ui/EmptyBox.tsx'
import ui from '../../ui/primitives.module.css'
import { CourseProgressBar } from './CourseProgressBar.tsx'
import { addressOf, catalogue, useCourses } from './courses.ts'
import classes from './Learn.module.css'
import { useLearning, useReviewsDue } from './lessons.ts'
import { learnTexts, hubTexts as texts } from './texts.ts'

/** `/app/learning`: where the user left off, their courses, bookmarks and notes. */
export default function HubPage() {
  const { data: learning, error, refetch } = useLearning()
  return (
    <div className={clsx(ui.centred, ui.contentWide, classes.page)}>
      <h1 className={ui.under24}>{texts.title}</h1>
      {learning === undefined ? (
        error === null ? (
          <div role="status" aria-busy="true" aria-label={texts.loading}>
            <Skeleton height={150} mb={32} animate={false} />
            <Skeleton height={260} animate={false} />
          </div>
        ) : (
          <EmptyBox fact={texts.failed} support={sentenceOf(error)} isFailure>
            <Button mt={12} onClick={() => void refetch()}>
              {texts.again}
            </Button>
          </EmptyBox>
        )
      ) : (
        <Hub learning={learning} />
      )}
    </div>
  )
}

function Hub({ learning }: { learning: Learning }) {
  const { next, bookmarks, notes, courses } = learning
  const finished = courses.filter(({ state }) => state === 'completed').length
  const { data: reviews } = useReviewsDue()
  const { data: path } = usePath()
  return (
    <>
      <div className={clsx(ui.grid, ui.gap16, classes.cards)}>
        {next === null ? (
          <Card title={finished === 0 ? texts.begin : texts.another} to={catalogue} action={texts.beginAction} isFirst>
            {finished === 0 ? texts.beginBody : texts.finished(finished)}
          </Card>
        ) : (
          <Card
            title={next.title}
            over={texts.continue}
            to={addressOf(next.courseId, next.lessonId)}
            action={texts.continueAction}
            isFirst
          >
            {next.courseTitle}, {learnTexts.minutes(next.minutes)}. {next.reason}
          </Card>
        )}
        {reviews !== undefined && reviews.count > 0 && (
          <Card title={texts.reviews(reviews.count)} to="/app/reviews" action={texts.reviewAction}>
            {texts.reviewBody(Math.max(1, Math.round(reviews.minutes)))}
          </Card>
        )}
        {path === null ? (
          <Card title={texts.path} to="/app/learningPathGenerator" action={texts.noPathAction}>
            {texts.noPathBody}
          </Card>
        ) : (
          <Card title={texts.path} to="/app/learningPath" action={texts.pathAction}>
            {texts.pathBody}
          </Card>
        )}
      </div>
      <OwnCourses learning={learning} />
      <div className={clsx(ui.grid, ui.halves, classes.course)}>
        <Part title={texts.bookmarks} empty={bookmarks.length === 0 ? texts.noBookmarks : null}>
          {bookmarks.map((each) => (
            <Kept key={`${each.courseId}/${each.lessonId}`} {...each} />
          ))}
        </Part>
        <Part title={texts.notes} empty={notes.length === 0 ? texts.noNotes : null}>
          {notes.map((each) => (
            <Kept key={`${each.courseId}/${each.lessonId}`} {...each} />
          ))}
        </Part>
      </div>
    </>
  )
}

function Card(props: {
  title: string
  over?: string
  to: string
  action: string
  isFirst?: boolean
  children: ReactNode
}) {
  return (
    <section className={clsx(ui.surface, ui.lineAround, ui.round, ui.inset24, ui.flex, ui.column)}>
      {props.over !== undefined && <p className={clsx(ui.under4, ui.small, ui.quiet)}>{props.over}</p>}
      <h2 className={clsx(ui.under8, ui.large)}>{props.title}</h2>
      <p className={clsx(ui.under16, ui.small, ui.quiet, ui.grow)}>{props.children}</p>
      <Button
        component={Link}
        to={props.to}
        variant={props.isFirst ? 'filled' : 'default'}
        className={classes.cardAction ?? ''}
      >
        {props.action}
      </Button>
    </section>
  )
}

function OwnCourses({ learning }: { learning: Learning }) {
  const { data: courses } = useCourses()
  const begun = learning.courses.filter(({ state }) => state !== 'not_started')
  if (begun.length === 0) return null
  return (
    <section className={classes.ownCourses}>
      <div className={clsx(ui.row, ui.wrap, ui.between, ui.gap16, ui.under8)}>
        <h2 className={ui.flat}>{texts.courses}</h2>
        <Link to={catalogue} className={clsx(ui.small, ui.accent)}>
          {texts.allCourses}
        </Link>
      </div>
      <ul className={ui.list}>
        {begun.map(({ courseId, completed, count }) => {
          const title = courses?.find(({ id }) => id === courseId)?.title ?? ''
          return (
            <li key={courseId} className={clsx(ui.row, ui.wrap, ui.between, ui.gap16, ui.lineAbove, classes.kept)}>
              <Link to={addressOf(courseId)}>{title}</Link>
              <CourseProgressBar title={title} completed={completed} count={count} />
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function Part({ title, empty, children }: { title: string; empty: string | null; children: ReactNode }) {
  return (
    <section className={ui.shrinks}>
      <h2 className={ui.under8}>{title}</h2>
      {empty === null ? <ul className={ui.list}>{children}</ul> : <p className={clsx(ui.small, ui.quiet)}>{empty}</p>}
    </section>
  )
}

type KeptProps = { courseId: string; lessonId: string; title: string; courseTitle: string; start?: string }

function Kept({ courseId, lessonId, title, courseTitle, start }: KeptProps) {
  return (
    <li className={clsx(ui.lineAbove, classes.kept)}>
      <Link to={addressOf(courseId, lessonId)}>{title}</Link>
      <p className={clsx(ui.flat, ui.small, ui.quiet, ui.breaks)}>{start ?? courseTitle}</p>
    </li>
  )
}
