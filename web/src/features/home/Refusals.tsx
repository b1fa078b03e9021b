import classes from './Refusals.module.css'
import { homeTexts } from './texts.ts'

const texts = homeTexts.refusals

/** Three things that the product will not do. */
export function Refusals() {
  return (
    <section className={classes.refusals} aria-labelledby="refusals">
      <h2 id="refusals" className={classes.title}>
        {texts.title}
      </h2>
      <ul className={classes.list}>
        {texts.each.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  )
}
