import { interviewTitle, type Session } from '@greenroom/shared/session'
import { Link } from 'react-router'
import { ConnectionBar, ConnectionDot } from '../../../parts/header/Connection.tsx'
import { RoomClock } from '../../../parts/header/RoomClock.tsx'
import { RoomMenu } from '../../../parts/header/RoomMenu.tsx'
import { SavedState } from '../../../parts/header/SavedState.tsx'
import { useRoom } from '../../../parts/room/roomContext.ts'
import { whoInterviews } from '../../../parts/room/speakers.ts'
import { roomTexts as texts } from '../../../parts/room/texts.ts'
import { useSession } from '../../../parts/room/useInterview.ts'
import { roomHome } from '../../../parts/trial/roomHome.ts'
import { trialTexts } from '../../../parts/trial/texts.ts'
import { Watchers } from '../../../parts/watching/Watchers.tsx'
import { Logo } from '../../../ui/Logo.tsx'
import { boardTexts } from '../board/texts.ts'
import { lobbyTexts } from '../lobby/texts.ts'
import classes from './RoomHeader.module.css'
import { RoomSteps } from './RoomSteps.tsx'
import { useDesignBand } from './useDesignBand.ts'
import { stepName, useStepPlan } from './useStepPlan.ts'

/** Which interview it is, how far it is, whether it is safe, and how long it lasts. */
export function RoomHeader({ isWide }: { isWide: boolean }) {
  const said = useSession((state) => ({ title: interviewTitle(state), round: roundOf(state), home: roomHome(state) }))
  if (said === null) return null
  return (
    <>
      <header className={classes.header}>
        <div className={classes.row} data-layout={isWide ? 'wide' : 'narrow'}>
          <div className={classes.identity}>
            {isWide && (
              <Link to={said.home} className={classes.home} aria-label={texts.home}>
                <Logo />
              </Link>
            )}
            <div className={classes.title}>
              <h1 className={classes.name} title={isWide ? said.title : undefined}>
                {isWide ? said.title : <NarrowTitle />}
              </h1>
              {isWide && (
                <p className={classes.which} title={said.round}>
                  {said.round}
                </p>
              )}
            </div>
          </div>
          {isWide && <RoomSteps />}
          <div className={classes.state}>
            <Watchers isWide={isWide} />
            {isWide && <ConnectionDot />}
            <SavedState isWide={isWide} />
            <RoomClock isWide={isWide} />
            <RoomMenu withClock={!isWide} />
          </div>
        </div>
        {!isWide && (
          <div className={classes.lineBelow}>
            <RoomSteps lineOnly />
          </div>
        )}
      </header>
      <ConnectionBar />
    </>
  )
}

/** `Round 1 of 3, coding, with Mara`: as much as fits; the lobby and the chat give a round its name. */
function roundOf(state: Session): string {
  if (state.phase === 'ENDED') return texts.ended.over
  const { question } = state
  const which = texts.round(question?.number ?? 1, state.questionCount, null)
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
        <span className={classes.part}>{boardTexts.phases[part.phase]}</span>{' '}
        <span className={classes.count}>{boardTexts.partShort(band.index + 1, band.bands.length)}</span>
      </>
    )
  return (
    <>
      <span className={classes.part}>{stepName(plan.step, plan)}</span>{' '}
      {plan.index >= 0 && <span className={classes.count}>{texts.stepShort(plan.index + 1, plan.plan.length)}</span>}
    </>
  )
}
