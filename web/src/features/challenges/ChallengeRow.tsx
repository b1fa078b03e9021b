import { difficultyLabels } from '@greenroom/shared/vocabulary'
import type { ChallengeSummary } from '@greenroom/shared/wire'
import { IconCheck, IconCircle, IconCircleHalf2, IconClock, IconEye, IconLock } from '@tabler/icons-react'
import { Link } from 'react-router'
import classes from './ChallengeRow.module.css'
import { challengeAddress } from './challenges.ts'
import { stateName, challengeTexts as texts, topicName, typeNames } from './texts.ts'

const maxTopics = 3
const icon = { size: 16, stroke: 1.6, 'aria-hidden': true } as const

/** One challenge of the list. One that is locked leads to what it is; one that is not there yet leads nowhere. */
export function ChallengeRow({ challenge }: { challenge: ChallengeSummary }) {
  const { access, title, topics, challengeType, difficulty, durationInMinutes } = challenge
  const content = (
    <>
      <span className={classes.main}>
        <span className={classes.title}>{title}</span>
        <span className={classes.topics}>{topics.slice(0, maxTopics).map(topicName).join(', ')}</span>
      </span>
      <span className={classes.fact}>{typeNames[challengeType]}</span>
      <span className={classes.fact}>{difficultyLabels[difficulty]}</span>
      <span className={classes.minutes}>{texts.minutes(durationInMinutes)}</span>
      <Standing challenge={challenge} />
    </>
  )
  return (
    <li className={classes.row}>
      {access === 'coming_soon' ? (
        <div className={classes.teaser}>{content}</div>
      ) : (
        <Link className={classes.link} to={challengeAddress(challenge)}>
          {content}
        </Link>
      )}
    </li>
  )
}

/** The candidate's progress, or what keeps it shut. */
function Standing({ challenge }: { challenge: ChallengeSummary }) {
  const { access, state, releaseStage } = challenge
  if (access === 'premium')
    return (
      <span className={classes.standing} data-tone="locked" title={texts.premiumHint}>
        <IconLock {...icon} /> {texts.premium}
      </span>
    )
  if (access === 'coming_soon')
    return (
      <span className={classes.standing} data-tone="quiet">
        <IconClock {...icon} /> {texts.comingSoon}
      </span>
    )
  return (
    <span className={classes.standing} data-tone={state === 'completed' ? toneOf(challenge) : state}>
      <Glyph challenge={challenge} /> {stateName(challenge)}
      {releaseStage === 'beta' && <span className={classes.beta}>{texts.beta}</span>}
    </span>
  )
}

const toneOf = ({ givenUpAt, solvedAt }: ChallengeSummary): string =>
  solvedAt === null && givenUpAt !== null ? 'read' : 'done'

function Glyph({ challenge }: { challenge: ChallengeSummary }) {
  switch (challenge.state) {
    case 'not_started':
      return <IconCircle {...icon} />
    case 'in_progress':
      return <IconCircleHalf2 {...icon} />
    case 'completed':
      return toneOf(challenge) === 'read' ? <IconEye {...icon} /> : <IconCheck {...icon} />
  }
}
