import type { AdminSession } from '@greenroom/shared/wire'
import { clsx } from 'clsx'
import { Link, useParams } from 'react-router'
import { DocumentTitle } from '../../../app/layout/DocumentTitle.tsx'
import { ApiProblem } from '../../../data/api.ts'
import { nameOf } from '../../../data/sessionLabels.ts'
import { Notice } from '../../../ui/Notice.tsx'
import ui from '../../../ui/primitives.module.css'
import classes from '../parts/Admin.module.css'
import { type Column, DataTable } from '../parts/DataTable.tsx'
import { amount, momentOf } from '../parts/formats.ts'
import { Loaded } from '../parts/Loaded.tsx'
import { wordsOfValue } from '../parts/valueNames.ts'
import { useAdminSession } from '../queries.ts'
import { EventLog } from './EventLog.tsx'
import { RemoveParticipant } from './RemoveParticipant.tsx'
import styles from './Session.module.css'
import { sessionTexts as texts } from './texts.ts'
import { Words } from './Words.tsx'

/** `/admin/sessions/:id`: a session's events. Shows their content only once the admin has given a reason. */
export default function SessionPage() {
  const { id = '' } = useParams()
  const query = useAdminSession(id)
  if (query.error instanceof ApiProblem && query.error.status === 404)
    return (
      <>
        <DocumentTitle title={texts.tab} />
        <Notice title={texts.notFound} body={texts.notFoundBody} action={{ label: texts.back, to: '/admin/people' }} />
      </>
    )
  return (
    <div className={clsx(ui.centred, classes.page)}>
      <DocumentTitle title={texts.tab} />
      <h1 className={ui.flat}>{texts.title}</h1>
      <p className={clsx(ui.text14, ui.quiet, ui.mono, ui.breaks, styles.id)}>{id}</p>
      <Loaded query={query} lines={8}>
        {(data) => <Session key={id} id={id} data={data} />}
      </Loaded>
    </div>
  )
}

function Session({ id, data }: { id: string; data: AdminSession }) {
  const { session, scorecard, jobs, log } = data
  return (
    <>
      <dl className={clsx(ui.grid, ui.flat, classes.facts)}>
        <Fact name={texts.facts.kind}>{wordsOfValue(session.assessmentType ?? session.mode)}</Fact>
        <Fact name={texts.facts.phase}>{wordsOfValue(session.phase)}</Fact>
        <Fact name={texts.facts.opened}>{momentOf(session.createdAt)}</Fact>
        <Fact name={texts.facts.ended}>{session.endedAt === null ? texts.notYet : momentOf(session.endedAt)}</Fact>
        <Fact name={texts.facts.scorecard}>{wordsOfValue(scorecard.status)}</Fact>
        {scorecard.decision !== null && <Fact name={texts.facts.decision}>{wordsOfValue(scorecard.decision)}</Fact>}
      </dl>
      <div className={clsx(ui.grid, styles.columns)}>
        <Part id="participants" title={texts.people.title}>
          <DataTable
            caption={texts.people.title}
            columns={[...participantColumns, removalColumn(id)]}
            rows={data.participants}
            keyOf={({ participantId }) => participantId}
          />
        </Part>
        <Part id="scores" title={texts.scores.title}>
          {scorecard.lines.length === 0 ? (
            <p className={clsx(ui.flat, ui.small, ui.quiet, ui.figures, classes.meta)}>{texts.scores.none}</p>
          ) : (
            <DataTable
              caption={texts.scores.title}
              columns={scoreColumns}
              rows={scorecard.lines}
              keyOf={({ round, dimension }) => `${round} ${dimension}`}
            />
          )}
        </Part>
        <Part id="jobs" title={texts.jobs.title}>
          {jobs.length === 0 ? (
            <p className={clsx(ui.flat, ui.small, ui.quiet, ui.figures, classes.meta)}>{texts.jobs.none}</p>
          ) : (
            <DataTable caption={texts.jobs.title} columns={jobColumns} rows={jobs} keyOf={(job) => job.id} />
          )}
        </Part>
      </div>
      <Words sessionId={id} />
      <EventLog log={log} />
    </>
  )
}

const Fact = ({ name, children }: { name: string; children: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

const Part = ({ id, title, children }: { id: string; title: string; children: React.ReactNode }) => (
  <section aria-labelledby={id}>
    <h2 id={id} className={clsx(ui.flat, ui.large)}>
      {title}
    </h2>
    {children}
  </section>
)

const participantColumns: readonly Column<AdminSession['participants'][number]>[] = [
  {
    ...{ name: texts.people.person, heads: true },
    cell: ({ participantId }) => {
      const userId = /^user:(\d+)$/.exec(participantId)?.[1]
      return userId === undefined ? participantId : <Link to={`/admin/people?user=${userId}`}>{participantId}</Link>
    },
  },
  { name: texts.people.role, cell: ({ role }) => wordsOfValue(role) },
]

const removalColumn = (sessionId: string): Column<AdminSession['participants'][number]> => ({
  name: texts.people.actions,
  cell: ({ participantId, removable }) =>
    removable ? <RemoveParticipant sessionId={sessionId} participantId={participantId} /> : null,
})

const scoreColumns: readonly Column<AdminSession['scorecard']['lines'][number]>[] = [
  {
    ...{ name: texts.scores.columns.dimension, heads: true },
    cell: ({ round, dimension }) => (round === null ? nameOf(dimension) : texts.scores.round(round, nameOf(dimension))),
  },
  {
    ...{ name: texts.scores.columns.score, right: true },
    cell: ({ score }) => (score === null ? texts.scores.noEvidence : `${score} of 4`),
  },
]

const jobColumns: readonly Column<AdminSession['jobs'][number]>[] = [
  { ...{ name: texts.jobs.columns.kind, heads: true }, cell: ({ kind }) => kind },
  { name: texts.jobs.columns.state, cell: ({ state }) => state },
  { ...{ name: texts.jobs.columns.attempts, narrow: 'label' }, cell: ({ attempts }) => amount(attempts) },
  { name: texts.jobs.columns.error, cell: ({ error }) => error },
]
