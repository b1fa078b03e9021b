import { clsx } from 'clsx'
import ui from '../../ui/primitives.module.css'
import classes from './TimelinePicture.module.css'
import { landingTexts } from './texts.ts'

const { at, steps } = landingTexts.evidence

/** How much was typed, from left to right; two silences are hatched on top. */
const typed =
  'M0 52 L30 50 L60 51 L90 47 L120 45 L150 48 L180 42 L210 30 L240 36 L270 22 L300 34 L330 18 L360 26 L390 10 L420 24 L450 14 L480 30 L510 40 L540 34 L570 46 L600 42 L600 60 L0 60 Z'
const silences = [
  { from: 132, to: 148 },
  { from: 318, to: 338 },
]
const stretches = [60, 100, 250, 110, 80]

/** A drawing of a replay's timeline: typing, silences, the steps, and the chosen moment. */
export function TimelinePicture() {
  return (
    <div className={clsx(ui.lineAbove, ui.anchor, classes.timeline)}>
      <span className={clsx(ui.text12, ui.line20, ui.strong, ui.figures, ui.roundSmall, ui.over, classes.at)}>
        {at}
      </span>
      <svg
        viewBox="0 0 600 60"
        preserveAspectRatio="none"
        className={clsx(ui.block, ui.wide, classes.drawing)}
        aria-hidden="true"
      >
        <defs>
          <pattern id="silence" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <rect width="6" height="6" fill="var(--gr-surface)" />
            <rect width="2" height="6" fill="var(--gr-ink-3)" />
          </pattern>
        </defs>
        <path d={typed} fill="var(--gr-line-strong)" />
        {silences.map(({ from, to }) => (
          <rect key={from} x={from} y="8" width={to - from} height="52" fill="url(#silence)" />
        ))}
      </svg>
      <div className={clsx(ui.flex, ui.gap3, ui.text12, ui.line17, ui.quiet, classes.steps)}>
        {stretches.map((share, index) => (
          <span key={steps[index]} style={{ flexGrow: share }} data-here={index === 3}>
            {steps[index]}
          </span>
        ))}
      </div>
    </div>
  )
}
