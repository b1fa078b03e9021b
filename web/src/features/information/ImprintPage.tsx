import type { Operator } from '@greenroom/shared/wire'
import { clsx } from 'clsx'
import { useSite } from '../../data/site.ts'
import { PageSkeleton } from '../../ui/PageSkeleton.tsx'
import { Problem } from '../../ui/Problem.tsx'
import ui from '../../ui/primitives.module.css'
import classes from './InformationPage.module.css'
import { InformationPage } from './InformationPage.tsx'
import { imprint } from './texts.ts'

/** `/imprint`: who runs this copy, from its settings. */
export default function ImprintPage() {
  const { data: site, isError } = useSite()
  if (isError)
    return (
      <InformationPage of={imprint}>
        <Problem>{imprint.unreachable}</Problem>
      </InformationPage>
    )
  if (site === undefined) return <PageSkeleton />
  return (
    <InformationPage of={imprint}>
      {site.operator === null ? <NotSetUp /> : <OperatorFacts operator={site.operator} />}
    </InformationPage>
  )
}

function NotSetUp() {
  return (
    <section className={clsx(ui.text16, ui.lineAbove, classes.section)} aria-labelledby="not-set-up">
      <h2 id="not-set-up" className={ui.under12}>
        {imprint.notSetUp.title}
      </h2>
      <p className={ui.under16}>{imprint.notSetUp.body}</p>
      <p className={clsx(ui.under16, ui.quiet)}>{imprint.notSetUp.forOperators}</p>
    </section>
  )
}

function OperatorFacts({ operator: { name, address, email, register } }: { operator: Operator }) {
  return (
    <>
      <Fact title={imprint.operator}>
        <address className={classes.address}>
          {name}
          {address.map((line) => (
            <span key={line} className={ui.block}>
              {line}
            </span>
          ))}
        </address>
      </Fact>
      <Fact title={imprint.contact}>
        <a href={`mailto:${email}`}>{email}</a>
      </Fact>
      {register !== null && <Fact title={imprint.register}>{register}</Fact>}
    </>
  )
}

function Fact({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section className={clsx(ui.text16, ui.lineAbove, ui.breaks, classes.section)} aria-label={title}>
      <h2 className={ui.under12}>{title}</h2>
      {children}
    </section>
  )
}
