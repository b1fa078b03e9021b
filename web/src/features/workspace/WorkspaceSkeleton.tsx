import { VisuallyHidden } from '@mantine/core'
import { EditorSkeleton } from '../../parts/editor/EditorSkeleton.tsx'
import { workspaceTexts as texts } from './texts.ts'
import classes from './WorkspaceSkeleton.module.css'

/** The workspace's outline while its session is joined. */
export function WorkspaceSkeleton() {
  return (
    <div className={classes.workspace}>
      <div className={classes.bar} />
      <main id="main" className={classes.body}>
        <VisuallyHidden component="h1">{texts.practice}</VisuallyHidden>
        <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>
        <div className={classes.side}>
          {['60%', '95%', '80%', '88%'].map((width) => (
            <div key={width} className={classes.line} style={{ width }} />
          ))}
        </div>
        <div className={classes.code}>
          <EditorSkeleton />
        </div>
      </main>
    </div>
  )
}
