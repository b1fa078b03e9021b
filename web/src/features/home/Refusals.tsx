import { clsx } from 'clsx'
import ui from '../../ui/primitives.module.css'
import classes from './Refusals.module.css'
import { homeTexts } from './texts.ts'

const texts = homeTexts.refusals

/** Three things the product refuses to do. */
export function Refusals() {
  return (
    <section className={clsx(ui.grid, classes.refusals)} aria-labelledby="refusals">
      <h2 id="refusals" className={clsx(ui.flat, classes.title)}>
        {texts.title}
      </h2>
      <ul className={clsx(ui.list, ui.lineAbove, classes.list)}>
        {texts.each.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  )
}
