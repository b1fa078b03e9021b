import type { SharedFile } from '@greenroom/shared/session'
import { collabQueryOf } from '@greenroom/shared/wire'
import type { DocumentSocket } from '../../session/collab/documentConnection.ts'

/** Opens a WebSocket to a shared document. */
export function openDocumentSocket(sessionId: string, file: SharedFile): DocumentSocket {
  const query = new URLSearchParams(collabQueryOf(file))
  const origin = location.origin.replace(/^http/, 'ws')
  const socket = new WebSocket(`${origin}/collab/${encodeURIComponent(sessionId)}?${query}`)
  socket.binaryType = 'arraybuffer'
  const face: DocumentSocket = {
    binaryType: 'arraybuffer',
    send: (bytes) => socket.send(bytes),
    close: () => socket.close(),
    onopen: null,
    onmessage: null,
    onclose: null,
  }
  socket.onopen = () => face.onopen?.()
  socket.onmessage = ({ data }) => face.onmessage?.({ data })
  socket.onclose = ({ code }) => face.onclose?.({ code })
  return face
}
