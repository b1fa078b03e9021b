import classes from './ScorePicture.module.css'
import { TimelinePicture } from './TimelinePicture.tsx'
import { homeTexts } from './texts.ts'

const texts = homeTexts.evidence

/** One line of a scorecard, drawn. */
export function ScorePicture() {
  return (
    <div className={classes.card} role="img" aria-label={texts.example}>
      <div className={classes.head}>
        <span className={classes.dimension}>{texts.dimension}</span>
        <span className={classes.score}>
          <span data-full="true" />
          <span data-full="true" />
          <span />
          <span />
          <b>{texts.score}</b>
        </span>
      </div>
      <p className={classes.behaviour}>{texts.behaviour}</p>
      {texts.quotes.map(({ at, words }, index) => (
        <span key={at} className={classes.quote} data-chosen={index === 1}>
          <b>{at}</b> “{words}”
        </span>
      ))}
      <TimelinePicture />
    </div>
  )
}
