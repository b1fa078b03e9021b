import { difficultyLabels } from '@greenroom/shared/vocabulary'
import { challengeCataloguePaths, challengeViewSchema, urlOf } from '@greenroom/shared/wire'
import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { Link } from 'react-router'
import { get } from '../../data/api.ts'
import { Notice } from '../../ui/Notice.tsx'
import ui from '../../ui/primitives.module.css'
import classes from './LockedChallenge.module.css'
import { challengeTexts as texts, topicName, typeNames } from './texts.ts'

const list = '/app/mockInterview'

/** A visible but locked challenge: its public facts, and what unlocks it. */
export function LockedChallenge({ challengeId, reason }: { challengeId: string; reason: string }) {
  const { data } = useQuery({
    queryKey: ['challenge', challengeId],
    queryFn: ({ signal }) =>
      get(urlOf(challengeCataloguePaths.challenge, { id: challengeId }), challengeViewSchema, { signal }),
  })
  const summary = data?.summary
  const isComing = summary?.access === 'coming_soon'
  return (
    <Notice
      title={summary?.title ?? texts.openFailed}
      body={reason}
      action={isComing ? { label: texts.back, to: list } : { label: texts.plans, to: '/app/subscriptions' }}
    >
      {summary !== undefined && (
        <dl className={clsx(ui.grid, ui.small, classes.facts)}>
          <dt>{texts.facts.release}</dt>
          <dd>{isComing ? texts.comingSoon : texts.premium}</dd>
          <dt>{texts.filterNames.type}</dt>
          <dd>{typeNames[summary.challengeType]}</dd>
          <dt>{texts.filterNames.difficulty}</dt>
          <dd>{difficultyLabels[summary.difficulty]}</dd>
          <dt>{texts.facts.length}</dt>
          <dd>{texts.minutes(summary.durationInMinutes)}</dd>
          <dt>{texts.facts.topics}</dt>
          <dd>{summary.topics.map(topicName).join(', ')}</dd>
        </dl>
      )}
      {!isComing && (
        <p>
          <Link to={list}>{texts.back}</Link>
        </p>
      )}
    </Notice>
  )
}
