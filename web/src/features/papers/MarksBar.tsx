import type { PaperMarks } from '@greenroom/shared/wire'
import { clsx } from 'clsx'
import ui from '../../ui/primitives.module.css'
import classes from './Papers.module.css'
import { paperTexts as texts } from './texts.ts'

type Marks = Pick<PaperMarks['parts'][number], 'right' | 'total' | 'low' | 'high'>

export const percent = (share: number): number => Math.round(share * 100)

/** Marks as a dot on a track from 0 to 100%, with the range of marks to expect in papers like this one. */
export function MarksBar({ label, marks, aside }: { label: string; marks: Marks; aside?: string }) {
  const { right, total, low, high } = marks
  return (
    <div className={classes.marks}>
      <span className={clsx(ui.text15, ui.breaks)}>{label}</span>
      <span className={classes.track} aria-hidden="true">
        <span className={classes.range} style={{ left: `${percent(low)}%`, width: `${percent(high - low)}%` }} />
        <span className={classes.dot} style={{ left: `${percent(total === 0 ? 0 : right / total)}%` }} />
      </span>
      <span className={clsx(ui.small, ui.figures)}>
        <strong>{texts.of(right, total)}</strong>{' '}
        <span className={ui.quiet}>
          {texts.marks.percent(percent(low), percent(high))}
          {aside === undefined ? '' : `, ${aside}`}
        </span>
      </span>
    </div>
  )
}
