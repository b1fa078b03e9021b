import type { QuestionGuide } from '@greenroom/shared/wire'
import { clsx } from 'clsx'
import { useRoom } from '../../../../parts/room/roomContext.ts'
import { useNow } from '../../../../parts/room/useNow.ts'
import ui from '../../../../ui/primitives.module.css'
import { clockTimeOf } from '../../../../ui/time.ts'
import classes from '../InterviewerPane.module.css'
import { adviceFor } from './advice.ts'
import { prompterTexts as texts } from './texts.ts'
import { useStanding } from './useStanding.ts'

/** What to do in this step, and until when. */
export function NowSection({ guide }: { guide: QuestionGuide }) {
  const offset = useRoom(({ serverOffsetMs }) => serverOffsetMs)
  const now = useNow(5_000) + offset
  const standing = useStanding(guide.hints.length)
  if (standing === null) return null
  const { stepLeftMs } = standing
  const step = standing.step.replaceAll('_', '-')
  const { now: what, more, input } = adviceFor(standing)
  return (
    <section className={clsx(ui.lineBelow, classes.section)} aria-label={texts.now.label}>
      <p className={clsx(ui.flat, ui.small, ui.quiet, ui.figures)}>
        {stepLeftMs === null
          ? texts.now.stands(step)
          : stepLeftMs > 0
            ? texts.now.until(step, clockTimeOf(now + stepLeftMs))
            : texts.now.over(step)}
      </p>
      <p className={clsx(ui.flat, ui.text15, ui.strong)}>{what}</p>
      <p className={clsx(ui.flat, ui.small, ui.quiet, ui.breaks)}>
        {more} {input !== null && <code className={ui.mono}>{input}</code>}
      </p>
    </section>
  )
}
