import type { PaperView } from '@greenroom/shared/wire'
import { Button } from '@mantine/core'
import { clsx } from 'clsx'
import { Link, useParams } from 'react-router'
import { DocumentTitle } from '../../app/layout/DocumentTitle.tsx'
import { sentenceOf } from '../../data/api.ts'
import { Logo } from '../../ui/Logo.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PageSkeleton } from '../../ui/PageSkeleton.tsx'
import ui from '../../ui/primitives.module.css'
import { useSubmit } from '../../ui/useSubmit.ts'
import { Marks } from './Marks.tsx'
import { PaperRoom } from './PaperRoom.tsx'
import classes from './Papers.module.css'
import { papersPage, usePaper, usePartChange } from './papers.ts'
import { paperTexts as texts } from './texts.ts'

/** `/app/papers/:id`: a paper before, during and after its parts. */
export default function PaperPage() {
  const { id = '' } = useParams()
  const { data: paper, isError, error, refetch } = usePaper(id)
  if (isError && paper === undefined)
    return (
      <main>
        <Notice
          title={texts.failed}
          body={sentenceOf(error)}
          action={{ label: texts.again, onClick: () => void refetch() }}
        />
      </main>
    )
  if (paper === undefined)
    return (
      <main>
        <PageSkeleton />
      </main>
    )
  if (paper === null) {
    const { title, body, action } = texts.unknown
    return (
      <main>
        <Notice title={title} body={body} action={{ label: action, to: papersPage }} />
      </main>
    )
  }
  const running = paper.parts.findIndex(({ state }) => state === 'running')
  if (running >= 0)
    return <PaperRoom key={running} paper={paper} at={running} onOver={async () => void (await refetch())} />
  return (
    <>
      <DocumentTitle title={texts.room.paper(paper.number)} />
      <header className={clsx(ui.row, ui.gap12, ui.lineBelow, classes.bar)}>
        <Link to={papersPage} className={clsx(ui.row, ui.gap12, ui.ink, ui.plainLink)}>
          <Logo />
          <span className={ui.strong}>{texts.title}</span>
        </Link>
      </header>
      <main>{paper.state === 'over' ? <Marks id={paper.id} /> : <Between paper={paper} />}</main>
    </>
  )
}

/** Before the first part and between the parts. */
function Between({ paper }: { paper: PaperView }) {
  const change = usePartChange()
  const at = paper.parts.findIndex(({ state }) => state === 'waiting')
  const { submit, pending, error } = useSubmit((what: 'start' | 'handIn') => change(what, paper.id, at + 1))
  return (
    <div className={clsx(ui.centred, classes.between)}>
      <h1 className={ui.under12}>{texts.room.paper(paper.number)}</h1>
      <p className={clsx(ui.text17, ui.line27, ui.quiet)}>
        {texts.start.lead} {at > 0 && texts.start.later}
      </p>
      <ol className={clsx(ui.list, ui.under24)}>
        {paper.parts.map((part) => (
          <li key={part.title} className={clsx(ui.lineBelow, classes.paper)}>
            <span className={ui.medium}>{part.title}</span>
            <span className={ui.quiet}>
              {part.state === 'over'
                ? texts.start.over
                : `${texts.partLine(part.count, part.minutes)}. ${part.calculator ? texts.calculator : texts.noCalculator}.`}
            </span>
          </li>
        ))}
      </ol>
      {paper.extraTimePercent > 0 && <p className={clsx(ui.small, ui.quiet)}>{texts.extra(paper.extraTimePercent)}</p>}
      <p className={clsx(ui.small, ui.warn)}>{texts.notReviewed}</p>
      {error !== null && (
        <p role="alert" className={ui.bad}>
          {sentenceOf(error)}
        </p>
      )}
      <div className={clsx(ui.row, ui.wrap, ui.gap12)}>
        <Button size="md" variant="filled" disabled={pending} onClick={() => void submit('start')}>
          {pending ? texts.start.starting : texts.start.action(paper.parts[at]?.title ?? '')}
        </Button>
        <Button size="md" variant="subtle" disabled={pending} onClick={() => void submit('handIn')}>
          {texts.start.skip}
        </Button>
      </div>
    </div>
  )
}
