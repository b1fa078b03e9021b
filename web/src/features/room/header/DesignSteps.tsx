import { clsx } from 'clsx'
import ui from '../../../ui/primitives.module.css'
import { StepLine } from '../../../ui/StepLine.tsx'
import { boardTexts as texts } from '../board/texts.ts'
import classes from './RoomSteps.module.css'
import type { DesignBand } from './useDesignBand.ts'

/**
 * The parts of a design on one line, with the current part's planned minutes. Nothing else on screen shows the time.
 */
export function DesignSteps({ band, lineOnly }: { band: DesignBand; lineOnly: boolean }) {
  const { bands, index, passed } = band
  const current = bands[index]
  if (current === undefined) return <div />
  const next = bands[index + 1]
  const filled = Math.min(1, passed / current.minutes)
  const minutes = Math.floor(passed)
  const name = texts.phases[current.phase]
  const line = (
    <StepLine
      label={texts.bandsLabel(name, minutes, current.minutes)}
      segments={bands.map(({ phase, minutes: weight }, position) => ({
        key: phase,
        weight,
        current: position === index,
        filled: position < index ? 1 : position > index ? 0 : filled,
      }))}
    />
  )
  if (lineOnly) return line
  return (
    <div className={ui.shrinks}>
      <p
        className={clsx(
          ui.flex,
          ui.between,
          ui.gap12,
          ui.under6,
          ui.text14,
          ui.line18,
          ui.quiet,
          ui.figures,
          ui.oneLine,
          ui.clipped,
        )}
      >
        <span className={clsx(ui.clipped, classes.now)}>
          <strong className={clsx(ui.ink, ui.strong)}>{name}</strong> {texts.part(index + 1, bands.length)},{' '}
          {texts.band(minutes, current.minutes)}
        </span>
        {next !== undefined && <span>{texts.next(texts.phases[next.phase])}</span>}
      </p>
      {line}
    </div>
  )
}
