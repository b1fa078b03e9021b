import { allottedMs } from '@greenroom/shared/rules'
import { holderOf, interviewTitle, isSeatVacant, type NotStarted } from '@greenroom/shared/session'
import { difficultyLabels, type ParticipantRole, programmingLanguageLabels } from '@greenroom/shared/vocabulary'
import { Button } from '@mantine/core'
import { useDisclosure, useMediaQuery } from '@mantine/hooks'
import { clsx } from 'clsx'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { useAppointment } from '../../../data/appointments.ts'
import { AppointmentCard } from '../../../parts/appointments/AppointmentCard.tsx'
import { CallStrip } from '../../../parts/call/CallStrip.tsx'
import { DeviceCheckDialog } from '../../../parts/devices/DeviceCheckDialog.tsx'
import { ConnectionBar, ConnectionDot } from '../../../parts/header/Connection.tsx'
import { RoomMenu } from '../../../parts/header/RoomMenu.tsx'
import { sideBySide } from '../../../parts/keyboard/focusOn.ts'
import { InterviewerAway } from '../../../parts/people/InterviewerAway.tsx'
import { InviteLinks } from '../../../parts/people/InviteLinks.tsx'
import { peopleTexts } from '../../../parts/people/texts.ts'
import { WhoIsHere } from '../../../parts/people/WhoIsHere.tsx'
import { useRoom } from '../../../parts/room/roomContext.ts'
import { roomTexts } from '../../../parts/room/texts.ts'
import { Logo } from '../../../ui/Logo.tsx'
import { Problem } from '../../../ui/Problem.tsx'
import ui from '../../../ui/primitives.module.css'
import { SkipLink } from '../../../ui/SkipLink.tsx'
import { InterviewerPane } from '../interviewer/InterviewerPane.tsx'
import { useGive } from '../interviewer/useGive.ts'
import { HalfInLobby } from '../swap/HalfInLobby.tsx'
import classes from './PeopleLobby.module.css'

const texts = peopleTexts.lobby

/**
 * Lobby of an interview between people: who is here, who can still be invited, the interviewer's briefing, and their
 * Start button.
 */
export function PeopleLobby({ state }: { state: NotStarted }) {
  const role = useRoom(({ role }) => role) ?? 'candidate'
  const isWide = useMediaQuery(sideBySide, true, { getInitialValueInEffect: false })
  const [checking, { open: check, close: stopChecking }] = useDisclosure(false)
  // Preload the room's largest part. If that fails, the room retries when it needs the editor, and says so.
  useEffect(() => void import('../../../parts/editor/CodeEditor.tsx').catch(() => undefined), [])
  const mayInvite = role === 'candidate' || (role === 'interviewer' && state.host.role === 'interviewer')
  const seats: ParticipantRole[] = [
    ...(holderOf(state, 'interviewer') === undefined ? (['interviewer'] as const) : []),
    ...(isSeatVacant(state) ? (['candidate'] as const) : []),
    'observer',
  ]
  return (
    <div className={classes.lobby} data-layout={isWide ? 'wide' : 'narrow'}>
      <SkipLink />
      <header className={classes.header}>
        <Link to="/mockinterview/human" className={classes.home} aria-label={roomTexts.home}>
          <Logo />
        </Link>
        <ConnectionDot />
        <RoomMenu />
      </header>
      <ConnectionBar />
      <InterviewerAway />
      <CallStrip isWide={false} />
      <div className={clsx(ui.grow, ui.lowers, classes.body)}>
        <main id="main" tabIndex={-1} className={classes.main}>
          <h1 className={ui.under4}>{interviewTitle(state)}</h1>
          <p className={clsx(ui.under24, ui.quiet)}>
            {roomTexts.lobby.minutes(allottedMs(state) / 60_000)}, {levelOf(state)},{' '}
            {difficultyLabels[state.settings.interviewDifficulty].toLowerCase()},{' '}
            {programmingLanguageLabels[state.programmingLanguage]}
          </p>
          <HalfInLobby state={state} />
          <LobbyTime state={state} />
          <h2 className={ui.under4}>{peopleTexts.who}</h2>
          <WhoIsHere />
          <div className={clsx(ui.row, ui.wrap, ui.gap8, classes.actions)}>
            {role === 'interviewer' && <Start state={state} />}
            {role !== 'observer' && (
              <Button size="md" onClick={check}>
                {texts.check}
              </Button>
            )}
            <Button size="md" variant="subtle" component={Link} to="/mockinterview/human">
              {texts.back}
            </Button>
          </div>
          {role !== 'interviewer' && (
            <p className={clsx(ui.after12, ui.quiet)} role="status">
              {holderOf(state, 'interviewer') === undefined
                ? texts.waitsForAnybody
                : texts.waitsForInterviewer(holderOf(state, 'interviewer')?.name ?? '')}
            </p>
          )}
          {mayInvite && (
            <section className={classes.part} aria-labelledby="invite">
              <h2 id="invite" className={ui.under4}>
                {peopleTexts.invite.title}
              </h2>
              <InviteLinks sessionId={state.sessionId} roles={seats} />
            </section>
          )}
          <section className={classes.part} aria-labelledby="happens">
            <h2 id="happens" className={ui.under4}>
              {texts.happens}
            </h2>
            {role === 'observer' ? (
              <p className={clsx(ui.under8, ui.quiet)}>{texts.watching}</p>
            ) : (
              <ol className={clsx(ui.grid, ui.gap6, ui.quiet, classes.steps)}>
                {texts.steps[role].map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
            )}
            <p className={clsx(ui.flat, ui.small, ui.quiet)}>{texts.help}</p>
          </section>
        </main>
        {role === 'interviewer' && (
          <aside className={clsx(ui.lowers, classes.aside)} aria-label={texts.guide}>
            <InterviewerPane isWide={isWide} />
          </aside>
        )}
      </div>
      <DeviceCheckDialog opened={checking} onClose={stopChecking} callIn={state.sessionId} />
    </div>
  )
}

const levelOf = ({ settings }: NotStarted): string => texts.levels[settings.candidateExperienceLevel]

/** The planned time. The two people can also agree on one here. */
function LobbyTime({ state }: { state: NotStarted }) {
  const role = useRoom(({ role }) => role)
  const { data, isSuccess } = useAppointment(state.sessionId)
  const isObserver = role === 'observer'
  // The second half follows immediately, so only show a time if someone has set one.
  if (!isSuccess || (data === null && (isObserver || state.swap?.half === 'second'))) return null
  return (
    <div className={ui.under24}>
      <AppointmentCard sessionId={state.sessionId} appointment={data} mayChange={!isObserver} />
    </div>
  )
}

/** The interviewer's Start button. It needs a candidate and a question. */
function Start({ state }: { state: NotStarted }) {
  const { give, pending, problem } = useGive()
  const isWaiting = isSeatVacant(state)
  const why = isWaiting ? texts.waitsForCandidate : state.unavailable !== null ? texts.noQuestion : null
  return (
    <>
      <Button
        variant="filled"
        size="md"
        loading={pending}
        disabled={why !== null}
        onClick={() => void give({ type: 'StartInterview' })}
      >
        {texts.start}
      </Button>
      {why !== null && (
        <p className={clsx(ui.flat, ui.wide, ui.small, ui.quiet, classes.why)} role="status">
          {why}
        </p>
      )}
      {problem !== null && <Problem>{problem}</Problem>}
    </>
  )
}
