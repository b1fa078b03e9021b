import { Button } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useAccount } from '../../app/account.ts'
import classes from './HomePage.module.css'
import { RoomPicture } from './RoomPicture.tsx'
import { ScorePicture } from './ScorePicture.tsx'
import { Steps } from './Steps.tsx'
import { homeTexts as texts } from './texts.ts'

const selection = '/app/interviewSelection'

/** What this is in five seconds, and one button to begin. */
export default function HomePage() {
  const known = useAccount().status === 'signed_in'
  return (
    <div className={classes.page}>
      <section className={classes.hero}>
        <h1 className={classes.title}>{texts.title}</h1>
        <p className={classes.intro}>{texts.intro}</p>
        <div className={classes.begin}>
          <Button
            component={Link}
            to={known ? selection : `/signup?next=${encodeURIComponent(selection)}`}
            variant="filled"
            size="md"
            rightSection={<IconArrowRight size={18} stroke={1.6} aria-hidden="true" />}
          >
            {texts.start}
          </Button>
          <span className={classes.aside}>{known ? texts.startKnown : texts.startNew}</span>
        </div>
      </section>

      <RoomPicture />
      <ul className={classes.points}>
        {texts.points.map(({ title, body }) => (
          <li key={title}>
            <h2 className={classes.point}>{title}</h2>
            <p className={classes.body}>{body}</p>
          </li>
        ))}
      </ul>

      <section className={classes.pair}>
        <div>
          <h2 className={classes.heading}>{texts.evidence.title}</h2>
          <p className={classes.body}>{texts.evidence.body}</p>
        </div>
        <ScorePicture />
      </section>

      <section className={classes.pair}>
        <div>
          <h2 className={classes.heading}>{texts.steps.title}</h2>
          <p className={classes.body}>{texts.steps.body}</p>
        </div>
        <Steps />
      </section>
    </div>
  )
}
