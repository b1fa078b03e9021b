import type { CompanyView } from '@greenroom/shared/wire'
import { VisuallyHidden } from '@mantine/core'
import { IconArrowUpRight } from '@tabler/icons-react'
import { clsx } from 'clsx'
import { Link } from 'react-router'
import ui from '../../ui/primitives.module.css'
import classes from './Companies.module.css'
import { landingTexts } from './texts.ts'

const texts = landingTexts.companies
/** Minutes at which a row's bar is full. */
const longestMinutes = 300

type Round = CompanyView['rounds'][number]

/** One company: its rounds in order with their lengths, whether code runs, and the sources. */
export function CompanyRow({ company: { slug, name, evidence, rounds, sources } }: { company: CompanyView }) {
  const minutes = rounds.reduce((sum, { durationInMinutes }) => sum + durationInMinutes, 0)
  const [source] = sources
  return (
    <li className={clsx(ui.grid, ui.lineBelow, classes.row)}>
      <div>
        <h3 className={ui.flat}>
          <Link to={`/phases?company=${encodeURIComponent(slug)}`} className={classes.to}>
            {name}
          </Link>
        </h3>
        <p className={clsx(ui.flat, ui.small, ui.quiet)}>{texts.rounds(rounds.length)}</p>
      </div>
      <div>
        <div className={clsx(ui.flex, ui.gap3, classes.bar)} aria-hidden="true">
          {rounds.map((round) => (
            <span
              key={round.name}
              data-kind={kindOf(round)}
              style={{ width: `${(round.durationInMinutes / longestMinutes) * 100}%` }}
            />
          ))}
        </div>
        <p className={clsx(ui.flat, ui.small, ui.quiet)}>
          {rounds.map((round) => round.name).join(', ')}.{' '}
          <span className={clsx(ui.ink, ui.figures, ui.oneLine)}>{texts.minutes(minutes)}</span>
        </p>
      </div>
      <p className={clsx(ui.flat, ui.small, ui.quiet)}>
        {texts.runs(rounds.filter(({ runsCode }) => runsCode).length, rounds.length)}
      </p>
      <p className={clsx(ui.flat, ui.small, ui.quiet)}>
        {evidence === 'sourced' && source !== undefined ? (
          <a
            href={source.url}
            className={clsx(ui.accent, classes.source)}
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

/** The round's main kind, which colours its segment. */
function kindOf({ challengeTypes: [first] }: Round): 'coding' | 'design' | 'talk' {
  if (first === 'system_design' || first === 'low_level_design') return 'design'
  return first === 'coding' || first === 'algorizing' ? 'coding' : 'talk'
}
