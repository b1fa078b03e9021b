import { interviewStageLabels, interviewStages } from '@greenroom/shared/vocabulary'
import type { CompanyView } from '@greenroom/shared/wire'
import { Button, NativeSelect, Skeleton } from '@mantine/core'
import { clsx } from 'clsx'
import { Link, useSearchParams } from 'react-router'
import { useCompanies } from '../../data/companies.ts'
import { OfInterviews } from '../../parts/domain/OfInterviews.tsx'
import ui from '../../ui/primitives.module.css'
import { StepLine } from '../../ui/StepLine.tsx'
import classes from './PhasesPage.module.css'
import { phasesTexts as texts } from './texts.ts'

type Round = CompanyView['rounds'][number]

/** `/phases?company=<slug>`: a company's interview stages, what each one tests, and a link to rehearse it (spec §2). */
export default function PhasesPage() {
  return (
    <OfInterviews>
      <Phases />
    </OfInterviews>
  )
}

function Phases() {
  const [search, setSearch] = useSearchParams()
  const { data: companies, isError, refetch } = useCompanies()
  const chosen = companies?.find(({ slug }) => slug === search.get('company')) ?? companies?.[0]
  return (
    <div className={clsx(ui.centred, classes.page)}>
      <h1 className={ui.under12}>{texts.title}</h1>
      <p className={clsx(ui.text17, ui.line27, ui.quiet, ui.pretty, classes.lead)}>{texts.lead}</p>
      {isError && (
        <div role="alert" className={classes.failed}>
          <p>{texts.failed}</p>
          <Button onClick={() => void refetch()}>{texts.again}</Button>
        </div>
      )}
      {companies === undefined && !isError && <PhasesSkeleton />}
      {chosen !== undefined && (
        <>
          <NativeSelect
            className={classes.choice ?? ''}
            label={texts.company}
            value={chosen.slug}
            data={(companies ?? []).map(({ slug, name }) => ({ value: slug, label: name }))}
            onChange={({ currentTarget }) =>
              setSearch({ company: currentTarget.value }, { replace: true, preventScrollReset: true })
            }
          />
          <Company company={chosen} />
        </>
      )}
    </div>
  )
}

function Company({ company }: { company: CompanyView }) {
  const inOrder = interviewStages
    .map((stage) => ({ stage, rounds: company.rounds.filter((round) => round.stage === stage) }))
    .filter(({ rounds }) => rounds.length > 0)
  return (
    <article aria-label={company.name}>
      <p className={clsx(ui.under8, ui.pretty)}>{company.about}</p>
      <p className={clsx(ui.small, ui.faint, classes.evidence)}>{texts.evidence[company.evidence]}</p>
      {company.evidence !== 'neutral' && (
        <p className={clsx(ui.flat, ui.small)}>
          <Link to={`/app/mockInterview?company=${encodeURIComponent(company.companyType)}`}>{texts.challenges}</Link>
        </p>
      )}
      <ol className={ui.list}>
        <Phase title={texts.before.title}>
          <p className={clsx(ui.flat, ui.pretty)}>{texts.before.body}</p>
        </Phase>
        {inOrder.map(({ stage, rounds }) => (
          <Phase key={stage} title={interviewStageLabels[stage]}>
            {rounds.length > 1 && (
              <div className={classes.line}>
                <StepLine
                  label={texts.line(rounds.length)}
                  segments={rounds.map(({ name, durationInMinutes }, index) => ({
                    key: `${index}-${name}`,
                    weight: durationInMinutes,
                    filled: 1,
                    current: false,
                  }))}
                />
              </div>
            )}
            <ul className={ui.list}>
              {rounds.map((round) => (
                <RoundItem
                  key={round.name}
                  round={round}
                  to={`/app/interviewSelection?company=${company.slug}&round=${company.rounds.indexOf(round) + 1}`}
                />
              ))}
            </ul>
          </Phase>
        ))}
        <Phase title={texts.after.title}>
          <p className={clsx(ui.flat, ui.pretty)}>{texts.after.body}</p>
        </Phase>
      </ol>
      {company.advice.length > 0 && (
        <section className={clsx(ui.lineAbove, classes.part)}>
          <h2>{texts.advice}</h2>
          <ul>
            {company.advice.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </section>
      )}
      {company.sources.length > 0 && (
        <section className={clsx(ui.lineAbove, classes.part)}>
          <h2>{texts.sources}</h2>
          <ul>
            {company.sources.map(({ title, url }) => (
              <li key={url}>
                <a href={url} rel="noreferrer">
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </article>
  )
}

const Phase = ({ title, children }: { title: string; children: React.ReactNode }) => (
  <li className={clsx(ui.anchor, classes.phase)}>
    <h2 className={ui.under12}>{title}</h2>
    {children}
  </li>
)

function RoundItem({ round, to }: { round: Round; to: string }) {
  const { name, durationInMinutes, problems, runsCode, how, challengeTypes, weighs } = round
  const facts = [texts.minutes(durationInMinutes), texts.problems(problems), runsCode ? texts.runs.yes : texts.runs.no]
  return (
    <li className={clsx(ui.lineAbove, classes.round)}>
      <div className={clsx(ui.row, ui.wrap, ui.between, classes.roundHead)}>
        <h3 className={ui.flat}>{name}</h3>
        <Button component={Link} to={to} size="xs" aria-label={texts.rehearse(name)}>
          {texts.rehearseShort}
        </Button>
      </div>
      <p className={clsx(ui.small, ui.faint, classes.facts)}>{facts.join(', ')}</p>
      <p className={clsx(ui.flat, ui.pretty)}>{how}</p>
      <dl className={clsx(ui.grid, ui.gap4by16, ui.after12, ui.small, classes.tests)}>
        <dt>{texts.tests}</dt>
        <dd>{challengeTypes.map((type) => texts.kinds[type]).join(', ')}</dd>
        {weighs.length > 0 && (
          <>
            <dt>{texts.weighs}</dt>
            <dd>{weighs.join(', ')}</dd>
          </>
        )}
      </dl>
    </li>
  )
}

function PhasesSkeleton() {
  return (
    <div aria-busy="true" role="status" aria-label={texts.loading}>
      <Skeleton height={62} width={280} animate={false} mb={24} />
      {[1, 2, 3].map((each) => (
        <Skeleton key={each} height={96} animate={false} mb={16} />
      ))}
    </div>
  )
}
