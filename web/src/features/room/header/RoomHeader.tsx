import { interviewTitle, type Session } from '@greenroom/shared/session'
import type { ParticipantRole } from '@greenroom/shared/vocabulary'
import { clsx } from 'clsx'
import { Link } from 'react-router'
import { ConnectionBar, ConnectionDot } from '../../../parts/header/Connection.tsx'
import { RoomClock } from '../../../parts/header/RoomClock.tsx'
import { RoomMenu } from '../../../parts/header/RoomMenu.tsx'
import { SavedState } from '../../../parts/header/SavedState.tsx'
import { useRoom } from '../../../parts/room/roomContext.ts'
import { personWhoInterviews, whoInterviews } from '../../../parts/room/speakers.ts'
import { roomTexts as texts } from '../../../parts/room/texts.ts'
import { useSession } from '../../../parts/room/useInterview.ts'
import { roomHome } from '../../../parts/trial/roomHome.ts'
import { trialTexts } from '../../../parts/trial/texts.ts'
import { Watchers } from '../../../parts/watching/Watchers.tsx'
import { Logo } from '../../../ui/Logo.tsx'
import ui from '../../../ui/primitives.module.css'
import { boardTexts } from '../board/texts.ts'
import { lobbyTexts } from '../lobby/texts.ts'
import { useSwapWord } from '../swap/useSwapWord.ts'
import classes from './RoomHeader.module.css'
import { RoomSteps } from './RoomSteps.tsx'
import { useDesignBand } from './useDesignBand.ts'
import { stepName, useStepPlan } from './useStepPlan.ts'

/** The interview's name and round, its progress, whether the work is saved, and the time left. */
export function RoomHeader({ isWide }: { isWide: boolean }) {
  const said = useSession((state) => ({ title: interviewTitle(state), round: roundOf(state), home: roomHome(state) }))
  const swap = useSwapWord()
  const among = useRoom(({ state, role }) => titleAmongPeople(state, role))
  if (said === null) return null
  const round = swap === null ? said.round : `${said.round}. ${swap}`
  const title = among ?? said.title
  return (
    <>
      <header className={ui.fixed}>
        <div className={clsx(ui.row, ui.gap12, ui.lineBelow, classes.row)} data-layout={isWide ? 'wide' : 'narrow'}>
          <div className={clsx(ui.row, ui.gap6, ui.grow, ui.shrinks)}>
            {isWide && (
              <Link
                to={said.home}
                className={clsx(ui.grid, ui.placeMiddle, ui.fixed, ui.ink, ui.round, classes.home)}
                aria-label={texts.home}
              >
                <Logo />
              </Link>
            )}
            <div className={clsx(ui.grow, ui.shrinks)}>
              <h1
                className={clsx(ui.flat, ui.text15, ui.tight, ui.strong, ui.cut, classes.name)}
                title={isWide ? title : undefined}
              >
                {isWide ? title : <NarrowTitle />}
              </h1>
              {isWide && (
                <p className={clsx(ui.flat, ui.text14, ui.line18, ui.quiet, ui.cut)} title={round}>
                  {round}
                </p>
              )}
            </div>
          </div>
          {isWide && <RoomSteps />}
          <div className={clsx(ui.row, ui.end, ui.gap16, ui.oneLine, classes.state)}>
            <Watchers isWide={isWide} />
            {isWide && <ConnectionDot />}
            <SavedState isWide={isWide} />
            <RoomClock isWide={isWide} />
            <RoomMenu withClock={!isWide} />
          </div>
        </div>
        {!isWide && (
          <div className={clsx(ui.fixed, classes.lineBelow)}>
            <RoomSteps lineOnly />
          </div>
        )}
      </header>
      <ConnectionBar />
    </>
  )
}

/** `Grace interviews you`, if a person leads; otherwise null. */
function titleAmongPeople(state: Session | null, role: ParticipantRole | null): string | null {
  if (state === null) return null
  if (role === 'interviewer') return texts.youInterview(state.candidate.name)
  const person = state.control === 'human' ? personWhoInterviews(state) : null
  if (person === null) return null
  return role === 'candidate' ? texts.interviewsYou(person) : texts.interviews(person, state.candidate.name)
}

/** `Round 1 of 3, coding, with Mara`, or as much as fits. Lobby and chat show the round's full name. */
function roundOf(state: Session): string {
  if (state.phase === 'ENDED') return texts.ended.over
  const { question } = state
  // A human interviewer can ask any number of questions, so there is no total.
  const which =
    state.control === 'human'
      ? texts.questionNumber(question?.number ?? 1)
      : texts.round(question?.number ?? 1, state.questionCount, null)
  if (question === null) return which
  const { challengeType, statementCount } = question.challenge
  const kind = lobbyTexts.kinds[statementCount === undefined ? challengeType : 'truth_or_despair'].toLowerCase()
  const what = state.trial ? trialTexts.round : `${which}, ${kind}`
  return `${what}, ${texts.whoInterviews(whoInterviews(state, question))}`
}

function NarrowTitle() {
  const plan = useStepPlan()
  const band = useDesignBand()
  const part = band?.bands[band.index]
  const isOver = useRoom(({ state }) => state?.phase === 'ENDED')
  if (plan === null) return <>{isOver ? texts.ended.over : ''}</>
  if (band !== null && part !== undefined)
    return (
      <>
        <span className={clsx(ui.clipped, classes.part)}>{boardTexts.phases[part.phase]}</span>{' '}
        <span className={clsx(ui.text14, ui.quiet, ui.regular, ui.even)}>
          {boardTexts.partShort(band.index + 1, band.bands.length)}
        </span>
      </>
    )
  return (
    <>
      <span className={clsx(ui.clipped, classes.part)}>{stepName(plan.step, plan)}</span>{' '}
      {plan.index >= 0 && (
        <span className={clsx(ui.text14, ui.quiet, ui.regular, ui.even)}>
          {texts.stepShort(plan.index + 1, plan.plan.length)}
        </span>
      )}
    </>
  )
}
