import { opensSecondHalf, type Session } from '@greenroom/shared/session'
import { useEffect, useState } from 'react'
import { CallProvider } from '../../parts/call/CallProvider.tsx'
import { useSecondHalf } from '../../parts/people/useSecondHalf.ts'
import { useRoom } from '../../parts/room/roomContext.ts'
import { AfterMock } from './after/AfterMock.tsx'
import { Lobby } from './lobby/Lobby.tsx'
import { PeopleLobby } from './people/PeopleLobby.tsx'
import { Stage } from './Stage.tsx'
import { HalfTime } from './swap/HalfTime.tsx'
import { WarmUp } from './warmUp/WarmUp.tsx'

/** The room, plus the call between its two people, which runs from the lobby to the end. */
export function Room() {
  return (
    <CallProvider>
      <Phase />
    </CallProvider>
  )
}

/** Picks the screen for the interview's phase. */
function Phase() {
  const phase = useRoom(({ state }) => state?.phase)
  const lobby = useRoom(({ state }) => (state?.phase === 'NOT_STARTED' && state.control === 'human' ? state : null))
  const role = useRoom(({ role }) => role)
  const half = useRoom(({ state }) => (state !== null && opensSecondHalf(state) ? state : null))
  const isComing = useSecondHalf(half)
  const wasHere = useWasInIt(phase)
  const [stays, setStays] = useState(false)
  const judged = useRoom(({ state }) =>
    state?.phase === 'ENDED' && state.scoredBy === 'human' && state.scorecard.status !== 'none' ? state : null,
  )
  if (half !== null && isComing && wasHere && !stays && role !== null)
    return <HalfTime state={half} role={role} onStay={() => setStays(true)} />
  if (judged !== null && role !== null && role !== 'observer') return <AfterMock state={judged} role={role} />
  switch (phase) {
    case 'NOT_STARTED':
      return lobby === null ? <Lobby /> : <PeopleLobby state={lobby} />
    case 'IN_PROGRESS':
    case 'ENDED':
      return (
        <>
          <Stage />
          <WarmUp />
        </>
      )
    case undefined:
      return null
  }
}

/** Whether the interview was in progress while this page was open. Only then does the page move on when it ends. */
function useWasInIt(phase: Session['phase'] | undefined): boolean {
  const [was, setWas] = useState(false)
  useEffect(() => {
    if (phase === 'IN_PROGRESS') setWas(true)
  }, [phase])
  return was
}
