import { clsx } from 'clsx'
import { useRoom } from '../../../parts/room/roomContext.ts'
import { roomTexts as texts } from '../../../parts/room/texts.ts'
import ui from '../../../ui/primitives.module.css'
import classes from './OtherTabNotice.module.css'
import { useIsOtherTab } from './useIsOtherTab.ts'

/** Shown in a second tab, to point out the first one. Both work, and each shows the other's changes. */
export function OtherTabNotice() {
  const sessionId = useRoom(({ state }) => state?.sessionId ?? '')
  const isOther = useIsOtherTab(sessionId)
  return (
    <div role="status">
      {isOther && <p className={clsx(ui.flat, ui.small, ui.centre, classes.notice)}>{texts.otherTab}</p>}
    </div>
  )
}
