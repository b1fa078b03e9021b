import type { RoleType } from '@greenroom/shared/vocabulary'
import { Button, VisuallyHidden } from '@mantine/core'
import { clsx } from 'clsx'
import { useState } from 'react'
import { sentenceOf } from '../../data/api.ts'
import type { ChosenPreset } from '../../data/choice.ts'
import type { useCompanies } from '../../data/companies.ts'
import { nameOf } from '../../data/sessionLabels.ts'
import { EmptyBox } from '../../ui/EmptyBox.tsx'
import ui from '../../ui/primitives.module.css'
import { ChosenCompany } from './ChosenCompany.tsx'
import classes from './CompanyList.module.css'
import { CompanyRow } from './CompanyRow.tsx'
import { type Listed, listed, numbered, rolesFor, type StageFilter } from './presets.ts'
import { RoundLegend } from './RoundLine.tsx'
import { selectionTexts as texts } from './texts.ts'

/** The number of companies shown before “Show all”; the chosen one always shows. */
const shownAtFirst = 7
const bones = [1, 2, 3, 4, 5, 6, 7] as const

/** Companies whose interviews can be rehearsed, with the chosen one expanded. */
export function CompanyList(props: {
  query: ReturnType<typeof useCompanies>
  filter: { stage: StageFilter; search: string }
  chosen: ChosenPreset | null
  role: RoleType
  onChoose: (chosen: ChosenPreset | null) => void
  onRole: (role: RoleType) => void
  onClearFilter: () => void
}) {
  const { query, filter, chosen } = props
  const [all, setAll] = useState(false)
  if (query.data === undefined) return <NotThere query={query} />
  const found = listed(query.data, filter)
  const isFiltered = filter.stage !== 'all' || filter.search.trim() !== ''
  const shown =
    all || isFiltered ? found : found.filter(({ company }, at) => at < shownAtFirst || company.slug === chosen?.slug)
  const more = found.length - shown.length
  const roles = rolesFor(filter.search)
  return (
    <section aria-label={texts.companies}>
      <VisuallyHidden role="status">{isFiltered ? texts.found(found.length) : ''}</VisuallyHidden>
      {roles.length > 0 && (
        <div className={clsx(ui.row, ui.wrap, ui.gap8, classes.roles)}>
          <span className={clsx(ui.text14, ui.quiet)}>{texts.roles}</span>
          {roles.map((role) => (
            <Button key={role} size="xs" aria-pressed={role === props.role} onClick={() => props.onRole(role)}>
              {nameOf(role)}
            </Button>
          ))}
        </div>
      )}
      {found.length === 0 && (
        <EmptyBox fact={texts.nothingFound}>
          <Button size="xs" onClick={props.onClearFilter}>
            {texts.clearFilter}
          </Button>
        </EmptyBox>
      )}
      <ul className={ui.list}>
        {shown.map((each) => (
          <li key={each.company.slug} className={clsx(ui.lineBelow, classes.item)}>
            {chosen !== null && each.company.slug === chosen.slug ? (
              <ChosenCompany
                listed={wholly(each, chosen)}
                round={chosen.round}
                onRound={(round) => props.onChoose({ slug: each.company.slug, round })}
                onClear={() => props.onChoose(null)}
              />
            ) : (
              <CompanyRow
                listed={each}
                onChoose={() => props.onChoose({ slug: each.company.slug, round: each.rounds[0]?.number ?? 1 })}
              />
            )}
          </li>
        ))}
      </ul>
      {found.length > 0 && (
        <div className={clsx(ui.row, ui.wrap, ui.between, ui.gap8, classes.foot)}>
          {!isFiltered && (more > 0 || all) ? (
            <Button size="xs" variant="subtle" onClick={() => setAll(!all)}>
              {all ? texts.fewerCompanies : texts.moreCompanies(more)}
            </Button>
          ) : (
            <span />
          )}
          <RoundLegend />
        </div>
      )}
    </section>
  )
}

/** Shows all of the company's rounds if the filter would hide the chosen one. */
const wholly = (each: Listed, { round }: ChosenPreset): Listed =>
  each.rounds.some(({ number }) => number === round) ? each : { ...each, rounds: numbered(each.company) }

function NotThere({ query: { error, refetch } }: { query: ReturnType<typeof useCompanies> }) {
  if (error === null) {
    return (
      <div className={ui.grid} role="status" aria-label={texts.companiesLoading}>
        {bones.map((bone) => (
          <span key={bone} className={clsx(ui.roundSmall, ui.bubble, classes.bone)} />
        ))}
      </div>
    )
  }
  return (
    <EmptyBox isFailure fact={texts.companiesFailed} support={`${sentenceOf(error)} ${texts.companiesFailedBody}`}>
      <Button size="xs" onClick={() => void refetch()}>
        {texts.again}
      </Button>
    </EmptyBox>
  )
}
