import { plans } from '@greenroom/shared/rules'
import type { AdminAuditEntry, AdminOverview } from '@greenroom/shared/wire'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import ui from '../../../ui/primitives.module.css'
import classes from '../parts/Admin.module.css'
import { nameOfActor, titleOfAct } from '../parts/auditWords.ts'
import { amount, secondsOf, shortMomentOf } from '../parts/formats.ts'
import { queueNames } from '../parts/queueNames.ts'
import overview from './Overview.module.css'
import { overviewTexts as texts } from './texts.ts'

/** Work queued for the workers and the mail server. */
export function WaitingWork({ queues }: { queues: AdminOverview['queues'] }) {
  return (
    <Column id="waiting" title={texts.queues.title} meta={texts.queues.meta}>
      <ul className={overview.rows}>
        {queues.map((queue) => (
          <li key={queue.name}>
            <span>{queueNames[queue.name]}</span>
            <span className={overview.quiet}>{texts.queues.waiting(amount(queue.waiting))}</span>
            <QueueState queue={queue} />
          </li>
        ))}
      </ul>
      <Link className={overview.more} to="/admin/jobs">
        {texts.queues.all}
      </Link>
    </Column>
  )
}

function QueueState({ queue: { name, failed, p95Ms } }: { queue: AdminOverview['queues'][number] }) {
  if (failed > 0 && name === 'mail') return <span>{texts.queues.bounced(amount(failed))}</span>
  if (failed > 0) return <span className={overview.failed}>{texts.queues.failed(amount(failed))}</span>
  return <span>{p95Ms === null ? texts.queues.fine : texts.queues.p95(secondsOf(p95Ms))}</span>
}

/** Number of people on each plan. */
export function Plans({ plans: counts }: { plans: AdminOverview['plans'] }) {
  const all = Math.max(
    1,
    counts.reduce((sum, { people }) => sum + people, 0),
  )
  return (
    <Column id="plans" title={texts.plans.title} meta={texts.plans.meta}>
      <ul className={overview.rows} data-kind="plans">
        {counts.map(({ plan, tier, people }) => (
          <li key={`${plan} ${tier}`}>
            <span>{plan === null ? (tier === 'FREE' ? texts.plans.free : tier) : plans[plan].name}</span>
            <span className={overview.track} aria-hidden="true">
              {people > 0 && <span className={overview.share} style={{ width: `${(100 * people) / all}%` }} />}
            </span>
            <span>{amount(people)}</span>
          </li>
        ))}
      </ul>
    </Column>
  )
}

/** The latest audit trail entries. */
export function LatestChanges({ changes }: { changes: readonly AdminAuditEntry[] }) {
  return (
    <Column id="changes" title={texts.changes.title} meta={texts.changes.meta}>
      {changes.length === 0 ? (
        <p className={clsx(ui.flat, ui.small, ui.quiet, ui.figures, classes.meta)}>{texts.changes.none}</p>
      ) : (
        <ul className={overview.rows} data-kind="changes">
          {changes.map((entry) => (
            <li key={entry.id}>
              <span className={overview.quiet}>{nameOfActor(entry)}</span>
              <span style={{ overflowWrap: 'anywhere' }}>
                {titleOfAct(entry.what)}
                {entry.aboutName !== null && `, ${entry.aboutName}`}
              </span>
              <time className={overview.quiet} dateTime={entry.at}>
                {shortMomentOf(entry.at)}
              </time>
            </li>
          ))}
        </ul>
      )}
      <Link className={overview.more} to="/admin?trail=all">
        {texts.changes.all}
      </Link>
    </Column>
  )
}

function Column(props: { id: string; title: string; meta: string; children: ReactNode }) {
  return (
    <section className={overview.column} aria-labelledby={props.id}>
      <div className={clsx(ui.flex, ui.wrap, ui.between, ui.baseline, ui.gap4by16, classes.partHead)}>
        <h2 id={props.id} className={clsx(ui.flat, ui.large)}>
          {props.title}
        </h2>
        <p className={clsx(ui.flat, ui.small, ui.quiet, ui.figures, classes.meta)}>{props.meta}</p>
      </div>
      {props.children}
    </section>
  )
}
