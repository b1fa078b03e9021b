import { CourseList } from './CourseList.tsx'
import classes from './Learn.module.css'
import { learnTexts as texts } from './texts.ts'

/** `/learn`: the public catalogue. */
export default function LearnPage() {
  return (
    <div className={classes.page}>
      <h1 className={classes.title}>{texts.title}</h1>
      <p className={classes.lead}>{texts.lead}</p>
      <CourseList />
    </div>
  )
}
