import {
  type Invitation,
  invitationSchema,
  invitePaths,
  joinedSessionSchema,
  longestGuestName,
} from '@greenroom/shared/wire'
import { Button, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { DocumentTitle } from '../../app/layout/DocumentTitle.tsx'
import { useMe } from '../../data/account.ts'
import { ApiProblem, post, sentenceOf } from '../../data/api.ts'
import { attemptOf } from '../../data/inviteToken.ts'
import { Notice } from '../../ui/Notice.tsx'
import { PageSkeleton } from '../../ui/PageSkeleton.tsx'
import { Problem } from '../../ui/Problem.tsx'
import { useSubmit } from '../../ui/useSubmit.ts'
import classes from './AcceptInvite.module.css'
import { inviteTexts as texts } from './texts.ts'

/** What an invite is for, and the way into the session, with an account or as a guest. */
export default function AcceptInvite(props: {
  sessionId: string
  token: string
  /** They have the seat: the room is next. */
  onJoined: () => void
  /** The link is of no use, and is let go of. */
  onLeave: () => void
}) {
  const { sessionId, token } = props
  const me = useMe()
  const signedIn = me.data?.userName ?? null
  const invitation = useQuery({
    queryKey: ['invitation', sessionId, signedIn],
    queryFn: ({ signal }) => post(invitePaths.look, { token }, invitationSchema, { signal }),
    enabled: !me.isPending,
    retry: (count, error) => !(error instanceof ApiProblem && error.status < 500) && count < 2,
  })
  const overBecause = invitation.error instanceof ApiProblem ? texts.over[invitation.error.code] : undefined
  if (overBecause !== undefined)
    return (
      <Notice
        title={texts.overTitle}
        body={overBecause}
        action={
          invitation.error instanceof ApiProblem && invitation.error.code === 'ALREADY_A_MEMBER'
            ? { label: texts.toRoom, onClick: props.onJoined }
            : { label: texts.home, onClick: props.onLeave }
        }
      />
    )
  if (invitation.isError)
    return (
      <Notice
        title={texts.unread}
        body={sentenceOf(invitation.error)}
        action={{ label: texts.again, onClick: () => void invitation.refetch() }}
      />
    )
  if (invitation.data === undefined) return <PageSkeleton />
  return <Shown {...props} invitation={invitation.data} signedIn={signedIn} />
}

type ShownProps = Parameters<typeof AcceptInvite>[0] & { invitation: Invitation; signedIn: string | null }

function Shown({ invitation, signedIn, sessionId, token, onJoined }: ShownProps) {
  const { role, from, title, minutes, phase, joined } = invitation
  const { pathname, search } = useLocation()
  const [name, setName] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const joining = useSubmit(async () => {
    const asGuest = signedIn === null && !joined
    if (asGuest && name.trim() === '') return setIsMissing(true)
    const body = { token, attemptId: attemptOf(sessionId), ...(asGuest ? { name: name.trim() } : {}) }
    await post(invitePaths.accept, body, joinedSessionSchema)
    onJoined()
  })
  const refusal = joining.error instanceof ApiProblem ? texts.over[joining.error.code] : undefined
  return (
    <div className={classes.page}>
      <DocumentTitle title={texts.from(from)} />
      <div>
        <p className={classes.from}>{texts.from(from)}</p>
        <h1 className={classes.title}>{texts.title[role]}</h1>
        <p className={classes.lead}>{texts.lead[role]}</p>
        <dl className={classes.facts}>
          <div className={classes.fact}>
            <dt>{texts.what}</dt>
            <dd>{texts.whatIs(title, minutes)}</dd>
          </div>
          <div className={classes.fact}>
            <dt>{texts.now}</dt>
            <dd>{texts.phases[phase]}</dd>
          </div>
          <div className={classes.fact}>
            <dt>{texts.part}</dt>
            <dd>
              {texts.parts[role]}
              <span className={classes.more}>{texts.once(invitation)}</span>
            </dd>
          </div>
        </dl>
      </div>
      <form
        className={classes.card}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void joining.submit()
        }}
      >
        {signedIn === null && !joined && (
          <>
            <h2>{texts.asGuest}</h2>
            <TextInput
              label={texts.name}
              value={name}
              maxLength={longestGuestName}
              autoComplete="name"
              error={isMissing ? texts.nameMissing : undefined}
              onChange={({ currentTarget }) => {
                setName(currentTarget.value)
                setIsMissing(false)
              }}
            />
          </>
        )}
        <Button type="submit" variant="filled" size="md" loading={joining.pending}>
          {joined ? texts.toRoom : signedIn === null ? texts.join : texts.joinAs(signedIn)}
        </Button>
        {joining.error !== null && <Problem>{refusal ?? sentenceOf(joining.error)}</Problem>}
        <p className={classes.note}>{texts.seen}</p>
        {signedIn === null && (
          <p className={classes.note}>
            {texts.signIn.question}{' '}
            <Link to={`/signin?next=${encodeURIComponent(pathname + search)}`}>{texts.signIn.action}</Link>.{' '}
            {texts.signIn.after}
          </p>
        )}
      </form>
    </div>
  )
}
