import type { CompanyView } from '@greenroom/shared/wire'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { sentenceOf } from '../../data/api.ts'
import { useCompanies } from '../../data/companies.ts'
import classes from './Companies.module.css'
import { CompanyRow } from './CompanyRow.tsx'
import { homeTexts } from './texts.ts'

const texts = homeTexts.companies

/** Shown first; the others are a press away. */
const featured: readonly string[] = ['google', 'amazon', 'meta', 'stripe', 'openai']

/** How companies interview, with where that is said, as the server knows it. */
export function Companies() {
  const { data, error, refetch } = useCompanies()
  const [all, setAll] = useState(false)
  const known = data?.filter(({ evidence }) => evidence !== 'neutral') ?? []
  return (
    <section className={classes.companies} aria-labelledby="companies">
      <div className={classes.head}>
        <div>
          <h2 id="companies" className={classes.title}>
            {texts.title}
          </h2>
          <p className={classes.intro}>{texts.intro}</p>
        </div>
        {known.length > featured.length && (
          <Button variant="subtle" aria-expanded={all} aria-controls="company-list" onClick={() => setAll(!all)}>
            {all ? texts.fewer : texts.all(known.length)}
          </Button>
        )}
      </div>
      {error !== null && data === undefined ? (
        <p className={classes.failure} role="alert">
          {texts.failed} {sentenceOf(error)}{' '}
          <Button size="xs" onClick={() => void refetch()}>
            {texts.again}
          </Button>
        </p>
      ) : (
        <ul id="company-list" className={classes.list} aria-busy={data === undefined}>
          {data === undefined
            ? featured.map((slug) => <li key={slug} className={classes.waiting} />)
            : shown(known, all).map((company) => <CompanyRow key={company.slug} company={company} />)}
        </ul>
      )}
    </section>
  )
}

/** The featured ones first, in their order. */
function shown(companies: readonly CompanyView[], all: boolean): CompanyView[] {
  const first = featured.flatMap((slug) => companies.find((each) => each.slug === slug) ?? [])
  return all ? [...first, ...companies.filter(({ slug }) => !featured.includes(slug))] : first
}
