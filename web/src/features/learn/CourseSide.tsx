import type { CourseProgress, CourseView } from '@greenroom/shared/wire'
import { IconChevronLeft } from '@tabler/icons-react'
import { clsx } from 'clsx'
import { Link } from 'react-router'
import ui from '../../ui/primitives.module.css'
import { CourseProgressBar } from './CourseProgressBar.tsx'
import { addressOf, catalogue } from './courses.ts'
import classes from './Lesson.module.css'
import { StateIcon } from './StateIcon.tsx'
import { learnTexts as texts } from './texts.ts'

/** A course's lessons with the reader's progress. `progress` is missing for a visitor. */
export function CourseSide(props: { course: CourseView; progress: CourseProgress | undefined; lessonId: string }) {
  const { course, progress, lessonId } = props
  return (
    <nav aria-label={course.title}>
      <Link to={catalogue} className={clsx(ui.row, ui.gap6, ui.small, ui.quiet, ui.plainLink)}>
        <IconChevronLeft size={16} stroke={1.6} aria-hidden /> {texts.back}
      </Link>
      <p className={clsx(ui.strong, ui.body, classes.courseName)}>
        <Link to={addressOf(course.id)} className={clsx(ui.plainLink, ui.ink)}>
          {course.title}
        </Link>
      </p>
      {progress !== undefined && <CourseProgressBar title={course.title} {...progress} />}
      <ol className={clsx(ui.list, ui.after12)}>
        {course.lessons.map(({ id, title, minutes }) => (
          <li key={id}>
            <Link
              to={addressOf(course.id, id)}
              className={clsx(ui.flex, ui.start, ui.gap10, ui.small, ui.plainLink, ui.round, ui.hovers, classes.entry)}
              aria-current={id === lessonId ? 'page' : undefined}
            >
              {progress !== undefined && <StateIcon state={progress.lessons[id] ?? 'not_started'} />}
              <span className={ui.grow}>{title}</span>
              <span className={clsx(ui.fixed, ui.quiet, ui.figures)}>{texts.minutes(minutes)}</span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
