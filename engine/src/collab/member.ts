import {
  isWorkLocked,
  type Participant,
  type Session,
  type SharedFile,
  sharedStanding,
} from '@greenroom/shared/session'
import { type CollabStanding, collabClose, collabMessage } from '@greenroom/shared/wire'
import * as decoding from 'lib0/decoding'
import * as encoding from 'lib0/encoding'
import { applyAwarenessUpdate, encodeAwarenessUpdate, removeAwarenessStates } from 'y-protocols/awareness'
import * as sync from 'y-protocols/sync'
import * as Y from 'yjs'
import { cursorOf } from './cursors.ts'
import type { Member } from './documents.ts'
import { kindOf } from './kinds/kindOf.ts'
import type { SharedDocument } from './sharedDocument.ts'

/** The parts of a WebSocket that a member uses. */
export type Wire = { send(bytes: Uint8Array): void; close(code: number, reason: string): void }

/** One connection to a shared document: receives its owner's messages, and sends them everybody's changes. */
export type CollabMember = Member & {
  /** Starts the sync: sends the owner's permissions and requests the client's state. */
  begin(document: SharedDocument, state: Session): Promise<void>
  receive(bytes: Uint8Array): void
  /** Called when the connection has closed. */
  end(): void
}

export function createMember(options: {
  wire: Wire
  file: SharedFile
  /** The connection's participant; undefined once they've left the session. */
  participantIn: (state: Session) => Participant | undefined
}): CollabMember {
  const { wire, file, participantIn } = options
  let document: SharedDocument | undefined
  let participant: Participant | undefined
  let standing: CollabStanding | null = null
  let clientId: number | null = null
  /** The number of updates received, and the numbers of those not stored yet, in order. */
  let received = 0
  const waiting: number[] = []

  function send(kind: number, write: (encoder: encoding.Encoder) => void): void {
    const encoder = encoding.createEncoder()
    encoding.writeVarUint(encoder, kind)
    write(encoder)
    wire.send(encoding.toUint8Array(encoder))
  }

  const member: CollabMember = {
    async begin(opened, state) {
      document = opened
      member.reassess(state)
      await opened.atRest((doc) => {
        if (document === undefined) return
        opened.join(member)
        send(collabMessage.sync, (encoder) => sync.writeSyncStep1(encoder, doc))
        const clients = [...opened.awareness.getStates().keys()]
        if (clients.length > 0) member.cursors(encodeAwarenessUpdate(opened.awareness, clients))
      })
    },
    receive(bytes) {
      const opened = document
      if (opened === undefined) return
      try {
        const decoder = decoding.createDecoder(bytes)
        const kind = decoding.readVarUint(decoder)
        if (kind === collabMessage.sync) receiveSync(opened, decoder)
        else if (kind === collabMessage.awareness) receiveCursor(opened, decoding.readVarUint8Array(decoder))
        else wire.close(collabClose.badMessage, 'unknown kind')
      } catch {
        wire.close(collabClose.badMessage, 'unreadable')
      }
    },
    update: (update) => send(collabMessage.sync, (encoder) => sync.writeUpdate(encoder, update)),
    stored(count) {
      const last = waiting.splice(0, count).at(-1)
      if (last !== undefined) send(collabMessage.stored, (encoder) => encoding.writeVarUint(encoder, last))
    },
    cursors: (update) => send(collabMessage.awareness, (encoder) => encoding.writeVarUint8Array(encoder, update)),
    lost: () => wire.close(collabClose.tryAgain, 'try again'),
    reassess(state) {
      participant = state && participantIn(state)
      if (state === undefined || participant === undefined)
        return wire.close(collabClose.notAllowed, 'not in the session')
      const now = sharedStanding(state, participant, file)
      if (now === null) return wire.close(collabClose.noSuchDocument, 'the question is over')
      const locked = isWorkLocked(state)
      const next: CollabStanding = { ...now, locked }
      if (standing?.may === next.may && standing.because === next.because && standing.locked === locked) return
      const mayWriteAgain = standing?.may === 'read' && next.may === 'write'
      standing = next
      send(collabMessage.standing, (encoder) => encoding.writeVarString(encoder, JSON.stringify(next)))
      // Fetches what was typed or drawn on the client in the meantime.
      if (mayWriteAgain)
        void document?.atRest((doc) => send(collabMessage.sync, (encoder) => sync.writeSyncStep1(encoder, doc)))
    },
    end() {
      if (document !== undefined && clientId !== null) removeAwarenessStates(document.awareness, [clientId], member)
      document = undefined
    },
  }

  function receiveSync(opened: SharedDocument, decoder: decoding.Decoder): void {
    const step = decoding.readVarUint(decoder)
    const bytes = decoding.readVarUint8Array(decoder)
    if (step === sync.messageYjsSyncStep1) {
      Y.decodeStateVector(bytes)
      void opened.atRest((doc) => send(collabMessage.sync, (encoder) => sync.writeSyncStep2(encoder, doc, bytes)))
      return
    }
    received += 1
    if (standing?.may !== 'write') return
    const outcome = opened.receive(bytes, member)
    if (outcome === 'waiting') waiting.push(received)
    else if (outcome === 'too_large') wire.close(collabClose.tooLarge, 'too large')
    else if (outcome === 'incomplete') wire.close(collabClose.tryAgain, 'something is missing')
    else wire.close(collabClose.badMessage, 'not what it should hold')
  }

  function receiveCursor(opened: SharedDocument, update: Uint8Array): void {
    if (participant === undefined || participant.role === 'observer') return
    const cursor = cursorOf(update, participant.id, kindOf(file))
    const isOurs =
      cursor !== null && (clientId === null ? isFree(opened, cursor.clientId) : clientId === cursor.clientId)
    if (!isOurs) return
    clientId = cursor.clientId
    applyAwarenessUpdate(opened.awareness, cursor.update, member)
  }

  /** Nobody may move another person's cursor, but you may reclaim your own from a lost connection. */
  const isFree = ({ awareness }: SharedDocument, id: number): boolean => {
    const known = awareness.getStates().get(id)
    return known === undefined || known.participantId === participant?.id
  }

  return member
}
