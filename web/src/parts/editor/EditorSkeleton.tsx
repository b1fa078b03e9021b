import { VisuallyHidden } from '@mantine/core'
import { clsx } from 'clsx'
import ui from '../../ui/primitives.module.css'
import { roomTexts as texts } from '../room/texts.ts'
import classes from './EditorSkeleton.module.css'

const lineWidths = ['28%', '44%', '38%', '52%', '20%']

/** Placeholder lines for the code. */
export function EditorSkeleton() {
  return (
    <div className={clsx(ui.flex, ui.column, ui.grow, ui.wide, ui.tall, ui.codeGround, classes.skeleton)}>
      <VisuallyHidden role="status">{texts.editorLoading}</VisuallyHidden>
      {lineWidths.map((width) => (
        <div key={width} className={clsx(ui.roundSmall, ui.bubble, classes.line)} style={{ width }} />
      ))}
    </div>
  )
}
