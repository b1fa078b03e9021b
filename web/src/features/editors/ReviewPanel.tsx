import type { ContentDraft } from '@greenroom/shared/wire'
import { Badge, Button, Group, Textarea } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { sentenceOf } from '../../data/api.ts'
import { Dialog, DialogWords } from '../../ui/Dialog.tsx'
import { Problem } from '../../ui/Problem.tsx'
import ui from '../../ui/primitives.module.css'
import { dayAndTimeOf } from '../../ui/time.ts'
import { useSubmit } from '../../ui/useSubmit.ts'
import { listAddress } from './address.ts'
import classes from './Editors.module.css'
import { nameOf } from './names.ts'
import {
  approve,
  askForReview,
  comment,
  discardDraft,
  fetchItem,
  type ItemName,
  itemKey,
  listKey,
  sendBack,
  takeReviewBack,
} from './queries.ts'
import { editorTexts } from './texts.ts'
import type { useDraft } from './useDraft.ts'

const texts = editorTexts.review

/** The state of a draft: its problems, its review, and its comments. */
export function ReviewPanel(props: {
  item: ItemName
  held: ReturnType<typeof useDraft>
  onFinding: (file: string) => void
}) {
  const { item, held, onFinding } = props
  const { draft } = held
  if (draft === null) return null
  return (
    <aside className={clsx(ui.inset16, ui.round, ui.lineAround, ui.surface, classes.review)} aria-label={texts.title}>
      <p className={ui.under12}>
        <Badge variant="light">{editorTexts.states[draft.state]}</Badge>
      </p>
      <Findings draft={draft} id={item.id} onFinding={onFinding} />
      <Actions item={item} draft={draft} isSaved={held.save.status === 'saved'} />
      <Comments draft={draft} />
    </aside>
  )
}

function Findings({ draft, id, onFinding }: { draft: ContentDraft; id: string; onFinding: (file: string) => void }) {
  const { findings, programs } = draft
  const words = editorTexts.problems
  return (
    <section className={ui.under16} aria-label={words.title(findings.length)}>
      {findings.length === 0 ? (
        <p className={clsx(ui.flat, ui.small)}>{words.none}</p>
      ) : (
        <>
          <h2 className={clsx(ui.under8, ui.text15)}>{words.title(findings.length)}</h2>
          <ul className={clsx(ui.list, ui.small)}>
            {findings.map(({ file, line, field, message }) => (
              <li key={`${file}${field}${line}${message}`} className={clsx(ui.under8, ui.breaks)}>
                <button
                  type="button"
                  className={clsx(ui.clear, ui.bare, ui.borderless, classes.finding)}
                  onClick={() => onFinding(file)}
                >
                  {words.at(file, line)}
                </button>
                <span className={ui.block}>
                  {field !== null && `${editorTexts.fields[field] ?? field}: `}
                  {message}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      {programs > 0 && <p className={clsx(ui.after8, ui.flat, ui.small, ui.quiet)}>{words.programs(programs, id)}</p>}
    </section>
  )
}

function Actions({ item, draft, isSaved }: { item: ItemName; draft: ContentDraft; isSaved: boolean }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const [isReasonMissing, setIsReasonMissing] = useState(false)
  const [isDiscarding, setIsDiscarding] = useState(false)
  const { version, state, mayApprove, findings } = draft
  const { submit, pending, error } = useSubmit(async (action: () => Promise<unknown>) => {
    setIsReasonMissing(false)
    try {
      await action()
    } finally {
      await client.invalidateQueries({ queryKey: listKey })
    }
  })
  const withText = (action: (said: string) => Promise<unknown>) => {
    const said = text.trim()
    if (said === '') return setIsReasonMissing(true)
    void submit(async () => {
      await action(said)
      setText('')
    })
  }
  const discard = () =>
    submit(async () => {
      await discardDraft(item, version)
      const rest = await fetchItem(item).catch(() => null)
      if (rest === null) await navigate(listAddress)
      else client.setQueryData(itemKey(item), rest)
      setIsDiscarding(false)
    })
  return (
    <section className={ui.under16}>
      {state === 'in_review' && (
        <p className={clsx(ui.under8, ui.small)}>
          {draft.askedAt !== null && texts.asked(nameOf(draft.askedBy), dayAndTimeOf(new Date(draft.askedAt)))}{' '}
          {mayApprove === 'own' ? texts.own : mayApprove === 'own_but_alone' ? texts.alone : texts.edits}
        </p>
      )}
      <Textarea
        label={texts.comment}
        description={texts.commentHint}
        value={text}
        autosize
        minRows={2}
        maxLength={4000}
        error={isReasonMissing ? texts.needsReason : null}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        mb="sm"
      />
      <Group gap="xs" mb="sm">
        <Button size="xs" disabled={pending} onClick={() => withText((said) => comment(item, said))}>
          {texts.send}
        </Button>
        {state === 'in_review' && mayApprove !== 'own' && (
          <Button size="xs" disabled={pending} onClick={() => withText((said) => sendBack(item, version, said))}>
            {texts.sendBack}
          </Button>
        )}
      </Group>
      <Group gap="xs">
        {state === 'in_review' && mayApprove !== 'own' && (
          <Button
            variant="filled"
            loading={pending}
            disabled={!isSaved}
            onClick={() => void submit(() => approve(item, version))}
          >
            {texts.approve}
          </Button>
        )}
        {state === 'in_review' && mayApprove !== 'yes' && (
          <Button disabled={pending} onClick={() => void submit(() => takeReviewBack(item, version))}>
            {texts.takeBack}
          </Button>
        )}
        {state === 'draft' && (
          <>
            <Button
              variant="filled"
              loading={pending}
              disabled={!isSaved || findings.length > 0}
              onClick={() => void submit(() => askForReview(item, version))}
            >
              {texts.ask}
            </Button>
            <Button disabled={pending} onClick={() => setIsDiscarding(true)}>
              {texts.discard}
            </Button>
          </>
        )}
      </Group>
      <Problem mt="sm">{error === null ? null : sentenceOf(error)}</Problem>
      <Dialog opened={isDiscarding} onClose={() => setIsDiscarding(false)} title={texts.discardTitle}>
        <DialogWords>{texts.discardBody}</DialogWords>
        <Group justify="flex-end">
          <Button onClick={() => setIsDiscarding(false)}>{texts.keep}</Button>
          <Button variant="filled" loading={pending} onClick={() => void discard()}>
            {texts.discard}
          </Button>
        </Group>
      </Dialog>
    </section>
  )
}

function Comments({ draft: { comments } }: { draft: ContentDraft }) {
  return (
    <section aria-label={texts.comments}>
      <h2 className={clsx(ui.under8, ui.text15)}>{texts.comments}</h2>
      {comments.length === 0 && <p className={clsx(ui.flat, ui.small, ui.quiet)}>{texts.noComments}</p>}
      <ul className={ui.list}>
        {comments.map(({ id, by, at, what, text }) => (
          <li key={id} className={clsx(ui.under12, ui.small)}>
            <span className={clsx(ui.block, ui.quiet)}>
              <strong>{nameOf(by)}</strong> {what === 'sent_back' && texts.sentBack} {dayAndTimeOf(new Date(at))}
            </span>
            <span className={clsx(ui.asTyped, ui.breaks)}>{text}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
