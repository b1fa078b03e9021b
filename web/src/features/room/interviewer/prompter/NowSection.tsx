import type { QuestionGuide } from '@greenroom/shared/wire'
import { clsx } from 'clsx'
import { useRoom } from '../../../../parts/room/roomContext.ts'
import { useNow } from '../../../../parts/room/useNow.ts'
import ui from '../../../../ui/primitives.module.css'
import { clockTimeOf } from '../../../../ui/time.ts'
import { boardTexts } from '../../board/texts.ts'
import { useDesignBand } from '../../header/useDesignBand.ts'
import classes from '../InterviewerPane.module.css'
import { adviceFor } from './advice.ts'
import { prompterTexts as texts } from './texts.ts'
import { useStanding } from './useStanding.ts'

/** Advice for this step or part of a design, and when it's due to end. */
export function NowSection({ guide }: { guide: QuestionGuide }) {
  const offset = useRoom(({ serverOffsetMs }) => serverOffsetMs)
  const now = useNow(5_000) + offset
  const standing = useStanding(guide.hints.length)
  const band = useDesignBand()
  if (standing === null) return null
  const part = standing.step === 'wrap_up' ? undefined : band?.bands[band.index]
  const stepLeftMs =
    part === undefined || band === null || standing.stepLeftMs === null
      ? standing.stepLeftMs
      : (part.minutes - band.passed) * 60_000
  const step = part === undefined ? standing.step.replaceAll('_', '-') : boardTexts.phases[part.phase].toLowerCase()
  const { now: what, more, input } = adviceFor(standing, part?.phase)
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
