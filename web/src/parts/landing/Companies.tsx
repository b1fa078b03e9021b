import type { LandingBlock } from '@greenroom/shared/rules'
import type { CompanyView } from '@greenroom/shared/wire'
import { Button } from '@mantine/core'
import { clsx } from 'clsx'
import { useState } from 'react'
import { sentenceOf } from '../../data/api.ts'
import { useCompanies } from '../../data/companies.ts'
import ui from '../../ui/primitives.module.css'
import classes from './Companies.module.css'
import { CompaniesHead } from './CompaniesHead.tsx'
import { CompanyRow } from './CompanyRow.tsx'
import { landingTexts } from './texts.ts'

const texts = landingTexts.companies

export type CompaniesProps = Extract<LandingBlock, { type: 'Companies' }>['props']

/** Shown first; a button reveals the rest. */
const featured: readonly string[] = ['google', 'amazon', 'meta', 'stripe', 'openai']

/** How companies interview, with sources, fetched from the server. */
export function Companies({ id, title, intro }: CompaniesProps) {
  const { data, error, refetch } = useCompanies()
  const [all, setAll] = useState(false)
  const known = data?.filter(({ evidence }) => evidence !== 'neutral') ?? []
  return (
    <section className={classes.companies} aria-labelledby={`${id}-title`}>
      <CompaniesHead id={id} title={title} intro={intro}>
        {known.length > featured.length && (
          <Button variant="subtle" aria-expanded={all} aria-controls={`${id}-list`} onClick={() => setAll(!all)}>
            {all ? texts.fewer : texts.all(known.length)}
          </Button>
        )}
      </CompaniesHead>
      {error !== null && data === undefined ? (
        <p className={clsx(ui.flat, ui.quiet, ui.lineAbove, classes.failure)} role="alert">
          {texts.failed} {sentenceOf(error)}{' '}
          <Button size="xs" onClick={() => void refetch()}>
            {texts.again}
          </Button>
        </p>
      ) : (
        <ul id={`${id}-list`} className={clsx(ui.list, ui.lineAbove)} aria-busy={data === undefined}>
          {data === undefined
            ? featured.map((slug) => <li key={slug} className={clsx(ui.lineBelow, classes.waiting)} />)
            : shown(known, all).map((company) => <CompanyRow key={company.slug} company={company} />)}
        </ul>
      )}
    </section>
  )
}

/** The featured companies first, in their order. */
function shown(companies: readonly CompanyView[], all: boolean): CompanyView[] {
  const first = featured.flatMap((slug) => companies.find((each) => each.slug === slug) ?? [])
  return all ? [...first, ...companies.filter(({ slug }) => !featured.includes(slug))] : first
}
