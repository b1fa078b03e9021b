import { locale } from '@greenroom/shared/english'
import type { ModelDesign as Design } from '@greenroom/shared/wire'
import { clsx } from 'clsx'
import { Markdown } from '../../../ui/Markdown.tsx'
import ui from '../../../ui/primitives.module.css'
import { scorecardTexts } from '../texts.ts'
import classes from './SolutionTab.module.css'

const texts = scorecardTexts.solution.design

/** One good design, from requirements to components. */
export function ModelDesign({ design }: { design: Design }) {
  const { functional, qualities, estimates } = design
  return (
    <>
      <h3 className={clsx(ui.under6, classes.title)}>{texts.architecture}</h3>
      <Markdown text={design.architecture} />
      <h3 className={clsx(ui.under6, classes.title)}>{texts.calls}</h3>
      <Markdown text={design.calls} />
      <h3 className={clsx(ui.under6, classes.title)}>{texts.data}</h3>
      <Markdown text={design.data} />
      <h3 className={clsx(ui.under6, classes.title)}>{texts.estimates}</h3>
      <dl className={clsx(ui.grid, ui.gap10, ui.flat, classes.followUps)}>
        {estimates.map(({ what, result, unit, so }) => (
          <div key={what}>
            <dt>
              {what}: {result.toLocaleString(locale, { maximumSignificantDigits: 3 })} {unit}
            </dt>
            <dd>{so}</dd>
          </div>
        ))}
      </dl>
      <Items title={texts.functional} items={functional} />
      <Items title={texts.qualities} items={qualities} />
    </>
  )
}

function Items({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <>
      <h3 className={clsx(ui.under6, classes.title)}>{title}</h3>
      <ul className={classes.items}>
        {items.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
    </>
  )
}
