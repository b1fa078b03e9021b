import { plans } from '@greenroom/shared/rules'
import { type AdminSubscription, adminPaths, adminSubscriptionSchema, urlOf } from '@greenroom/shared/wire'
import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useState } from 'react'
import { Link } from 'react-router'
import { ApiProblem, post, put, sentenceOf } from '../../../data/api.ts'
import { Problem } from '../../../ui/Problem.tsx'
import ui from '../../../ui/primitives.module.css'
import classes from '../parts/Admin.module.css'
import { AuditTrail } from '../parts/AuditTrail.tsx'
import { dayOfExpiry } from '../parts/formats.ts'
import { Loaded } from '../parts/Loaded.tsx'
import { commonTexts } from '../parts/texts.ts'
import { useChange, useCommandId } from '../parts/useChange.ts'
import { subscriptionKey, usePerson, useSubscription } from '../queries.ts'
import { changes, type Draft, draftOf, fieldsOf } from './draft.ts'
import { SubscriptionFields } from './SubscriptionFields.tsx'
import styles from './Subscriptions.module.css'
import { subscriptionTexts as texts } from './texts.ts'

/** One user's subscription: change or create it with a reason, and see earlier changes. */
export function SubscriptionPanel({ userId }: { userId: number }) {
  const subscription = useSubscription(userId)
  const person = usePerson(userId)
  return (
    <>
      <Loaded query={person} lines={1}>
        {({ user }) => (
          <>
            <h2 className={clsx(ui.breaks, styles.name)}>
              <Link className={clsx(ui.ink, ui.plainLink, styles.personLink)} to={`/admin/people?user=${user.id}`}>
                {user.userName}
              </Link>
            </h2>
            <p className={clsx(ui.under16, ui.small, ui.quiet, ui.breaks)}>{texts.identity(user.id, user.email)}</p>
          </>
        )}
      </Loaded>
      <Loaded query={subscription} lines={3}>
        {(stored) => <Form userId={userId} stored={stored} name={person.data?.user.userName ?? ''} />}
      </Loaded>
      <AuditTrail userId={userId} />
    </>
  )
}

function Form({ userId, stored, name }: { userId: number; stored: AdminSubscription | null; name: string }) {
  const client = useQueryClient()
  const command = useCommandId()
  const [begun, setBegun] = useState<{ draft: Draft; basedOn: string | null } | null>(null)
  const [reason, setReason] = useState('')
  const [missing, setMissing] = useState<string | null>(null)
  const [isSaved, setSaved] = useState(false)
  const version = stored?.version ?? null
  const shown = begun?.draft ?? draftOf(stored)
  /** Someone else saved first: the current state is loaded, and the form keeps its input. */
  const isConflict = begun !== null && begun.basedOn !== version

  const { submit, pending, error } = useChange(async () => {
    setSaved(false)
    if (!changes(shown, stored)) return setMissing(texts.form.unchanged)
    if (reason.trim() === '') return setMissing(commonTexts.reasonMissing)
    setMissing(null)
    const body = { ...fieldsOf(shown, stored), reason: reason.trim() }
    try {
      const saved = await send(body)
      client.setQueryData(subscriptionKey(userId), saved)
    } catch (problem) {
      if (!isOvertaken(problem)) throw problem
      return await client.invalidateQueries({ queryKey: subscriptionKey(userId) })
    }
    command.done()
    setBegun(null)
    setReason('')
    setSaved(true)
  })
  const send = (body: ReturnType<typeof fieldsOf> & { reason: string }): Promise<AdminSubscription> => {
    if (stored === null) {
      const created = { ...body, userId }
      return post(adminPaths.subscriptions, { ...created, commandId: command.idFor(created) }, adminSubscriptionSchema)
    }
    const change = { ...body, version: stored.version }
    const url = urlOf(adminPaths.subscription, { userId: String(userId) })
    return put(url, { ...change, commandId: command.idFor(change) }, adminSubscriptionSchema)
  }
  const reset = () => {
    setBegun(null)
    setMissing(null)
  }
  return (
    <form
      className={clsx(ui.grid, ui.under24, styles.form)}
      aria-label={texts.panel}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      {stored === null && (
        <p className={clsx(ui.flat, ui.small, ui.quiet, ui.figures, classes.meta)}>{texts.withoutSubscription}</p>
      )}
      {isConflict && stored !== null && <Conflict stored={stored} onTake={reset} />}
      <SubscriptionFields
        draft={shown}
        reason={reason}
        onDraft={(changed) => {
          setBegun({ draft: changed, basedOn: begun === null ? version : begun.basedOn })
          setSaved(false)
          setMissing(null)
        }}
        onReason={(words) => {
          setReason(words)
          setMissing(null)
        }}
      />
      <p className={clsx(ui.flat, ui.small, ui.quiet, ui.figures, classes.meta)}>{texts.form.money}</p>
      {missing !== null && <Problem>{missing}</Problem>}
      {error !== null && <Problem>{sentenceOf(error)}</Problem>}
      <div className={clsx(ui.row, ui.wrap, classes.actions)}>
        <Button type="submit" variant="filled" loading={pending}>
          {stored === null ? texts.form.create : texts.form.save}
        </Button>
        <Button
          variant="subtle"
          onClick={() => {
            reset()
            setReason('')
          }}
        >
          {commonTexts.cancel}
        </Button>
        <output className={clsx(ui.flat, ui.small, ui.quiet, ui.figures, classes.meta)} style={{ marginLeft: 'auto' }}>
          {isSaved ? texts.form.saved : name !== '' && texts.form.told(name)}
        </output>
      </div>
    </form>
  )
}

const isOvertaken = (problem: unknown): boolean =>
  problem instanceof ApiProblem && ['SUBSCRIPTION_CHANGED', 'SUBSCRIPTION_EXISTS'].includes(problem.code)

/** Shows the stored state and lets the admin choose between it and the form's. */
function Conflict({ stored, onTake }: { stored: AdminSubscription; onTake: () => void }) {
  const { subscriptionTier, plan, subscriptionExpiry } = stored
  const expiry = subscriptionExpiry === null ? commonTexts.never : dayOfExpiry(subscriptionExpiry)
  return (
    <div className={clsx(ui.flat, ui.small, ui.round, ui.warnGround, classes.note)} role="alert">
      <strong>{texts.conflict.title}</strong>{' '}
      {texts.conflict.now(subscriptionTier, plan === null ? commonTexts.none : plans[plan].name, expiry)}{' '}
      {texts.conflict.kept}{' '}
      <Button size="xs" mt={6} onClick={onTake}>
        {texts.conflict.take}
      </Button>
    </div>
  )
}
