import { type Ended, holderOf } from '@greenroom/shared/session'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { Link } from 'react-router'
import { sentenceOf } from '../../../data/api.ts'
import { scorecardOf } from '../../../data/sessionKinds.ts'
import { fetchLog } from '../../../data/sessionLog.ts'
import { ConnectionBar, ConnectionDot } from '../../../parts/header/Connection.tsx'
import { RoomMenu } from '../../../parts/header/RoomMenu.tsx'
import { OtherHalf } from '../../../parts/people/OtherHalf.tsx'
import { roomTexts } from '../../../parts/room/texts.ts'
import { Logo } from '../../../ui/Logo.tsx'
import { Problem } from '../../../ui/Problem.tsx'
import ui from '../../../ui/primitives.module.css'
import { SkipLink } from '../../../ui/SkipLink.tsx'
import { NoteList } from '../interviewer/NoteList.tsx'
import { useGuide } from '../interviewer/useGuide.ts'
import lobby from '../people/PeopleLobby.module.css'
import classes from './After.module.css'
import { FeedbackForm } from './FeedbackForm.tsx'
import { limitAfterHelp } from './limitAfterHelp.ts'
import { quotablesOf } from './quotables.ts'
import { ScorecardForm } from './ScorecardForm.tsx'
import { Seal } from './Seal.tsx'
import { afterTexts as texts } from './texts.ts'

/** Shown after an interview with a person: each side writes its feedback, which stays sealed until both are done. */
export function AfterMock({ state, role }: { state: Ended; role: 'candidate' | 'interviewer' }) {
  const other = role === 'candidate' ? (holderOf(state, 'interviewer')?.name ?? '') : state.candidate.name
  const isDone = role === 'candidate' ? state.feedback !== null : state.scorecard.status === 'completed'
  return (
    <div className={lobby.lobby}>
      <SkipLink />
      <header className={lobby.header}>
        <Link to="/mockinterview/human" className={lobby.home} aria-label={roomTexts.home}>
          <Logo />
        </Link>
        <ConnectionDot />
        <RoomMenu />
      </header>
      <ConnectionBar />
      <main id="main" tabIndex={-1} className={clsx(ui.grid, ui.gap20, ui.wide, ui.centred, classes.main)}>
        <div>
          <h1 className={ui.under4}>{texts.title[role]}</h1>
          <p className={clsx(ui.flat, ui.quiet)}>{texts.lead[role](other)}</p>
        </div>
        <OtherHalf state={state} />
        <Seal state={state} role={role} />
        {isDone ? (
          <Done state={state} role={role} />
        ) : role === 'candidate' ? (
          <FeedbackForm sessionId={state.sessionId} />
        ) : (
          <Judging state={state} />
        )}
      </main>
    </div>
  )
}

function Done({ state, role }: { state: Ended; role: 'candidate' | 'interviewer' }) {
  const isOpen = state.scorecard.status === 'completed' && state.feedback !== null
  const { feedback } = state
  return (
    <div className={clsx(ui.grid, ui.gap16)}>
      <p className={ui.flat}>{role === 'candidate' ? texts.rated : texts.sent}</p>
      {role === 'interviewer' && isOpen && feedback !== null && (
        <blockquote className={clsx(ui.flat, classes.theirs)}>
          <p className={clsx(ui.flat, ui.medium)}>{texts.theirRating(feedback.rating)}</p>
          {feedback.text !== '' && <p className={clsx(ui.flat, ui.asTyped, ui.breaks)}>{feedback.text}</p>}
        </blockquote>
      )}
      {role === 'interviewer' && state.notes.length > 0 && (
        <section className={clsx(ui.grid, ui.gap10, classes.notes)} aria-labelledby="notes">
          <h2 id="notes" className={clsx(ui.flat, ui.large)}>
            {texts.tabs.notes}
          </h2>
          <NoteList notes={state.notes} replayOf={state.sessionId} />
        </section>
      )}
      <div className={clsx(ui.row, ui.wrap, ui.gap8)}>
        <Button variant="filled" size="md" component={Link} to={scorecardOf(state.sessionId)}>
          {isOpen || role === 'interviewer' ? texts.toScorecard : texts.toReplay}
        </Button>
        <Button size="md" variant="subtle" component={Link} to="/mockinterview/human">
          {texts.toMocks}
        </Button>
      </div>
    </div>
  )
}

function Judging({ state }: { state: Ended }) {
  const { sessionId } = state
  const guide = useGuide()
  const log = useQuery({
    queryKey: ['log', sessionId, 'ended', state.notes.length],
    queryFn: ({ signal }) => fetchLog(sessionId, signal),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const error = guide.error ?? log.error
  if (error !== null)
    return (
      <div>
        <Problem>
          {texts.failed} {sentenceOf(error)}
        </Problem>
        <Button
          size="xs"
          mt="sm"
          onClick={() => {
            void guide.refetch()
            void log.refetch()
          }}
        >
          {texts.again}
        </Button>
      </div>
    )
  if (guide.data === undefined || log.data === undefined) return <p role="status">{texts.loading}</p>
  return (
    <>
      {state.scorecard.status === 'failed' && <p className={clsx(ui.flat, ui.quiet)}>{texts.late}</p>}
      <ScorecardForm
        sessionId={sessionId}
        rubric={guide.data.rubric}
        limitFor={(dimension) => limitAfterHelp(state, dimension, guide.data.rubric.round)}
        quotables={quotablesOf(log.data, { candidate: state.candidate.name, interviewer: texts.you, ai: texts.ai })}
      />
    </>
  )
}
