import {
  type Appointment,
  type Invitation,
  invitationSchema,
  invitePaths,
  joinedSessionSchema,
  longestDeclineMessage,
  longestGuestName,
} from '@greenroom/shared/wire'
import { Button, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { DocumentTitle } from '../../app/layout/DocumentTitle.tsx'
import { useMe } from '../../data/account.ts'
import { ApiProblem, post, sentenceOf, unread } from '../../data/api.ts'
import { bookTime } from '../../data/appointments.ts'
import { attemptOf } from '../../data/inviteToken.ts'
import { PickTime } from '../../parts/appointments/PickTime.tsx'
import { timeTexts } from '../../parts/appointments/texts.ts'
import { useTimeZone } from '../../parts/appointments/timeZone.ts'
import { useMarks } from '../../parts/appointments/useMarks.ts'
import { ZoneLine } from '../../parts/appointments/ZoneLine.tsx'
import { agree, clockIn, momentIn, placeOf } from '../../parts/appointments/zonedTimes.ts'
import { Notice } from '../../ui/Notice.tsx'
import { PageSkeleton } from '../../ui/PageSkeleton.tsx'
import { Problem } from '../../ui/Problem.tsx'
import ui from '../../ui/primitives.module.css'
import { useSubmit } from '../../ui/useSubmit.ts'
import classes from './AcceptInvite.module.css'
import { inviteTexts as texts } from './texts.ts'

/** Says what the invite is for, with buttons to join with an account or as a guest. */
export default function AcceptInvite(props: {
  sessionId: string
  token: string
  /** Called once the user has the seat, so the room can open. */
  onJoined: () => void
  /** Called when the link is no longer of any use and should be forgotten. */
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
  return <Answer {...props} invitation={invitation.data} signedIn={signedIn} />
}

/** The invitation or, once it has been declined here, a confirmation with an undo until the user leaves the page. */
function Answer(props: ShownProps) {
  const [isDeclined, setDeclined] = useState(false)
  const undoing = useSubmit(async () => {
    await post(invitePaths.undecline, { token: props.token }, unread)
    setDeclined(false)
  })
  if (!isDeclined) return <Shown {...props} onDeclined={() => setDeclined(true)} />
  return (
    <Notice
      title={texts.decline.done}
      body={texts.decline.doneBody(props.invitation.from)}
      action={{ label: texts.home, onClick: props.onLeave }}
    >
      <Button variant="subtle" ml="sm" loading={undoing.pending} onClick={() => void undoing.submit()}>
        {texts.decline.undo}
      </Button>
      {undoing.error !== null && <Problem mt={12}>{sentenceOf(undoing.error)}</Problem>}
    </Notice>
  )
}

type ShownProps = Parameters<typeof AcceptInvite>[0] & { invitation: Invitation; signedIn: string | null }

function Shown({
  invitation,
  signedIn,
  sessionId,
  token,
  onJoined,
  onDeclined,
}: ShownProps & { onDeclined: () => void }) {
  const { role, from, title, minutes, swaps, phase, joined } = invitation
  const { pathname, search } = useLocation()
  const [name, setName] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const { appointment } = invitation
  const timeZone = useTimeZone()
  const { busyAt } = useMarks({
    ...{ minutes: appointment?.minutes ?? minutes, sessionId },
    enabled: signedIn !== null,
  })
  const [email, setEmail] = useState('')
  const hasSeat = useRef(false)
  const offered = appointment?.status === 'proposed' && role !== 'observer' ? appointment : null
  const onlyOne = offered?.slots.length === 1 ? Date.parse(offered.slots[0] ?? '') : null
  const [picked, setPicked] = useState<number | null>(onlyOne)
  const joining = useSubmit(async () => {
    const asGuest = signedIn === null && !joined
    if (asGuest && name.trim() === '') return setIsMissing(true)
    const body = { token, attemptId: attemptOf(sessionId), ...(asGuest ? { name: name.trim() } : {}) }
    const wish = picked === null || appointment === null ? null : { startsAt: picked, revision: appointment.revision }
    if (!hasSeat.current) await post(invitePaths.accept, body, joinedSessionSchema)
    // They have joined now. If someone else booked the time first, the lobby offers the remaining ones.
    hasSeat.current = true
    if (wish !== null) {
      const address = asGuest && email.trim() !== '' ? { email: email.trim() } : {}
      await bookTime({ sessionId, timeZone, ...wish, ...address }).catch((error: unknown) => {
        if (!(error instanceof ApiProblem && error.code !== 'INVALID_REQUEST')) throw error
      })
    }
    onJoined()
  })
  const refusal = joining.error instanceof ApiProblem ? texts.over[joining.error.code] : undefined
  return (
    <div className={clsx(ui.grid, ui.centred, classes.page)}>
      <DocumentTitle title={texts.from(from)} />
      <div>
        <p className={clsx(ui.flat, ui.quiet)}>{texts.from(from)}</p>
        <h1 className={clsx(ui.after8, ui.breaks)}>{texts.title[role]}</h1>
        <p className={clsx(ui.after12, ui.text17, ui.line27, ui.quiet, ui.pretty)}>{texts.lead[role]}</p>
        <dl className={classes.facts}>
          <div className={clsx(ui.grid, ui.gap16, ui.lineAbove, classes.fact)}>
            <dt>{texts.what}</dt>
            <dd>{texts.whatIs(title, minutes)}</dd>
          </div>
          {swaps && (
            <div className={clsx(ui.grid, ui.gap16, ui.lineAbove, classes.fact)}>
              <dt>{texts.afterwards}</dt>
              <dd>{role === 'observer' ? texts.swaps.observer : texts.swaps[role](from, signedIn === null)}</dd>
            </div>
          )}
          <div className={clsx(ui.grid, ui.gap16, ui.lineAbove, classes.fact)}>
            <dt>{texts.now}</dt>
            <dd>{appointment?.startsAt == null ? texts.phases[phase] : whenOf(appointment, timeZone)}</dd>
          </div>
          <div className={clsx(ui.grid, ui.gap16, ui.lineAbove, classes.fact)}>
            <dt>{texts.part}</dt>
            <dd>
              {texts.parts[role]}
              <span className={clsx(ui.block, ui.small, ui.quiet)}>{texts.once(invitation)}</span>
            </dd>
          </div>
        </dl>
      </div>
      <form
        className={clsx(ui.grid, ui.gap20, ui.lineAround, ui.round, ui.surface, classes.card)}
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
        {offered !== null && (
          <>
            <ZoneLine />
            <PickTime appointment={offered} timeZone={timeZone} busyAt={busyAt} value={picked} onChange={setPicked} />
            {signedIn === null && !joined && picked !== null && (
              <TextInput
                type="email"
                label={texts.email}
                description={texts.emailFor}
                value={email}
                maxLength={254}
                autoComplete="email"
                onChange={({ currentTarget }) => setEmail(currentTarget.value)}
              />
            )}
          </>
        )}
        <Button type="submit" variant="filled" size="md" loading={joining.pending}>
          {offered !== null && picked !== null
            ? texts.acceptAt(momentIn(picked, timeZone))
            : joined
              ? texts.toRoom
              : signedIn === null
                ? texts.join
                : texts.joinAs(signedIn)}
        </Button>
        {joining.error !== null && <Problem>{refusal ?? sentenceOf(joining.error)}</Problem>}
        <p className={clsx(ui.flat, ui.small, ui.quiet)}>{[texts.kept[role], texts.seen].filter(Boolean).join(' ')}</p>
        {signedIn === null && (
          <p className={clsx(ui.flat, ui.small, ui.quiet)}>
            {texts.signIn.question}{' '}
            <Link to={`/signin?next=${encodeURIComponent(pathname + search)}`}>{texts.signIn.action}</Link>.{' '}
            {texts.signIn.after}
          </p>
        )}
        {!joined && <Decline token={token} onDeclined={onDeclined} />}
      </form>
    </div>
  )
}

/** Declines the invitation, with an optional message. */
function Decline({ token, onDeclined }: { token: string; onDeclined: () => void }) {
  const [isAsking, setAsking] = useState(false)
  const [message, setMessage] = useState('')
  const declining = useSubmit(async () => {
    await post(invitePaths.decline, { token, message: message.trim() }, unread)
    onDeclined()
  })
  if (!isAsking)
    return (
      <div className={ui.lineAbove}>
        <Button variant="subtle" mt="sm" onClick={() => setAsking(true)}>
          {texts.decline.ask}
        </Button>
      </div>
    )
  return (
    <section className={clsx(ui.grid, ui.gap12, ui.lineAbove)} aria-label={texts.decline.ask}>
      <TextInput
        mt="sm"
        label={texts.decline.message}
        description={texts.decline.messageFor}
        value={message}
        maxLength={longestDeclineMessage}
        autoFocus
        onChange={({ currentTarget }) => setMessage(currentTarget.value)}
        onKeyDown={(event) => {
          // This field sits inside the join form, so Enter would submit that.
          if (event.key !== 'Enter') return
          event.preventDefault()
          void declining.submit()
        }}
      />
      <div className={clsx(ui.row, ui.wrap, ui.gap8)}>
        <Button loading={declining.pending} onClick={() => void declining.submit()}>
          {texts.decline.send}
        </Button>
        <Button variant="subtle" onClick={() => setAsking(false)}>
          {texts.decline.back}
        </Button>
      </div>
      {declining.error !== null && <Problem>{sentenceOf(declining.error)}</Problem>}
    </section>
  )
}

/** The agreed time in the reader's zone, plus the other person's if it differs. */
function whenOf({ startsAt, other }: Appointment, timeZone: string): string {
  const at = Date.parse(startsAt ?? '')
  const zone = other?.timeZone ?? null
  if (other === null || zone === null || agree(at, timeZone, zone)) return momentIn(at, timeZone)
  return `${momentIn(at, timeZone)}. ${timeTexts.other(clockIn(at, zone), other.name, placeOf(zone))}.`
}
