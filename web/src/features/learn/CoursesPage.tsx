import { clsx } from 'clsx'
import { useSearchParams } from 'react-router'
import ui from '../../ui/primitives.module.css'
import { CourseList } from './CourseList.tsx'
import { CourseReader } from './CourseReader.tsx'
import classes from './Learn.module.css'
import { learnTexts as texts } from './texts.ts'

/** `/app/learning/courses`: the courses or, with `?course=<id>&lesson=<id>`, one lesson. */
export default function CoursesPage() {
  const [search] = useSearchParams()
  const course = search.get('course')
  if (course !== null) return <CourseReader courseId={course} lessonId={search.get('lesson')} />
  return (
    <div className={clsx(ui.centred, ui.contentWide, classes.page)}>
      <h1 className={ui.under12}>{texts.ownTitle}</h1>
      <p className={clsx(ui.text17, ui.line27, ui.quiet, ui.pretty, classes.lead)}>{texts.lead}</p>
      <CourseList />
    </div>
  )
}
