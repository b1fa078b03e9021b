import { clsx } from 'clsx'
import { useAccount } from '../../data/account.ts'
import { useTrial } from '../../data/trial.ts'
import { Logo } from '../../ui/Logo.tsx'
import ui from '../../ui/primitives.module.css'
import { CompaniesInSight } from './CompaniesInSight.tsx'
import classes from './HomePage.module.css'
import { Refusals } from './Refusals.tsx'
import { RoomPicture } from './RoomPicture.tsx'
import { ScorePicture } from './ScorePicture.tsx'
import { TrialButton } from './TrialButton.tsx'
import { TrialCard } from './TrialCard.tsx'
import { homeTexts as texts } from './texts.ts'
import { useBeginTrial } from './useBeginTrial.ts'

/** The product at a glance, and one button to try it. */
export default function HomePage() {
  const trial = useBeginTrial()
  const isKnown = useAccount().status === 'signed_in'
  const { data: mine } = useTrial()
  const canBegin = !isKnown && (mine === null || mine === undefined || mine.kept)
  return (
    <div className={clsx(ui.centred, ui.contentWide, classes.page)}>
      <section className={clsx(ui.grid, classes.hero)}>
        <div>
          <h1 className={clsx(ui.flat, classes.title)}>{texts.title}</h1>
          <p className={clsx(ui.quiet, classes.intro)}>{texts.intro}</p>
          <TrialButton place="hero" trial={trial} />
        </div>
        {canBegin && <TrialCard trial={trial} />}
      </section>

      <div id="how">
        <RoomPicture />
        <ul className={clsx(ui.grid, ui.unmarked, ui.bare, classes.points)}>
          {texts.points.map(({ title, body }) => (
            <li key={title}>
              <h2 className={clsx(ui.under4, ui.large)}>{title}</h2>
              <p className={clsx(ui.flat, ui.quiet)}>{body}</p>
            </li>
          ))}
        </ul>
      </div>

      <section className={clsx(ui.grid, ui.middle, classes.pair)}>
        <div>
          <h2 className={clsx(ui.under8, classes.heading)}>{texts.evidence.title}</h2>
          <p className={clsx(ui.flat, ui.quiet)}>{texts.evidence.body}</p>
        </div>
        <ScorePicture />
      </section>

      <CompaniesInSight />
      <Refusals />

      <section className={clsx(ui.row, ui.column, ui.centre, classes.closing)}>
        <Logo size={44} />
        <h2 className={clsx(ui.under8, classes.heading)}>{texts.closing}</h2>
        <TrialButton place="closing" trial={trial} />
      </section>
    </div>
  )
}
