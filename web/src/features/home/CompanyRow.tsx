import type { CompanyView } from '@greenroom/shared/wire'
import { VisuallyHidden } from '@mantine/core'
import { IconArrowUpRight } from '@tabler/icons-react'
import { Link } from 'react-router'
import classes from './Companies.module.css'
import { homeTexts } from './texts.ts'

const texts = homeTexts.companies
/** The bar is as long as the row for so many minutes. */
const longestMinutes = 300

type Round = CompanyView['rounds'][number]

/** One company: its rounds in order and how long they take, whether code is run, and who says so. */
export function CompanyRow({ company: { slug, name, evidence, rounds, sources } }: { company: CompanyView }) {
  const minutes = rounds.reduce((sum, { durationInMinutes }) => sum + durationInMinutes, 0)
  const [source] = sources
  return (
    <li className={classes.row}>
      <div>
        <h3 className={classes.name}>
          <Link to={`/phases?company=${encodeURIComponent(slug)}`} className={classes.to}>
            {name}
          </Link>
        </h3>
        <p className={classes.small}>{texts.rounds(rounds.length)}</p>
      </div>
      <div>
        <div className={classes.bar} aria-hidden="true">
          {rounds.map((round) => (
            <span
              key={round.name}
              data-kind={kindOf(round)}
              style={{ width: `${(round.durationInMinutes / longestMinutes) * 100}%` }}
            />
          ))}
        </div>
        <p className={classes.small}>
          {rounds.map((round) => round.name).join(', ')}.{' '}
          <span className={classes.minutes}>{texts.minutes(minutes)}</span>
        </p>
      </div>
      <p className={classes.how}>{texts.runs(rounds.filter(({ runsCode }) => runsCode).length, rounds.length)}</p>
      <p className={classes.evidence}>
        {evidence === 'sourced' && source !== undefined ? (
          <a
            href={source.url}
            className={classes.source}
            target="_blank"
            rel="noopener noreferrer"
            title={source.title}
          >
            {texts.source}
            <VisuallyHidden>
              {' '}
              {texts.of(name)}: {source.title}
            </VisuallyHidden>
            <IconArrowUpRight size={14} stroke={1.6} aria-hidden="true" />
          </a>
        ) : (
          texts.unverified
        )}
      </p>
    </li>
  )
}

/** What the round is mostly about, for the colour of its stretch. */
function kindOf({ challengeTypes: [first] }: Round): 'coding' | 'design' | 'talk' {
  if (first === 'system_design' || first === 'low_level_design') return 'design'
  return first === 'coding' || first === 'algorizing' ? 'coding' : 'talk'
}
