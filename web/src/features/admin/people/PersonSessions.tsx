import { clsx } from 'clsx'
import { Link } from 'react-router'
import ui from '../../../ui/primitives.module.css'
import classes from '../parts/Admin.module.css'
import { type Column, DataTable } from '../parts/DataTable.tsx'
import { amount, momentOf } from '../parts/formats.ts'
import { commonTexts } from '../parts/texts.ts'
import { wordsOfValue } from '../parts/valueNames.ts'
import type { AdminSessionRow } from './rows.ts'
import { peopleTexts } from './texts.ts'

const texts = peopleTexts.sessions

/** A user's session ids, without any content. */
export function PersonSessions({ sessions, count }: { sessions: readonly AdminSessionRow[]; count: number }) {
  return (
    <section aria-labelledby="sessions">
      <div className={clsx(ui.flex, ui.wrap, ui.between, ui.baseline, ui.gap4by16, classes.partHead)}>
        <h2 id="sessions" className={clsx(ui.flat, ui.large)}>
          {texts.title}
        </h2>
        {count > 0 && (
          <p className={clsx(ui.flat, ui.small, ui.quiet, ui.figures, classes.meta)}>
            {texts.count(sessions.length, amount(count))}
          </p>
        )}
      </div>
      {sessions.length === 0 ? (
        <p className={clsx(ui.flat, ui.small, ui.quiet, ui.figures, classes.meta)}>{texts.none}</p>
      ) : (
        <DataTable caption={texts.title} columns={columns} rows={sessions} keyOf={({ sessionId }) => sessionId} />
      )}
    </section>
  )
}

const columns: readonly Column<AdminSessionRow>[] = [
  {
    ...{ name: texts.columns.id, wide: true, heads: true },
    cell: ({ sessionId }) => (
      <Link className={clsx(ui.text13, ui.mono)} to={`/admin/sessions/${encodeURIComponent(sessionId)}`} data-row>
        {sessionId}
      </Link>
    ),
  },
  {
    ...{ name: texts.columns.kind, width: '22%' },
    cell: ({ mode, assessmentType }) => wordsOfValue(assessmentType ?? mode),
  },
  { ...{ name: texts.columns.phase, width: '14%' }, cell: ({ phase }) => wordsOfValue(phase) },
  {
    ...{ name: texts.columns.decision, width: '14%', narrow: 'label' },
    cell: ({ decision }) => (decision === null ? commonTexts.none : wordsOfValue(decision)),
  },
  { ...{ name: texts.columns.begun, width: 150 }, cell: ({ createdAt }) => momentOf(createdAt) },
]
