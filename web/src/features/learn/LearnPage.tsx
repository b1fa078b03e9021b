import { clsx } from 'clsx'
import ui from '../../ui/primitives.module.css'
import { CourseList } from './CourseList.tsx'
import classes from './Learn.module.css'
import { learnTexts as texts } from './texts.ts'

/** `/learn`: the public catalogue. */
export default function LearnPage() {
  return (
    <div className={clsx(ui.centred, ui.contentWide, classes.page)}>
      <h1 className={ui.under12}>{texts.title}</h1>
      <p className={clsx(ui.text17, ui.line27, ui.quiet, ui.pretty, classes.lead)}>{texts.lead}</p>
      <CourseList />
    </div>
  )
}
