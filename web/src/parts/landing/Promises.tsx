import type { LandingBlock } from '@greenroom/shared/rules'
import { clsx } from 'clsx'
import ui from '../../ui/primitives.module.css'
import classes from './Promises.module.css'

type PromisesProps = Extract<LandingBlock, { type: 'Promises' }>['props']

/** A title, with short sentences beside it. */
export const Promises = ({ id, title, items }: PromisesProps) => (
  <section className={clsx(ui.grid, classes.promises)} aria-labelledby={`${id}-title`}>
    <h2 id={`${id}-title`} className={clsx(ui.flat, classes.title)}>
      {title}
    </h2>
    <ul className={clsx(ui.list, ui.lineAbove, classes.list)}>
      {items.map(({ text }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a sentence is known by its place
        <li key={at}>{text}</li>
      ))}
    </ul>
  </section>
)
