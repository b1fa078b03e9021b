import type { Scorecard } from '@greenroom/shared/session'
import { clsx } from 'clsx'
import ui from '../../../ui/primitives.module.css'
import { scorecardTexts } from '../texts.ts'
import classes from './TestsByKind.module.css'

const texts = scorecardTexts.costs

/** The cost the candidate stated for their solution, and whether it's right. */
export function StatedCosts({ costs }: { costs: NonNullable<Scorecard['objective']['costs']> }) {
  return (
    <section>
      <h3 className={ui.under4}>{texts.title}</h3>
      <table className={clsx(ui.wide, ui.body, classes.table)}>
        <tbody>
          {(['time', 'space'] as const).map((side) => (
            <tr key={side}>
              <th scope="row">{texts[side]}</th>
              <td>{texts.stated(costs[side])}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
