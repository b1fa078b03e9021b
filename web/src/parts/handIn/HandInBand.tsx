import { Anchor } from '@mantine/core'
import { clsx } from 'clsx'
import ui from '../../ui/primitives.module.css'
import { elapsedOf } from '../../ui/time.ts'
import classes from './HandInBand.module.css'
import type { HandInTab } from './HandInTabs.tsx'
import { handInTexts as texts } from './texts.ts'
import type { HandInView } from './useHandIn.ts'

/** Band below the tabs: which version counts, and how the editor differs from it. Dashed for a sketch. */
export function HandInBand(props: {
  view: HandInView
  tab: HandInTab
  /** How many of the editor's lines differ from the version that counts; null if it's in another language. */
  differing: number | null
  isComparing: boolean
  onCompare: (isComparing: boolean) => void
}) {
  const { view, tab, differing, isComparing, onCompare } = props
  const { counted, isSketch, isOver, maySubmitAgain, elapsedMs } = view
  if (counted === undefined) return null
  const time = elapsedOf(elapsedMs(counted))
  if (tab !== 'editor')
    return (
      <p
        className={clsx(
          ui.row,
          ui.between,
          ui.gap4by16,
          ui.fixed,
          ui.flat,
          ui.touchable,
          ui.text15,
          ui.line20,
          ui.quiet,
          ui.lineBelow,
          ui.page,
          classes.band,
        )}
      >
        <span>{tab === counted.handInId ? texts.thisCounts : texts.thisDoesNotCount}</span>
        <span className={clsx(ui.flex, ui.gap12, ui.fixed, ui.text14, ui.oneLine)}>{texts.readOnly}</span>
      </p>
    )
  const words = !isSketch
    ? texts.countsUntilDone(time)
    : maySubmitAgain
      ? texts.countsUntilSubmit(time)
      : texts.counts(time)
  return (
    <div
      className={clsx(
        ui.row,
        ui.between,
        ui.gap4by16,
        ui.fixed,
        ui.flat,
        ui.touchable,
        ui.text15,
        ui.line20,
        ui.quiet,
        ui.lineBelow,
        ui.page,
        classes.band,
      )}
      data-sketch={isSketch}
    >
      <span>
        {!isOver && (
          <>
            <strong className={clsx(ui.ink, classes.lead)}>{isSketch ? texts.tryHere : texts.codingAgain}</strong>{' '}
          </>
        )}
        {words}
      </span>
      <span className={clsx(ui.flex, ui.gap12, ui.fixed, ui.text14, ui.oneLine)}>
        {differing === 0 && texts.same}
        {differing !== null && differing > 0 && (
          <>
            <span>{texts.differs(differing)}</span>
            <Anchor component="button" type="button" size="sm" onClick={() => onCompare(!isComparing)}>
              {isComparing ? texts.stopComparing : texts.compare}
            </Anchor>
          </>
        )}
      </span>
    </div>
  )
}
