import { useSearchParams } from 'react-router'
import { WorkspaceSkeleton } from '../../features/workspace/WorkspaceSkeleton.tsx'
import { RefusedPage } from '../../parts/room/RefusedPage.tsx'
import { RoomContext, useJoinedRoom, useRoom } from '../../parts/room/roomContext.ts'
import { SessionScreen } from './SessionScreen.tsx'

// Load the editor, the largest part, while joining the session. If that fails, its pane says so and retries.
import('../../parts/editor/CodeEditor.tsx').catch(() => undefined)

/** `/app/mockInterview?session=<id>`: a session that runs code or asks about statements. */
export default function SessionPage() {
  const [search] = useSearchParams()
  const sessionId = search.get('session') ?? ''
  return <Joined key={sessionId} sessionId={sessionId} />
}

function Joined({ sessionId }: { sessionId: string }) {
  const room = useJoinedRoom(sessionId)
  if (room === null) return <WorkspaceSkeleton />
  return (
    <RoomContext value={room}>
      <ScreenOrReason />
    </RoomContext>
  )
}

function ScreenOrReason() {
  const refusal = useRoom(({ refusal }) => refusal)
  const isLoaded = useRoom(({ state }) => state !== null)
  if (refusal !== null) return <RefusedPage refusal={refusal} />
  return isLoaded ? <SessionScreen /> : <WorkspaceSkeleton />
}
