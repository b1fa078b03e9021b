import { clsx } from 'clsx'
import ui from '../../ui/primitives.module.css'
import classes from './ScorePicture.module.css'
import { TimelinePicture } from './TimelinePicture.tsx'
import { landingTexts } from './texts.ts'

const texts = landingTexts.evidence

/** A drawing of one scorecard line. */
export function ScorePicture() {
  return (
    <div className={clsx(ui.round, ui.thinLineAround, ui.surface, classes.card)} role="img" aria-label={texts.example}>
      <div className={clsx(ui.row, ui.between)}>
        <span className={clsx(ui.text17, ui.strong)}>{texts.dimension}</span>
        <span className={clsx(ui.row, ui.gap3, classes.score)}>
          <span data-full="true" />
          <span data-full="true" />
          <span />
          <span />
          <b>{texts.score}</b>
        </span>
      </div>
      <p className={clsx(ui.body, ui.quiet, classes.behaviour)}>{texts.behaviour}</p>
      {texts.quotes.map(({ at, words }, index) => (
        <span
          key={at}
          className={clsx(ui.inline, ui.text14, ui.quiet, ui.lineAround, ui.roundSmall, classes.quote)}
          data-chosen={index === 1}
        >
          <b>{at}</b> “{words}”
        </span>
      ))}
      <TimelinePicture />
    </div>
  )
}
