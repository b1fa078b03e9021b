import { useAccount } from '../../data/account.ts'
import { useTrial } from '../../data/trial.ts'
import { Logo } from '../../ui/Logo.tsx'
import { CompaniesInSight } from './CompaniesInSight.tsx'
import classes from './HomePage.module.css'
import { Refusals } from './Refusals.tsx'
import { RoomPicture } from './RoomPicture.tsx'
import { ScorePicture } from './ScorePicture.tsx'
import { TrialButton } from './TrialButton.tsx'
import { TrialCard } from './TrialCard.tsx'
import { homeTexts as texts } from './texts.ts'
import { useBeginTrial } from './useBeginTrial.ts'

/** What this is in five seconds, and one button to try it. */
export default function HomePage() {
  const trial = useBeginTrial()
  const isKnown = useAccount().status === 'signed_in'
  const { data: mine } = useTrial()
  const canBegin = !isKnown && (mine === null || mine === undefined || mine.kept)
  return (
    <div className={classes.page}>
      <section className={classes.hero}>
        <div>
          <h1 className={classes.title}>{texts.title}</h1>
          <p className={classes.intro}>{texts.intro}</p>
          <TrialButton place="hero" trial={trial} />
        </div>
        {canBegin && <TrialCard trial={trial} />}
      </section>

      <div id="how">
        <RoomPicture />
        <ul className={classes.points}>
          {texts.points.map(({ title, body }) => (
            <li key={title}>
              <h2 className={classes.point}>{title}</h2>
              <p className={classes.body}>{body}</p>
            </li>
          ))}
        </ul>
      </div>

      <section className={classes.pair}>
        <div>
          <h2 className={classes.heading}>{texts.evidence.title}</h2>
          <p className={classes.body}>{texts.evidence.body}</p>
        </div>
        <ScorePicture />
      </section>

      <CompaniesInSight />
      <Refusals />

      <section className={classes.closing}>
        <Logo size={44} />
        <h2 className={classes.heading}>{texts.closing}</h2>
        <TrialButton place="closing" trial={trial} />
      </section>
    </div>
  )
}
