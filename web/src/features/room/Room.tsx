import { useRoom } from '../../parts/room/roomContext.ts'
import { Lobby } from './lobby/Lobby.tsx'
import { Stage } from './Stage.tsx'
import { WarmUp } from './warmUp/WarmUp.tsx'

/** What the room shows depends on how far the interview is. */
export function Room() {
  const phase = useRoom(({ state }) => state?.phase)
  switch (phase) {
    case 'NOT_STARTED':
      return <Lobby />
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
