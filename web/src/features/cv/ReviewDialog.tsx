import { type CvReview, cvBounds, type OwnCv } from '@greenroom/shared/wire'
import { Button, Textarea, TextInput } from '@mantine/core'
import { clsx } from 'clsx'
import { useState } from 'react'
import { Link } from 'react-router'
import { sentenceOf } from '../../data/api.ts'
import { isoDayOf, longDateOf } from '../../data/days.ts'
import { Dialog, DialogWords } from '../../ui/Dialog.tsx'
import { Problem } from '../../ui/Problem.tsx'
import ui from '../../ui/primitives.module.css'
import { useSubmit } from '../../ui/useSubmit.ts'
import { deleteReview, requestReview } from './queries.ts'
import { cvTexts } from './texts.ts'
import type { CvDraft } from './useCvDraft.ts'

const texts = cvTexts.reviews
const dayOf = (at: string): string => longDateOf(isoDayOf(new Date(at)))

type Props = { draft: CvDraft; own: OwnCv; opened: boolean; onClose: () => void; onChange: () => Promise<unknown> }

/** Sends the CV to a person who reviews it, and shows earlier requests. */
export function ReviewDialog(props: Props) {
  const { own, opened, onClose, onChange } = props
  return (
    <Dialog opened={opened} onClose={onClose} title={texts.title}>
      <Ask {...props} />
      {own.reviews.length > 0 && <Requests reviews={own.reviews} onChange={onChange} />}
    </Dialog>
  )
}

function Ask({ draft, own, onClose, onChange }: Props) {
  const [role, setRole] = useState(draft.target.role)
  const [notes, setNotes] = useState('')
  const [isSent, setSent] = useState(false)
  const sending = useSubmit(async () => {
    await draft.flush()
    await requestReview(role, notes)
    setNotes('')
    setSent(true)
    await onChange()
  })
  if (own.review !== 'open')
    return (
      <>
        <DialogWords>{own.review === 'plan' ? texts.plan : texts.off}</DialogWords>
        <div className={clsx(ui.row, ui.gap8)}>
          {own.review === 'plan' && (
            <Button component={Link} to="/app/subscriptions" variant="filled">
              {texts.plans}
            </Button>
          )}
          <Button onClick={onClose}>{texts.close}</Button>
        </div>
      </>
    )
  return (
    <form
      className={clsx(ui.grid, ui.gap16)}
      onSubmit={(event) => {
        event.preventDefault()
        void sending.submit()
      }}
    >
      <p className={clsx(ui.flat, ui.quiet, ui.breaks)}>{texts.lead(own.answerTo)}</p>
      <TextInput
        label={texts.role}
        value={role}
        maxLength={cvBounds.role}
        onChange={({ currentTarget: { value } }) => setRole(value)}
      />
      <Textarea
        label={texts.notes}
        value={notes}
        maxLength={cvBounds.notes}
        autosize
        minRows={3}
        maxRows={8}
        onChange={({ currentTarget: { value } }) => {
          setNotes(value)
          setSent(false)
        }}
      />
      <p role="status" className={clsx(ui.flat, ui.small, ui.goneWhenEmpty)}>
        {isSent ? texts.sent : ''}
      </p>
      {sending.error !== null && <Problem>{sentenceOf(sending.error)}</Problem>}
      <div className={clsx(ui.row, ui.gap8)}>
        <Button type="submit" variant="filled" loading={sending.pending} disabled={isSent}>
          {texts.send}
        </Button>
        <Button onClick={onClose}>{texts.close}</Button>
      </div>
    </form>
  )
}

function Requests({ reviews, onChange }: { reviews: readonly CvReview[]; onChange: () => Promise<unknown> }) {
  const removing = useSubmit(async (requestId: string) => {
    await deleteReview(requestId)
    await onChange()
  })
  return (
    <section aria-label={texts.list}>
      <h3 className={clsx(ui.title, ui.after12, ui.under8)}>{texts.list}</h3>
      <ul className={ui.list}>
        {reviews.map(({ requestId, targetRole, status, createdAt, deleteAt }) => {
          const role = targetRole === '' ? texts.noRole : targetRole
          return (
            <li key={requestId} className={clsx(ui.flex, ui.between, ui.gap12, ui.lineAbove, ui.inset14by20)}>
              <div className={ui.shrinks}>
                <p className={clsx(ui.flat, ui.breaks)}>
                  {role}, {dayOf(createdAt)}
                </p>
                <p className={clsx(ui.flat, ui.small, ui.quiet)}>
                  {texts.status[status]}. {texts.deletedOn(dayOf(deleteAt))}
                </p>
              </div>
              <Button
                variant="subtle"
                loading={removing.pending}
                aria-label={texts.removeOf(role, dayOf(createdAt))}
                onClick={() => void removing.submit(requestId)}
              >
                {texts.remove}
              </Button>
            </li>
          )
        })}
      </ul>
      {removing.error !== null && <Problem>{sentenceOf(removing.error)}</Problem>}
    </section>
  )
}
