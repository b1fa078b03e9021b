import { Button, Skeleton } from '@mantine/core'
import { clsx } from 'clsx'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { sentenceOf } from '../../data/api.ts'
import { longDateOf } from '../../data/days.ts'
import ui from '../../ui/primitives.module.css'
import { useSubmit } from '../../ui/useSubmit.ts'
import { MarksBar } from './MarksBar.tsx'
import classes from './Papers.module.css'
import { addressOfPaper, drillPage, openPaper, usePapers } from './papers.ts'
import { paperTexts as texts } from './texts.ts'

type List = NonNullable<ReturnType<typeof usePapers>['data']>

/** `/app/papers`: the next mock paper, the drill, and the papers so far. */
export default function PapersPage() {
  const { data, isError, error, refetch } = usePapers()
  return (
    <div className={clsx(ui.centred, ui.contentWide, classes.page)}>
      <h1 className={ui.under12}>{texts.title}</h1>
      <p className={clsx(ui.text17, ui.line27, ui.quiet, ui.pretty, ui.under8)}>{texts.lead}</p>
      <p className={clsx(ui.under24, ui.small, ui.warn)}>
        {texts.notReviewed} {texts.notAdvice}
      </p>
      {isError && (
        <div role="alert">
          <p>
            {texts.failed} {sentenceOf(error)}
          </p>
          <Button onClick={() => void refetch()}>{texts.again}</Button>
        </div>
      )}
      {data === undefined && !isError && (
        <div role="status" aria-busy="true" aria-label={texts.loading}>
          <Skeleton height={220} mb={24} animate={false} />
          <Skeleton height={120} animate={false} />
        </div>
      )}
      {data !== undefined && <Overview list={data} />}
    </div>
  )
}

function Overview({ list }: { list: List }) {
  const { papers, drillCount } = list
  return (
    <>
      <NextPaper list={list} />
      <section className={clsx(ui.lineAbove, classes.part)} aria-labelledby="drill">
        <div className={clsx(ui.row, ui.between, ui.wrap, ui.gap16)}>
          <div>
            <h2 id="drill" className={clsx(ui.large, ui.under4)}>
              {texts.drill.title}
            </h2>
            <p className={clsx(ui.flat, ui.quiet)}>
              {drillCount === 0 ? texts.drill.empty : `${texts.drill.waiting(drillCount)}. ${texts.drill.lead}`}
            </p>
          </div>
          {drillCount > 0 && (
            <Button component={Link} to={drillPage}>
              {texts.drill.start}
            </Button>
          )}
        </div>
      </section>
      <section className={clsx(ui.lineAbove, classes.part)} aria-labelledby="earlier">
        <h2 id="earlier" className={clsx(ui.large, ui.under12)}>
          {texts.earlier}
        </h2>
        {papers.length === 0 && <p className={ui.quiet}>{texts.none}</p>}
        <ul className={ui.list}>
          {papers.map((paper) => (
            <li key={paper.id} className={clsx(ui.lineBelow, classes.paper)}>
              <div>
                <Link to={addressOfPaper(paper.id)} className={clsx(ui.strong, ui.accent)}>
                  {texts.number(paper.number)}
                </Link>
                <p className={clsx(ui.flat, ui.small, ui.quiet)}>
                  {longDateOf(paper.createdAt.slice(0, 10))}, {texts.states[paper.state].toLowerCase()}
                </p>
              </div>
              <div className={classes.bars}>
                {paper.parts.map(
                  ({ title, marks }) => marks !== null && <MarksBar key={title} label={title} marks={marks} />,
                )}
              </div>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}

/** The card of the paper that is open, or of the next one. */
function NextPaper({ list: { papers, format } }: { list: List }) {
  const navigate = useNavigate()
  const [isLeaving, setLeaving] = useState(false)
  const open = papers.find(({ state }) => state !== 'over')
  const { submit, pending, error } = useSubmit(async () => {
    const { id } = await openPaper()
    setLeaving(true)
    await navigate(addressOfPaper(id))
  })
  if (format === null) return null
  const number = open?.number ?? (papers[0]?.number ?? 0) + 1
  const isShort = format.parts.some(({ full, next }) => next.questions < full.questions)
  return (
    <section
      className={clsx(ui.lineAround, ui.round, ui.surface, ui.under24, classes.next)}
      aria-labelledby="next-paper"
    >
      <div>
        <h2 id="next-paper" className={clsx(ui.under12, ui.title)}>
          {texts.next(number)}
        </h2>
        <dl className={classes.facts}>
          {format.parts.map((part) => (
            <div key={part.title}>
              <dt className={ui.medium}>{part.title}</dt>
              <dd className={clsx(ui.flat, ui.quiet)}>
                {texts.partLine(part.next.questions, part.next.minutes)}.{' '}
                {part.calculator ? texts.calculator : texts.noCalculator}.
                {part.next.questions < part.full.questions && (
                  <span className={clsx(ui.block, ui.small)}>
                    {texts.realLine(part.full.questions, part.full.minutes)}
                  </span>
                )}
              </dd>
            </div>
          ))}
        </dl>
        {isShort && <p className={clsx(ui.small, ui.quiet, ui.after8)}>{texts.shorter}</p>}
        <p className={clsx(ui.flat, ui.small, ui.quiet)}>
          {texts.source}{' '}
          <a href={format.source.url} className={ui.accent}>
            {format.source.title}
          </a>
          , {texts.readOn(longDateOf(format.source.readOn))}
        </p>
      </div>
      <div>
        <Button size="md" variant="filled" disabled={pending || isLeaving} onClick={() => void submit()}>
          {pending || isLeaving ? texts.beginning : open === undefined ? texts.begin : texts.resume}
        </Button>
        {error !== null && (
          <p role="alert" className={clsx(ui.bad, ui.small, ui.after8)}>
            {sentenceOf(error)}
          </p>
        )}
      </div>
    </section>
  )
}
