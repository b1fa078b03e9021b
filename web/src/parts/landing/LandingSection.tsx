import type { LandingBlock } from '@greenroom/shared/rules'
import { clsx } from 'clsx'
import { Logo } from '../../ui/Logo.tsx'
import ui from '../../ui/primitives.module.css'
import { CompaniesInSight } from './CompaniesInSight.tsx'
import classes from './Landing.module.css'
import { Promises } from './Promises.tsx'
import { RoomPicture } from './RoomPicture.tsx'
import { ScorePicture } from './ScorePicture.tsx'
import { TrialButton } from './TrialButton.tsx'
import { useBeginTrial } from './useBeginTrial.ts'

/** One section of the landing page. */
export function LandingSection({ block }: { block: LandingBlock }) {
  switch (block.type) {
    case 'Room':
      return (
        <div id="how">
          <RoomPicture />
        </div>
      )
    case 'Points':
      return (
        <ul className={clsx(ui.grid, ui.unmarked, ui.bare, classes.points)}>
          {block.props.items.map(({ title, body }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a point is known by its place
            <li key={at}>
              <h2 className={clsx(ui.under4, ui.large)}>{title}</h2>
              <p className={clsx(ui.flat, ui.quiet)}>{body}</p>
            </li>
          ))}
        </ul>
      )
    case 'Evidence':
      return (
        <section className={clsx(ui.grid, ui.middle, classes.pair)}>
          <div>
            <h2 className={clsx(ui.under8, classes.heading)}>{block.props.title}</h2>
            <p className={clsx(ui.flat, ui.quiet)}>{block.props.body}</p>
          </div>
          <ScorePicture />
        </section>
      )
    case 'Companies':
      return <CompaniesInSight {...block.props} />
    case 'Promises':
      return <Promises {...block.props} />
    case 'Trial':
      return <Closing title={block.props.title} />
  }
}

/** The same section on another kind of page, as wide as that page allows. */
export const LandingSectionWithin = ({ block }: { block: LandingBlock }) => (
  <div className={classes.container}>
    <LandingSection block={block} />
  </div>
)

function Closing({ title }: { title: string }) {
  const trial = useBeginTrial()
  return (
    <section className={clsx(ui.row, ui.column, ui.centre, classes.closing)}>
      <Logo size={44} />
      <h2 className={clsx(ui.under8, classes.heading)}>{title}</h2>
      <TrialButton place="closing" trial={trial} />
    </section>
  )
}
