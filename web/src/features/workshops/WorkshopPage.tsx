import { workshopDescription } from '@greenroom/shared/rules'
import type { WorkshopView } from '@greenroom/shared/wire'
import { Skeleton } from '@mantine/core'
import { clsx } from 'clsx'
import { Link, useParams } from 'react-router'
import { PageHead } from '../../app/layout/PageHead.tsx'
import { sentenceOf } from '../../data/api.ts'
import { ZoneLine } from '../../parts/appointments/ZoneLine.tsx'
import { Markdown } from '../../ui/Markdown.tsx'
import { Notice } from '../../ui/Notice.tsx'
import ui from '../../ui/primitives.module.css'
import { DateCard } from './DateCard.tsx'
import { workshopTexts as texts } from './texts.ts'
import classes from './Workshops.module.css'
import { useWorkshop } from './workshops.ts'

/** `/workshops/:id`: what a workshop is about, its dates, and the user's place. */
export default function WorkshopPage() {
  const { id = '' } = useParams()
  const { data: workshop, error, refetch } = useWorkshop(id)
  if (workshop === undefined)
    return error === null ? (
      <div
        className={clsx(ui.centred, ui.contentWide, classes.page)}
        role="status"
        aria-busy="true"
        aria-label={texts.loading}
      >
        <Skeleton height={38} width="min(420px, 100%)" mb={24} animate={false} />
        <Skeleton height={420} animate={false} />
      </div>
    ) : (
      <Notice
        title={texts.failed}
        body={sentenceOf(error)}
        action={{ label: texts.again, onClick: () => void refetch() }}
      />
    )
  if (workshop === null) {
    const { title, body, action } = texts.unknown
    return <Notice title={title} body={body} action={{ label: action, to: '/workshops' }} />
  }
  return <Workshop workshop={workshop} />
}

function Workshop({ workshop }: { workshop: WorkshopView }) {
  const { title, minutes, seats, host, about, agenda, preparation, dates, domain } = workshop
  const isPharmacy = domain === 'pharmacy_pre_reg'
  return (
    <article className={clsx(ui.grid, ui.centred, ui.contentWide, classes.page, classes.workshop)}>
      <PageHead title={title} description={workshopDescription(about)} />
      <header className={classes.head}>
        <Link to={`/workshops?domain=${domain}`} className={clsx(ui.small, ui.quiet, ui.plainLink)}>
          {texts.back}
        </Link>
        <h1 className={ui.under4}>{title}</h1>
        <p className={clsx(ui.flat, ui.quiet)}>{texts.facts(minutes, seats, host)}</p>
        {isPharmacy && <p className={clsx(ui.flat, ui.small, ui.quiet)}>{texts.pharmacy.caution}</p>}
      </header>
      <section className={clsx(ui.grid, ui.oneColumn, ui.gap12, classes.dates)} aria-labelledby="dates">
        <h2 id="dates" className={clsx(ui.flat, ui.title)}>
          {texts.dates}
        </h2>
        {dates.length === 0 ? (
          <p className={clsx(ui.flat, ui.quiet)}>{texts.over}</p>
        ) : (
          <>
            <ZoneLine />
            <ul className={clsx(ui.list, ui.grid, ui.oneColumn, ui.gap12)}>
              {dates.map((date) => (
                <DateCard key={date.date} workshop={workshop} date={date} />
              ))}
            </ul>
          </>
        )}
      </section>
      <div className={clsx(ui.text17, ui.line27, classes.words)}>
        <Markdown text={about} />
        <h2 className={ui.title}>{texts.agenda}</h2>
        <ol className={clsx(ui.list, classes.agenda)}>
          {agenda.map(({ minutes: length, what }) => (
            <li key={what} className={clsx(ui.flex, ui.baseline, ui.gap16, ui.body)}>
              <span className={clsx(ui.fixed, ui.small, ui.quiet, ui.figures, classes.length)}>
                {texts.minutes(length)}
              </span>
              <span>{what}</span>
            </li>
          ))}
        </ol>
        <h2 className={ui.title}>{texts.preparation}</h2>
        <ul className={clsx(ui.body, classes.preparation)}>
          {preparation.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
      </div>
    </article>
  )
}
