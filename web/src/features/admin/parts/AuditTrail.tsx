import type { AdminAuditEntry } from '@greenroom/shared/wire'
import { Button, VisuallyHidden } from '@mantine/core'
import { clsx } from 'clsx'
import { Fragment, useState } from 'react'
import ui from '../../../ui/primitives.module.css'
import { useAudit } from '../queries.ts'
import adminClasses from './Admin.module.css'
import classes from './AuditTrail.module.css'
import { type ChangedField, changedFields, nameOfActor, titleOfAct } from './auditWords.ts'
import { momentOf } from './formats.ts'
import { Loaded } from './Loaded.tsx'

const texts = {
  title: 'Audit trail',
  meta: 'nothing can be removed',
  empty: 'Nothing has been changed here.',
  earlier: 'Earlier',
  latest: 'Latest',
  to: ' to ',
  cleared: 'cleared',
  webhook: (eventId: string) => `Webhook ${eventId}.`,
} as const

/** Audit entries, latest first, for one user or for everyone. */
export function AuditTrail({ userId }: { userId?: number }) {
  const [after, setAfter] = useState<string>()
  const query = useAudit({ userId, after, limit: 10 })
  return (
    <section aria-labelledby="audit-trail">
      <div className={clsx(ui.flex, ui.wrap, ui.between, ui.baseline, ui.gap4by16, adminClasses.partHead)}>
        <h2 id="audit-trail" className={clsx(ui.flat, ui.large)}>
          {texts.title}
        </h2>
        <p className={clsx(ui.flat, ui.small, ui.quiet, ui.figures, adminClasses.meta)}>{texts.meta}</p>
      </div>
      <Loaded query={query} lines={3}>
        {({ entries, next }) => (
          <>
            {entries.length === 0 && (
              <p className={clsx(ui.flat, ui.small, ui.quiet, ui.figures, adminClasses.meta)}>{texts.empty}</p>
            )}
            <ol className={ui.list} aria-busy={query.isPlaceholderData}>
              {entries.map((entry) => (
                <Entry key={entry.id} entry={entry} isOfOne={userId !== undefined} />
              ))}
            </ol>
            <div className={clsx(ui.row, ui.wrap, adminClasses.actions)}>
              {after !== undefined && (
                <Button size="xs" onClick={() => setAfter(undefined)}>
                  {texts.latest}
                </Button>
              )}
              {next !== null && (
                <Button size="xs" onClick={() => setAfter(next)}>
                  {texts.earlier}
                </Button>
              )}
            </div>
          </>
        )}
      </Loaded>
    </section>
  )
}

function Entry({ entry, isOfOne }: { entry: AdminAuditEntry; isOfOne: boolean }) {
  const { by, reason, aboutName } = entry
  const title = titleOfAct(entry.what)
  const isNamed = by.kind === 'admin' || by.kind === 'creator'
  const fields = changedFields(entry.before, entry.after)
  return (
    <li className={clsx(ui.small, ui.anchor, classes.entry)} data-paid={by.kind === 'webhook'}>
      <div className={clsx(ui.flex, ui.between, classes.head)}>
        <span className={ui.strong}>{isNamed ? nameOfActor(entry) : title}</span>
        <time className={clsx(ui.fixed, ui.quiet, ui.figures)} dateTime={entry.at}>
          {momentOf(entry.at)}
        </time>
      </div>
      <p className={clsx(ui.flat, ui.quiet, ui.breaks, classes.words)}>
        {isNamed && `${title}. `}
        {!isOfOne && aboutName !== null && `${aboutName}. `}
        {fields.map((field, at) => (
          <Fragment key={field.name}>
            {at > 0 && ', '}
            <Change field={at === 0 ? field : { ...field, name: field.name.toLowerCase() }} />
          </Fragment>
        ))}
        {fields.length > 0 && '. '}
        {reason !== null && `“${reason}” `}
        {by.kind === 'webhook' && texts.webhook(by.eventId)}
      </p>
    </li>
  )
}

/** Shows a changed field. The old value is struck through, and labelled as such for screen readers. */
function Change({ field: { name, before, after } }: { field: ChangedField }) {
  return (
    <>
      {name}{' '}
      {before !== null && (
        <>
          <VisuallyHidden>from </VisuallyHidden>
          <del>{before}</del>
          {after === null ? ' ' : texts.to}
        </>
      )}
      <ins>{after ?? texts.cleared}</ins>
    </>
  )
}
