import { Progress } from '@mantine/core'
import { clsx } from 'clsx'
import ui from '../../ui/primitives.module.css'
import { learnTexts as texts } from './texts.ts'

/** `3 of 5`, with a bar. */
export function CourseProgressBar(props: { title: string; completed: number; count: number }) {
  const { title, completed, count } = props
  return (
    <span className={clsx(ui.row, ui.gap10)}>
      <Progress value={(100 * completed) / count} w={120} size={4} aria-label={texts.progressOf(title)} />
      <span className={clsx(ui.small, ui.quiet, ui.figures)}>{texts.progress(completed, count)}</span>
    </span>
  )
}
