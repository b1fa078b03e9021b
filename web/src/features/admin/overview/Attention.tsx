import type { AdminOverview } from '@greenroom/shared/wire'
import { Button } from '@mantine/core'
import { IconAlertTriangle, IconFlag, IconHelpCircle, IconUserExclamation } from '@tabler/icons-react'
import { clsx } from 'clsx'
import { Link } from 'react-router'
import { nameOf } from '../../../data/sessionLabels.ts'
import { EmptyBox } from '../../../ui/EmptyBox.tsx'
import ui from '../../../ui/primitives.module.css'
import { RetryButton } from '../jobs/RetryButton.tsx'
import classes from '../parts/Admin.module.css'
import { shortMomentOf } from '../parts/formats.ts'
import overview from './Overview.module.css'
import { overviewTexts } from './texts.ts'

const texts = overviewTexts.attention

type Item = AdminOverview['attention'][number]

const icons = {
  failedScorecards: IconAlertTriangle,
  failedJobs: IconAlertTriangle,
  contestedScores: IconFlag,
  reportedPeople: IconUserExclamation,
  reportedChallenges: IconHelpCircle,
  failedAnswers: IconAlertTriangle,
}

const places = {
  contestedScores: '/admin/reports?about=score',
  reportedPeople: '/admin/reports?about=person',
  reportedChallenges: '/admin/reports?about=challenge',
  failedAnswers: '/creator/forms',
  failedJobs: '/admin/jobs',
} as const

/** Everything that needs an admin's attention, most urgent first. */
export function Attention({ attention }: { attention: readonly Item[] }) {
  if (attention.length === 0)
    return (
      <div style={{ marginBottom: 32 }}>
        <EmptyBox fact={texts.nothing} support={texts.nothingBody} />
      </div>
    )
  return (
    <ul className={overview.attention} aria-label={texts.label}>
      {attention.map((item) => (
        <Row key={item.kind} item={item} />
      ))}
    </ul>
  )
}

function Row({ item }: { item: Item }) {
  const { kind, count, since, examples } = item
  const Icon = icons[kind]
  const isTitles = kind === 'failedAnswers'
  const { title, body } = texts.kinds[kind]
  const isFailure = kind === 'failedScorecards' || kind === 'failedJobs' || kind === 'failedAnswers'
  return (
    <li>
      <Icon size={19} stroke={1.6} aria-hidden="true" className={isFailure ? classes.warn : undefined} />
      <div>
        <p className={overview.what}>{title(count)}</p>
        <p className={overview.body}>
          {examples.length > 0 ? `${examples.map((each) => (isTitles ? each : nameOf(each))).join(', ')}.` : body}
        </p>
      </div>
      <p className={`${clsx(ui.flat, ui.small, ui.quiet, ui.figures, classes.meta)} ${overview.since}`}>
        {since !== null && texts.since(shortMomentOf(since))}
      </p>
      {kind === 'failedScorecards' ? (
        <RetryButton queue="scorecards" label={texts.retryAll} />
      ) : (
        <Button size="xs" component={Link} to={places[kind]} aria-label={`${texts.read}: ${title(count)}`}>
          {texts.read}
        </Button>
      )}
    </li>
  )
}
