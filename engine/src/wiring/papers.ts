import { createLibrary, loadConcepts, type PharmacyItem, type Versioned } from '@greenroom/shared/content'
import { accessOf, type PaperItem } from '@greenroom/shared/rules'
import { openPapers } from '../features/papers/papers.ts'
import type { PaperRecord } from '../features/papers/record.ts'
import { type PaperRoutesOptions, paperRoutes } from '../features/papers/routes.ts'
import { summaryOf } from '../features/papers/views.ts'
import type { Learners } from '../learning/learners.ts'
import type { HttpApp } from '../platform/httpService.ts'
import type { Store } from '../store/port.ts'
import type { Content } from './content.ts'
import type { People } from './people.ts'
import type { WhoAsks } from './whoAsks.ts'

export type PapersOptions = {
  store: Store
  learners: Learners
  content: Pick<Content, 'archive'>
  people: Pick<People, 'extraTimeOf'>
  whoAsks: Pick<WhoAsks, 'accountOf' | 'readerOf'>
  now: () => number
}

export type RunningPapers = ReturnType<typeof startPapers>

/** Sets up mock papers, made from the items of the pharmacy domain. */
export function startPapers(app: HttpApp, options: PapersOptions) {
  const { store, learners, people, whoAsks, now } = options
  const { archive } = options.content
  const library = createLibrary({ only: ['pharmacy'], archive })
  const labels = new Map(
    loadConcepts({ domain: 'pharmacy_pre_reg', archive }).map(({ concept, label }): [string, string] => [
      concept,
      label,
    ]),
  )
  const papers = openPapers(store)
  const content: PaperRoutesOptions['content'] = {
    bankOf: (domain, reader) =>
      domain === 'pharmacy_pre_reg'
        ? library
            .items('pharmacy')
            .filter((item) => accessOf(item, reader) === 'open')
            .map(paperItemOf)
        : [],
    // A version that the archive lost is replaced by the newest, so that an open paper stays whole.
    itemOf: (id, version) => library.get('pharmacy', id, version) ?? library.get('pharmacy', id),
    labelOf: (area) => labels.get(area) ?? area,
  }
  paperRoutes(app, {
    ...{ papers, learners, content },
    accountOf: whoAsks.accountOf,
    readerOf: whoAsks.readerOf,
    extraTimeOf: people.extraTimeOf,
    now,
  })
  return { ...papers, summaryOf: (paper: PaperRecord) => summaryOf(paper, content, now()) }
}

const paperItemOf = (item: Versioned<PharmacyItem>): PaperItem => ({
  ...{ id: item.id, version: item.version, form: item.form, area: item.concepts[0] ?? '' },
  questions: item.form === 'extended_matching' ? item.scenarios.length : 1,
})
