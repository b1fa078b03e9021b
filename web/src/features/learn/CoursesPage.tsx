import { useSearchParams } from 'react-router'
import { CourseList } from './CourseList.tsx'
import { CourseReader } from './CourseReader.tsx'
import classes from './Learn.module.css'
import { learnTexts as texts } from './texts.ts'

/** `/app/learning/courses`: the courses; with `?course=<id>&lesson=<id>` one lesson to read. */
export default function CoursesPage() {
  const [search] = useSearchParams()
  const course = search.get('course')
  if (course !== null) return <CourseReader courseId={course} lessonId={search.get('lesson')} />
  return (
    <div className={classes.page}>
      <h1 className={classes.title}>{texts.ownTitle}</h1>
      <p className={classes.lead}>{texts.lead}</p>
      <CourseList />
    </div>
  )
}
