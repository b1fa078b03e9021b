import { interviewStepLabels, type Session } from '@greenroom/shared'
import { Link } from 'react-router'
import { Logo } from '../../../app/layout/Logo.tsx'
import { useRoom } from '../roomContext.ts'
import { roomTitle } from '../roomTitle.ts'
import { roomTexts as texts } from '../texts.ts'
import { ConnectionBar, ConnectionDot } from './Connection.tsx'
import { RoomClock } from './RoomClock.tsx'
import classes from './RoomHeader.module.css'
import { RoomMenu } from './RoomMenu.tsx'
import { RoomSteps } from './RoomSteps.tsx'
import { SavedState } from './SavedState.tsx'

/** Which interview it is, how far it is, whether it is safe, and how long it lasts. */
export function RoomHeader({ isWide }: { isWide: boolean }) {
  const state = useRoom(({ state }) => state)
  if (state === null) return null
  return (
    <>
      <header className={classes.header}>
        <div className={classes.row} data-layout={isWide ? 'wide' : 'narrow'}>
          {isWide && (
            <Link to="/app/interviewSelection" className={classes.home} aria-label={texts.home}>
              <Logo />
            </Link>
          )}
          <div className={classes.title}>
            <h1 className={classes.name}>{isWide ? roomTitle(state) : <NarrowTitle state={state} />}</h1>
            {isWide && <p className={classes.which}>{whichQuestion(state)}</p>}
          </div>
          {isWide && <RoomSteps />}
          <div className={classes.state}>
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

function whichQuestion(state: Session): string {
  const number = state.phase === 'IN_PROGRESS' ? state.question.number : 1
  const type = state.phase === 'IN_PROGRESS' ? state.question.challenge.challengeType.replaceAll('_', ' ') : null
  const asked = state.phase === 'ENDED' ? texts.ended.over : texts.question(number, state.questionCount)
  return type === null ? asked : `${asked}, ${type}`
}

function NarrowTitle({ state }: { state: Session }) {
  if (state.phase !== 'IN_PROGRESS') return <>{texts.ended.over}</>
  const steps = Object.keys(interviewStepLabels)
  return (
    <>
      {interviewStepLabels[state.step]}{' '}
      <span className={classes.count}>{texts.stepShort(steps.indexOf(state.step) + 1, steps.length)}</span>
    </>
  )
}
