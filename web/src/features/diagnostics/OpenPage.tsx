import type { DiagnosticView } from '@greenroom/shared/wire'
import { VisuallyHidden } from '@mantine/core'
import { IconCheck, IconCircle, IconCircleCheck, IconCircleDot, IconCircleMinus } from '@tabler/icons-react'
import { clsx } from 'clsx'
import { Link, Navigate } from 'react-router'
import { DocumentTitle } from '../../app/layout/DocumentTitle.tsx'
import { sentenceOf } from '../../data/api.ts'
import { longDateOf } from '../../data/days.ts'
import { nameOf } from '../../data/sessionLabels.ts'
import { Logo } from '../../ui/Logo.tsx'
import { Notice } from '../../ui/Notice.tsx'
import ui from '../../ui/primitives.module.css'
import { SkipLink } from '../../ui/SkipLink.tsx'
import { StepLine } from '../../ui/StepLine.tsx'
import { secondsTimeOf } from '../../ui/time.ts'
import { useDiagnostics } from './diagnostics.ts'
import { ExplainStep } from './ExplainStep.tsx'
import { ItemStep } from './ItemStep.tsx'
import classes from './OpenPage.module.css'
import { TaskStep } from './TaskStep.tsx'
import { diagnosticTexts as texts } from './texts.ts'

const parts = ['knowledge', 'code', 'explain'] as const
type Part = (typeof parts)[number]
/** Minutes, for the widths of the progress line. */
const weights: Record<Part, number> = { knowledge: 15, code: 20, explain: 3 }

/** `/app/diagnostics/open`: the open diagnostic, one item or part at a time. It fills the window. */
export default function OpenPage() {
  const { data, error, refetch } = useDiagnostics()
  if (data === undefined)
    return (
      <main id="main" className={classes.waiting}>
        {error === null ? (
          <p role="status">{texts.loading}</p>
        ) : (
          <Notice
            title={texts.failed}
            body={sentenceOf(error)}
            action={{ label: texts.again, onClick: () => void refetch() }}
          />
        )}
      </main>
    )
  const { open, latest } = data
  if (open === null)
    return <Navigate to={latest === null ? '/app/diagnostics' : `/app/diagnostics/results/${latest.id}`} replace />
  return (
    <div className={clsx(ui.flex, ui.column, classes.stage)}>
      <DocumentTitle title={texts.title} />
      <SkipLink />
      <Header open={open} />
      <div className={clsx(ui.flex, ui.grow, classes.body)}>
        <Aside open={open} />
        <main id="main" tabIndex={-1} className={clsx(ui.flex, ui.column, ui.grow, ui.shrinks, classes.main)}>
          {open.part === 'knowledge' && open.item !== null && (
            <ItemStep key={open.item.id} diagnosticId={open.id} item={open.item} />
          )}
          {open.part === 'code' && <TaskStep open={open} />}
          {open.part === 'explain' && <ExplainStep open={open} />}
        </main>
      </div>
    </div>
  )
}

function Header({ open }: { open: DiagnosticView }) {
  const { answered, total } = open.knowledge
  const now = open.part === 'done' ? null : open.part
  const filled = (part: Part) =>
    part === 'knowledge' && now === 'knowledge' ? answered / total : isOver(open, part) ? 1 : 0
  const label =
    now === 'knowledge'
      ? `${texts.partNames.knowledge} ${texts.progress(answered, total)}`
      : texts.partNames[now ?? 'explain']
  return (
    <header className={clsx(ui.row, ui.gap16, ui.lineBelow, ui.page, classes.header)}>
      <Link
        to="/app/diagnostics"
        className={clsx(ui.grid, ui.placeMiddle, ui.fixed, ui.ink, ui.round, classes.home)}
        aria-label={texts.back}
      >
        <Logo />
      </Link>
      <div className={clsx(ui.shrinks, classes.what)}>
        <p className={clsx(ui.flat, ui.text15, ui.strong)}>{texts.title}</p>
        <p className={clsx(ui.flat, ui.text13, ui.quiet, ui.cut)}>
          {texts.for(
            nameOf(open.role),
            texts.start.levels[open.level],
            open.date === null ? null : longDateOf(open.date),
          )}
        </p>
      </div>
      <div className={clsx(ui.grow, classes.progress)}>
        <p className={clsx(ui.flat, ui.text13, ui.oneLine)}>{label}</p>
        <StepLine
          label={label}
          segments={parts.map((part) => ({
            key: part,
            weight: weights[part],
            filled: filled(part),
            current: part === now,
          }))}
        />
      </div>
      <p className={clsx(ui.flat, ui.row, ui.gap6, ui.fixed, ui.text14, ui.quiet, ui.notOnPhones)} role="status">
        <IconCheck size={16} stroke={1.6} aria-hidden="true" />
        {texts.saved(secondsTimeOf(Date.parse(open.savedAt)))}
      </p>
      <Link to="/app/diagnostics" className={clsx(ui.fixed, ui.text14, ui.medium, ui.ink, ui.plainLink, classes.leave)}>
        {texts.leave}
      </Link>
    </header>
  )
}

const isSkipped = (open: DiagnosticView, part: Part): boolean =>
  part === 'knowledge'
    ? open.knowledge.isSkipped
    : (part === 'code' ? open.code.state : open.explanation.state) === 'skipped'
const isOver = (open: DiagnosticView, part: Part): boolean =>
  open.part === 'done' || parts.indexOf(part) < parts.indexOf(open.part)

function Aside({ open }: { open: DiagnosticView }) {
  const { answered, total } = open.knowledge
  return (
    <aside className={clsx(ui.flex, ui.column, ui.fixed, ui.lineRight, classes.aside)} aria-label={texts.steps}>
      <ol className={ui.list}>
        {parts.map((part) => {
          const state = isOver(open, part)
            ? isSkipped(open, part)
              ? 'skipped'
              : 'done'
            : part === open.part
              ? 'open'
              : 'ahead'
          const Icon = { done: IconCircleCheck, skipped: IconCircleMinus, open: IconCircleDot, ahead: IconCircle }[
            state
          ]
          return (
            <li key={part} className={clsx(ui.flex, ui.gap12, classes.step)} data-state={state}>
              <Icon size={20} stroke={1.6} aria-hidden="true" className={ui.fixed} />
              <div className={ui.grow}>
                <p className={clsx(ui.flat, ui.medium)} aria-current={state === 'open' ? 'step' : undefined}>
                  {texts.partNames[part]}
                  <VisuallyHidden>, {texts.partStates[state]}</VisuallyHidden>
                </p>
                <p className={clsx(ui.flat, ui.text14, ui.quiet)}>{texts.partFacts[part]}</p>
                {part === 'knowledge' && state === 'open' && (
                  <StepLine
                    label={texts.progress(answered, total)}
                    segments={Array.from({ length: total }, (_, index) => ({
                      key: String(index),
                      weight: 1,
                      filled: index < answered ? 1 : 0,
                      current: index === answered,
                    }))}
                  />
                )}
              </div>
            </li>
          )
        })}
      </ol>
      <div className={clsx(ui.text14, ui.quiet)}>
        <p>{texts.adaptive}</p>
        <p className={ui.flat}>{texts.atTheEnd}</p>
      </div>
    </aside>
  )
}
