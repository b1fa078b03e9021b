import { Button, Skeleton } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { clsx } from 'clsx'
import { Link, Navigate } from 'react-router'
import { sentenceOf } from '../../data/api.ts'
import { longDateOf } from '../../data/days.ts'
import { OfInterviews } from '../../parts/domain/OfInterviews.tsx'
import { Notice } from '../../ui/Notice.tsx'
import ui from '../../ui/primitives.module.css'
import classes from './Diagnostics.module.css'
import { useDiagnostics } from './diagnostics.ts'
import { StartForm } from './StartForm.tsx'
import { diagnosticTexts as texts } from './texts.ts'

/** `/app/diagnostics`: starts a diagnostic, resumes the open one, or shows the latest result. */
export default function DiagnosticsPage() {
  return (
    <OfInterviews>
      <Diagnostics />
    </OfInterviews>
  )
}

function Diagnostics() {
  const { data, error, refetch } = useDiagnostics()
  if (data === undefined)
    return error === null ? (
      <div
        className={clsx(ui.centred, ui.contentWide, classes.page)}
        role="status"
        aria-busy="true"
        aria-label={texts.loading}
      >
        <Skeleton height={38} width="min(320px, 100%)" mb={24} animate={false} />
        <Skeleton height={360} animate={false} />
      </div>
    ) : (
      <Notice
        title={texts.failed}
        body={sentenceOf(error)}
        action={{ label: texts.again, onClick: () => void refetch() }}
      />
    )
  const { open, latest, nextAt } = data
  if (open === null && latest !== null && nextAt !== null)
    return <Navigate to={`/app/diagnostics/results/${latest.id}`} replace />
  return (
    <article className={clsx(ui.centred, ui.contentWide, classes.page)}>
      <h1 className={ui.under8}>{texts.title}</h1>
      <p className={clsx(ui.flat, ui.large, ui.quiet)}>{texts.lead}</p>
      {latest !== null && (
        <p className={clsx(ui.after8, ui.small, ui.quiet)}>
          {open === null && texts.start.lastBody}{' '}
          <Link to={`/app/diagnostics/results/${latest.id}`} className={ui.accent}>
            {texts.start.last}
          </Link>
        </p>
      )}
      <ol className={clsx(ui.list, ui.grid, classes.parts)}>
        {texts.start.parts.map(({ title, body }, index) => (
          <li key={title} className={clsx(ui.lineAbove, classes.part)}>
            <span className={clsx(ui.small, ui.quiet)}>{index + 1}</span>
            <h2 className={clsx(ui.under4, ui.title)}>{title}</h2>
            <p className={clsx(ui.flat, ui.quiet)}>{body}</p>
          </li>
        ))}
      </ol>
      {open === null ? (
        <StartForm />
      ) : (
        <div className={clsx(ui.row, ui.wrap, ui.gap16)}>
          <Button
            component={Link}
            to="/app/diagnostics/open"
            variant="filled"
            size="md"
            rightSection={<IconArrowRight size={18} stroke={1.6} aria-hidden="true" />}
          >
            {texts.goOn}
          </Button>
          <span className={ui.quiet}>{texts.where(open.part, open.knowledge.answered)}</span>
        </div>
      )}
      <p className={clsx(ui.small, ui.quiet, classes.anyTime)}>
        {open === null ? texts.start.anyTime : texts.closes(longDateOf(open.closesAt.slice(0, 10)))}
      </p>
    </article>
  )
}
