import { isCallRole, type Session } from '@greenroom/shared/session'
import type { ParticipantRole } from '@greenroom/shared/vocabulary'
import { callPath, callServersSchema, urlOf } from '@greenroom/shared/wire'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { get } from '../../data/api.ts'
import { report } from '../../data/report.ts'
import { useRoom, useRoomAccess } from '../room/roomContext.ts'
import { speechLanguage } from '../voice/browserSpeech.ts'
import { type Call, createCall } from './call.ts'
import { CallContext } from './callContext.ts'
import { findCaptioner } from './captioner.ts'
import { iceServer } from './iceServer.ts'
import { RemoteSound } from './RemoteSound.tsx'

/**
 * Keeps the call and its sound going while the room around it changes. Wrap it around everything that shows a
 * `CallStrip`.
 */
export function CallProvider({ children }: { children: ReactNode }) {
  const { client } = useRoomAccess()
  const queries = useQueryClient()
  const sessionId = useRoom(({ state }) => state?.sessionId ?? null)
  const role = useRoom(({ role, state }) => callRoleIn(state, role))
  const [call, setCall] = useState<Call | null>(null)
  useEffect(() => {
    if (sessionId === null || role === null) return
    const opened = createCall({
      sessionId,
      isPolite: role === 'candidate',
      say: client.signal,
      listen: client.onSignal,
      onOnline: (listener) =>
        client.store.subscribe(({ connection }, before) => {
          if (connection === 'online' && before.connection !== 'online') listener()
        }),
      servers: async () => (await get(urlOf(callPath, { id: sessionId }), callServersSchema)).iceServers.map(iceServer),
      captioner: () => findCaptioner(speechLanguage()),
      // The error message may quote the session description, which includes addresses.
      onError: (error) => report(queries, `call: ${error instanceof Error ? error.name : 'unknown'}`, 'warning'),
    })
    // Tell the other page that this one is closing, rather than let it find out.
    const leave = () => opened.leave()
    window.addEventListener('pagehide', leave)
    setCall(opened)
    return () => {
      window.removeEventListener('pagehide', leave)
      opened.close()
      setCall(null)
    }
  }, [client, queries, sessionId, role])
  return (
    <CallContext value={call}>
      {children}
      {call !== null && <RemoteSound call={call} />}
    </CallContext>
  )
}

/**
 * This person's side of a call until the interview ends; null unless a person interviews or can still take that seat.
 */
function callRoleIn(state: Session | null, role: ParticipantRole | null): 'candidate' | 'interviewer' | null {
  if (state === null || state.phase === 'ENDED' || role === null || !isCallRole(role)) return null
  return state.mode === 'human' || state.members.some((each) => each.role === 'interviewer') ? role : null
}
