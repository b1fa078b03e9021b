import { VisuallyHidden } from '@mantine/core'
import { clsx } from 'clsx'
import { EditorSkeleton } from '../../parts/editor/EditorSkeleton.tsx'
import ui from '../../ui/primitives.module.css'
import { workspaceTexts as texts } from './texts.ts'
import classes from './WorkspaceSkeleton.module.css'

/** The workspace's outline while joining its session. */
export function WorkspaceSkeleton() {
  return (
    <div className={clsx(ui.flex, ui.column, classes.workspace)}>
      <div className={clsx(ui.fixed, ui.lineBelow, classes.bar)} />
      <main id="main" className={clsx(ui.flex, ui.grow, ui.lowers)}>
        <VisuallyHidden component="h1">{texts.practice}</VisuallyHidden>
        <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>
        <div className={clsx(ui.flex, ui.column, ui.gap12, ui.inset24, ui.lineRight, classes.side)}>
          {['60%', '95%', '80%', '88%'].map((width) => (
            <div key={width} className={clsx(ui.roundSmall, ui.bubble, classes.line)} style={{ width }} />
          ))}
        </div>
        <div className={clsx(ui.flex, ui.grow, ui.wideOnly)}>
          <EditorSkeleton />
        </div>
      </main>
    </div>
  )
}
