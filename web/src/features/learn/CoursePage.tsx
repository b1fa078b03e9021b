import type { CourseProgress, CourseView } from '@greenroom/shared/wire'
import { Button } from '@mantine/core'
import { IconChevronLeft } from '@tabler/icons-react'
import { clsx } from 'clsx'
import { Link } from 'react-router'
import { DocumentTitle } from '../../app/layout/DocumentTitle.tsx'
import ui from '../../ui/primitives.module.css'
import { CourseProgressBar } from './CourseProgressBar.tsx'
import { addressOf, catalogue, useCourses } from './courses.ts'
import classes from './Learn.module.css'
import { useLearning } from './lessons.ts'
import { StateIcon } from './StateIcon.tsx'
import { learnTexts as texts } from './texts.ts'

/** A course: its purpose, its lessons, and the reader's progress. */
export function CoursePage({ course }: { course: CourseView }) {
  const { data: learning } = useLearning()
  const { data: courses } = useCourses()
  const progress = learning?.courses.find(({ courseId }) => courseId === course.id)
  const needed = course.needs.flatMap((id) => courses?.find((each) => each.id === id)?.title ?? [])
  return (
    <div className={clsx(ui.centred, ui.contentWide, classes.page)}>
      <DocumentTitle title={course.title} />
      <Link to={catalogue} className={clsx(ui.row, ui.gap6, ui.small, ui.quiet, ui.plainLink, ui.under16)}>
        <IconChevronLeft size={16} stroke={1.6} aria-hidden /> {texts.back}
      </Link>
      <h1 className={ui.under12}>{course.title}</h1>
      <p className={clsx(ui.small, ui.quiet)}>
        {texts.facts(course.minutes, course.lessons.length)}.{' '}
        {texts.forLevels(course.levels.map((level) => texts.levels[level]).join(' and '))}.
      </p>
      <p className={clsx(ui.text17, ui.line27, ui.pretty, classes.lead)}>{course.summary}</p>
      {course.domain === 'pharmacy_pre_reg' && <p className={classes.caution}>{texts.pharmacy}</p>}
      {needed.length > 0 && <p className={clsx(ui.small, ui.quiet)}>{texts.needs(needed.join(', '))}</p>}
      <div className={clsx(ui.row, ui.wrap, ui.gap24, ui.under24)}>
        <StartButton course={course} progress={progress} />
        {progress !== undefined && <CourseProgressBar title={course.title} {...progress} />}
      </div>
      <div className={clsx(ui.grid, ui.halves, ui.lineAbove, classes.course)}>
        <section>
          <h2 className={clsx(ui.under8, ui.text17)}>{texts.lessons}</h2>
          <ol className={ui.list}>
            {course.lessons.map(({ id, title, minutes }) => (
              <li key={id}>
                <Link
                  to={addressOf(course.id, id)}
                  className={clsx(
                    ui.flex,
                    ui.middle,
                    ui.gap10,
                    ui.body,
                    ui.plainLink,
                    ui.ink,
                    ui.round,
                    ui.hovers,
                    classes.row,
                  )}
                >
                  {progress !== undefined && <StateIcon state={progress.lessons[id] ?? 'not_started'} />}
                  <span className={ui.grow}>{title}</span>
                  <span className={clsx(ui.fixed, ui.small, ui.quiet, ui.figures)}>{texts.minutes(minutes)}</span>
                </Link>
              </li>
            ))}
          </ol>
        </section>
        <section>
          <h2 className={clsx(ui.under8, ui.text17)}>{texts.outcomes}</h2>
          <ul className={clsx(ui.body, classes.outcomes)}>
            {course.outcomes.map((outcome) => (
              <li key={outcome}>{outcome}</li>
            ))}
          </ul>
        </section>
      </div>
    </div>
  )
}

/** Starts a course, continues with its next open lesson, or opens its first one again. */
export function StartButton(props: { course: CourseView; progress: CourseProgress | undefined; isQuiet?: boolean }) {
  const { course, progress, isQuiet = false } = props
  const action = texts.actions[progress?.state ?? 'not_started']
  const lesson = progress?.nextLessonId ?? course.lessons[0]?.id
  return (
    <Button
      component={Link}
      to={addressOf(course.id, lesson)}
      variant={isQuiet ? 'default' : 'filled'}
      aria-label={texts.actionOf(action, course.title)}
    >
      {action}
    </Button>
  )
}
