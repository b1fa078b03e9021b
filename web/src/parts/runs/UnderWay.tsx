import { clsx } from 'clsx'
import ui from '../../ui/primitives.module.css'
import { ResultFace } from './ResultFace.tsx'
import classes from './UnderWay.module.css'
import { waitingTexts as texts } from './waitingTexts.ts'

/** Shown for a run that the server hasn't acknowledged yet. */
export function UnderWay({ isOffline }: { isOffline: boolean }) {
  return (
    <div
      className={clsx(ui.flex, ui.wrap, ui.baseline, ui.fixed, ui.inset14by20, ui.text14, ui.line22, classes.underWay)}
      role="status"
    >
      <ResultFace verdict="IN_QUEUE" size={18} />
      <span>{isOffline ? texts.queuedOffline : texts.sending}</span>
    </div>
  )
}
