import { VisuallyHidden } from '@mantine/core'
import { roomTexts as texts } from '../room/texts.ts'
import classes from './EditorSkeleton.module.css'

const lineWidths = ['28%', '44%', '38%', '52%', '20%']

/** Lines where the code will stand. */
export function EditorSkeleton() {
  return (
    <div className={classes.skeleton}>
      <VisuallyHidden role="status">{texts.editorLoading}</VisuallyHidden>
      {lineWidths.map((width) => (
        <div key={width} className={classes.line} style={{ width }} />
      ))}
    </div>
  )
}
