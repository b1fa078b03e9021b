import { sessionTitle } from '@greenroom/shared/session'
import { Navigate, useSearchParams } from 'react-router'
import { DocumentTitle } from '../../app/layout/DocumentTitle.tsx'
import { addressOfSession } from '../../data/sessionKinds.ts'
import { isForTheWorkspace } from '../../parts/room/belongsInTheRoom.ts'
import { RefusedPage } from '../../parts/room/RefusedPage.tsx'
import { RoomContext, useJoinedRoom, useRoom } from '../../parts/room/roomContext.ts'
import { roomTexts } from '../../parts/room/texts.ts'
import { Notice } from '../../ui/Notice.tsx'
import { Room } from './Room.tsx'
import { RoomSkeleton } from './RoomSkeleton.tsx'

/** `/app/aiInterview?session=<id>`: the interview room. */
export default function RoomPage() {
  const [search] = useSearchParams()
  const sessionId = search.get('session') ?? ''
  if (sessionId === '') {
    const { title, body, action } = roomTexts.refused.noSession
    return (
      <main id="main">
        <Notice title={title} body={body} action={{ label: action, to: '/app/interviewSelection' }} />
      </main>
    )
  }
  return <JoinedRoom key={sessionId} sessionId={sessionId} />
}

function JoinedRoom({ sessionId }: { sessionId: string }) {
  const room = useJoinedRoom(sessionId)
  if (room === null) return <RoomSkeleton />
  return (
    <RoomContext value={room}>
      <RoomOrReason />
    </RoomContext>
  )
}

function RoomOrReason() {
  const refusal = useRoom(({ refusal }) => refusal)
  const isLoaded = useRoom(({ state }) => state !== null)
  const elsewhere = useRoom(({ state }) =>
    state !== null && isForTheWorkspace(state) ? addressOfSession(state) : null,
  )
  if (refusal !== null) return <RefusedPage refusal={refusal} />
  if (elsewhere !== null) return <Navigate to={elsewhere} replace />
  if (!isLoaded) return <RoomSkeleton />
  return (
    <>
      <RoomTitle />
      <Room />
    </>
  )
}

/** Puts the interview's name in the tab title, so that it can be found among several tabs. */
function RoomTitle() {
  const title = useRoom(({ state }) => (state === null ? null : sessionTitle(state)))
  return title === null ? null : <DocumentTitle title={title} />
}
