import { adminPaths, adminSessionWordsSchema, maxReasonLength, urlOf } from '@greenroom/shared/wire'
import { Button, TextInput } from '@mantine/core'
import { clsx } from 'clsx'
import { useState } from 'react'
import type { z } from 'zod'
import { post, sentenceOf } from '../../../data/api.ts'
import { Dialog, DialogWords } from '../../../ui/Dialog.tsx'
import { Problem } from '../../../ui/Problem.tsx'
import ui from '../../../ui/primitives.module.css'
import classes from '../parts/Admin.module.css'
import { momentOf } from '../parts/formats.ts'
import { commonTexts } from '../parts/texts.ts'
import { useChange } from '../parts/useChange.ts'
import { wordsOfValue } from '../parts/valueNames.ts'
import styles from './Session.module.css'
import { saidIn } from './said.ts'
import { sessionTexts } from './texts.ts'

const texts = sessionTexts.words

type Commits = z.infer<typeof adminSessionWordsSchema>['commits']

/**
 * The session's content, shown once a reason has been logged. It only exists in this component, and disappears with the
 * page.
 */
export function Words({ sessionId }: { sessionId: string }) {
  const [commits, setCommits] = useState<Commits | null>(null)
  const [isAsking, setAsking] = useState(false)
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const { submit, pending, error } = useChange(async () => {
    setMissing(reason.trim() === '')
    if (reason.trim() === '') return
    const url = urlOf(adminPaths.sessionWords, { id: sessionId })
    const answer = await post(url, { reason: reason.trim() }, adminSessionWordsSchema)
    setCommits(answer.commits)
    setAsking(false)
    setReason('')
  })
  return (
    <section className={clsx(ui.lineAround, ui.round, ui.surface, styles.words)} aria-labelledby="words">
      <h2 id="words" className={clsx(ui.flat, ui.large)}>
        {texts.title}
      </h2>
      <p role="status">{commits === null ? texts.body : texts.shown}</p>
      {commits === null ? (
        <Button onClick={() => setAsking(true)}>{texts.show}</Button>
      ) : (
        <>
          <SaidList commits={commits} />
          <Button onClick={() => setCommits(null)}>{texts.hide}</Button>
        </>
      )}
      <Dialog opened={isAsking} onClose={() => setAsking(false)} title={texts.show}>
        <form
          className={clsx(ui.grid, classes.form)}
          onSubmit={(event) => {
            event.preventDefault()
            void submit()
          }}
        >
          <DialogWords>{texts.hint}</DialogWords>
          <TextInput
            label={texts.ask}
            value={reason}
            maxLength={maxReasonLength}
            data-autofocus
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
          />
          {isMissing && <Problem>{commonTexts.reasonMissing}</Problem>}
          {error !== null && <Problem>{sentenceOf(error)}</Problem>}
          <div className={clsx(ui.row, ui.wrap, classes.actions)}>
            <Button type="submit" variant="filled" loading={pending}>
              {texts.confirm}
            </Button>
            <Button variant="subtle" onClick={() => setAsking(false)}>
              {commonTexts.cancel}
            </Button>
          </div>
        </form>
      </Dialog>
    </section>
  )
}

function SaidList({ commits }: { commits: Commits }) {
  const said = commits.flatMap(({ seq, at, actor, events }) =>
    events.flatMap((event, place) =>
      saidIn(event).map(({ field, text }, part) => ({
        ...{ key: `${seq} ${place} ${part}`, at, actor, text },
        kind: `${wordsOfValue(event.type)}, ${wordsOfValue(field).toLowerCase()}`,
      })),
    ),
  )
  if (said.length === 0) return <p>{texts.none}</p>
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, by keys as well
    <ol className={clsx(ui.unmarked, ui.bare, styles.said)} aria-label={texts.title} tabIndex={0}>
      {said.map(({ key, at, actor, kind, text }) => (
        <li key={key}>
          <p className={clsx(ui.flat, ui.small, ui.quiet, ui.figures, classes.meta)}>
            {momentOf(at)}, {actor}. {kind}
          </p>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  )
}
