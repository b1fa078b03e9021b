import type { Dashboard } from '@greenroom/shared/wire'
import { clsx } from 'clsx'
import { Link } from 'react-router'
import { RangeRow, RangeRows } from '../../ui/charts/RangeRow.tsx'
import { Part } from '../../ui/Part.tsx'
import ui from '../../ui/primitives.module.css'
import { dashboardTexts } from './texts.ts'

const texts = dashboardTexts.readiness

/** The ranges that the next scores will probably be in, and how to narrow them. */
export function Readiness({ dashboard: { domain, readiness, goal, observations } }: { dashboard: Dashboard }) {
  const level = goal?.level == null ? null : texts.levels[goal.level]
  const [narrow] = readiness.narrowBy
  const isPharmacy = domain === 'pharmacy_pre_reg'
  if (readiness.lines.every(({ estimate }) => estimate === null))
    return (
      <Part id="readiness" title={texts.title} aside={texts.for(goal?.company ?? null, level)}>
        <p className={clsx(ui.flat, ui.medium, ui.pretty)}>{texts.unknown(observations)}</p>
        <p className={clsx(ui.after8, ui.small, ui.quiet, ui.pretty)}>{isPharmacy ? texts.noPapers : texts.none}</p>
        <p className={clsx(ui.after8, ui.small)}>
          {isPharmacy ? (
            <Link to="/app/papers">{texts.papers}</Link>
          ) : (
            <Link to="/app/diagnostics">{texts.diagnostic}</Link>
          )}
        </p>
      </Part>
    )
  return (
    <Part id="readiness" title={texts.title} aside={texts.for(goal?.company ?? null, level)}>
      <RangeRows label={isPharmacy ? texts.areas : texts.chart} {...(isPharmacy ? { goal: texts.good } : {})}>
        {readiness.lines.map(({ skill, label, estimate }) => (
          <RangeRow key={skill} label={label} estimate={estimate} />
        ))}
      </RangeRows>
      <p className={clsx(ui.after12, ui.small, ui.quiet, ui.pretty)}>{texts.from(observations)}</p>
      {narrow !== undefined && (
        <p className={clsx(ui.after8, ui.small, ui.quiet, ui.pretty)}>
          {narrow.reason} {texts.narrow(narrow.minutes)}
        </p>
      )}
      <p className={clsx(ui.after8, ui.small)}>
        <Link to="/journey">{texts.journey}</Link>
      </p>
    </Part>
  )
}
