import { holderOf, interviewerPatienceMs, missedSince } from '@greenroom/shared/session'
import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { clsx } from 'clsx'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { useAppointment } from '../../data/appointments.ts'
import { Problem } from '../../ui/Problem.tsx'
import ui from '../../ui/primitives.module.css'
import { clockFace } from '../header/roomClock.ts'
import { useRoom, useRoomAccess } from '../room/roomContext.ts'
import { useNow } from '../room/useNow.ts'
import classes from './People.module.css'
import { peopleTexts } from './texts.ts'

const texts = peopleTexts.away5
const OfferDialog = lazy(async () => ({ default: (await import('../appointments/OfferDialog.tsx')).OfferDialog }))

/** Tells the candidate that their interviewer is missing, and after five minutes offers the AI or another time. */
export function InterviewerAway() {
  const isAway = useRoom(({ state, role }) => role === 'candidate' && (state?.interviewerAwaySince ?? null) !== null)
  const isInvited = useRoom(({ state }) => state !== null && holderOf(state, 'interviewer') !== undefined)
  const isWaiting = useRoom(({ state }) => state?.phase === 'NOT_STARTED')
  return isAway ? <Away isQuiet={isWaiting && !isInvited} /> : null
}

/** @param isQuiet stays hidden until the wait is over, for an empty seat whose interviewer isn't late yet */
function Away({ isQuiet }: { isQuiet: boolean }) {
  const { client } = useRoomAccess()
  const name = useRoom(({ state }) => (state === null ? undefined : holderOf(state, 'interviewer')?.name))
  const offset = useRoom(({ serverOffsetMs }) => serverOffsetMs)
  const sessionId = useRoom(({ state }) => state?.sessionId ?? '')
  const isWaiting = useRoom(({ state }) => state?.phase === 'NOT_STARTED')
  const { data: appointment = null } = useAppointment(sessionId)
  const agreedAt = appointment?.startsAt == null ? null : Date.parse(appointment.startsAt)
  const since = useRoom(({ state }) => (state === null ? null : missedSince(state, agreedAt))) ?? 0
  const leftMs = since + interviewerPatienceMs - (useNow(1_000) + offset)
  const [rebooking, { open: rebook, close: stopRebooking }] = useDisclosure(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [pending, setPending] = useState(false)
  if (isQuiet && leftMs > 0) return null
  async function handBack() {
    setPending(true)
    const answer = await client.send({ type: 'HandBack' })
    setPending(false)
    setProblem(answer.ok ? null : answer.error.message)
  }
  return (
    <section
      className={clsx(ui.row, ui.wrap, ui.between, ui.gap4by16, ui.fixed, classes.band)}
      aria-label={texts.waiting(name)}
    >
      <p className={clsx(ui.flat, ui.small)}>
        <span className={ui.medium}>{texts.waiting(name)}</span>{' '}
        {leftMs > 0 ? <span className={ui.figures}>{texts.soon(clockFace(leftMs))}</span> : texts.now}
      </p>
      {leftMs <= 0 && (
        <div className={clsx(ui.row, ui.wrap, ui.gap8)}>
          <Button size="xs" disabled={pending} onClick={() => void handBack()}>
            {texts.handBack}
          </Button>
          {isWaiting ? (
            <Button size="xs" variant="subtle" onClick={rebook}>
              {texts.rebook}
            </Button>
          ) : (
            <Button size="xs" variant="subtle" component={Link} to="/mockinterview/human">
              {texts.rebook}
            </Button>
          )}
        </div>
      )}
      {problem !== null && <Problem>{problem}</Problem>}
      <Suspense>
        {rebooking && <OfferDialog opened onClose={stopRebooking} sessionId={sessionId} appointment={appointment} />}
      </Suspense>
    </section>
  )
}
