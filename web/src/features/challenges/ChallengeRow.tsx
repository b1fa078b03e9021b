import { difficultyLabels } from '@greenroom/shared/vocabulary'
import type { ChallengeSummary } from '@greenroom/shared/wire'
import { IconCheck, IconCircle, IconCircleHalf2, IconClock, IconEye, IconLock } from '@tabler/icons-react'
import { clsx } from 'clsx'
import { Link } from 'react-router'
import ui from '../../ui/primitives.module.css'
import classes from './ChallengeRow.module.css'
import { challengeAddress } from './challenges.ts'
import { stateName, challengeTexts as texts, topicName, typeNames } from './texts.ts'

const maxTopics = 3
const icon = { size: 16, stroke: 1.6, 'aria-hidden': true } as const

/** One challenge in the list. A locked one links to its description; an upcoming one isn't a link. */
export function ChallengeRow({ challenge }: { challenge: ChallengeSummary }) {
  const { access, title, topics, challengeType, difficulty, durationInMinutes } = challenge
  const content = (
    <>
      <span className={clsx(ui.grid, ui.shrinks, classes.main)}>
        <span className={clsx(ui.text16, ui.medium, ui.breaks, classes.title)}>{title}</span>
        <span className={ui.quiet}>{topics.slice(0, maxTopics).map(topicName).join(', ')}</span>
      </span>
      <span className={ui.quiet}>{typeNames[challengeType]}</span>
      <span className={ui.quiet}>{difficultyLabels[difficulty]}</span>
      <span className={clsx(ui.quiet, ui.figures)}>{texts.minutes(durationInMinutes)}</span>
      <Standing challenge={challenge} />
    </>
  )
  return (
    <li className={ui.lineBelow}>
      {access === 'coming_soon' ? (
        <div className={clsx(ui.grid, ui.middle, ui.small, ui.round, ui.plainLink, classes.teaser)}>{content}</div>
      ) : (
        <Link
          className={clsx(ui.grid, ui.middle, ui.small, ui.round, ui.plainLink, ui.hovers, classes.link)}
          to={challengeAddress(challenge)}
        >
          {content}
        </Link>
      )}
    </li>
  )
}

/** The candidate's progress, or why the challenge is locked. */
function Standing({ challenge }: { challenge: ChallengeSummary }) {
  const { access, state, releaseStage } = challenge
  if (access === 'premium')
    return (
      <span className={clsx(ui.row, ui.gap6, ui.quiet, classes.standing)} data-tone="locked" title={texts.premiumHint}>
        <IconLock {...icon} /> {texts.premium}
      </span>
    )
  if (access === 'coming_soon')
    return (
      <span className={clsx(ui.row, ui.gap6, ui.quiet, classes.standing)} data-tone="quiet">
        <IconClock {...icon} /> {texts.comingSoon}
      </span>
    )
  return (
    <span
      className={clsx(ui.row, ui.gap6, ui.quiet, classes.standing)}
      data-tone={state === 'completed' ? toneOf(challenge) : state}
    >
      <Glyph challenge={challenge} /> {stateName(challenge)}
      {releaseStage === 'beta' && (
        <span className={clsx(ui.text12, ui.line17, ui.quiet, ui.regular, ui.lineAround, ui.roundSmall, classes.beta)}>
          {texts.beta}
        </span>
      )}
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
