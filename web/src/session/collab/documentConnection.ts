import { type CollabStanding, collabClose, collabMessage, collabStandingSchema } from '@greenroom/shared/wire'
import * as decoding from 'lib0/decoding'
import * as encoding from 'lib0/encoding'
import { Awareness, applyAwarenessUpdate, encodeAwarenessUpdate, removeAwarenessStates } from 'y-protocols/awareness'
import * as sync from 'y-protocols/sync'
import * as Y from 'yjs'
import { createStore, type StoreApi } from 'zustand/vanilla'

/** As much of a browser's WebSocket as is needed here. */
export type DocumentSocket = {
  binaryType: string
  send(bytes: Uint8Array<ArrayBuffer>): void
  close(): void
  onopen: (() => void) | null
  onmessage: ((message: { data: unknown }) => void) | null
  onclose: ((close: { code: number }) => void) | null
}

export type DocumentView = {
  /** `damaged`: the engine cannot read the document, and is asked again seldom. `closed`: there is nothing to come back for. */
  connection: 'connecting' | 'online' | 'offline' | 'damaged' | 'closed'
  /** Whether the document is what the engine had, once at least. */
  isLoaded: boolean
  /** What this person may do; null before the engine has said so. */
  standing: CollabStanding | null
  /** Whether the engine has stored everything that was made here. */
  isStored: boolean
  /** Whether the document is too large to be sent. It is kept here. */
  isTooLarge: boolean
}

/** A shared document and the connection that keeps it the same for everybody. */
export type DocumentConnection = {
  store: StoreApi<DocumentView>
  doc: Y.Doc
  awareness: Awareness
  /** Resolves once everything that was made here is stored, or after so many ms. */
  whenStored(timeoutMs: number): Promise<void>
  /** The interviewer keeps the candidate from typing and drawing, or lets them. */
  setLocked(locked: boolean): void
  /** Comes again at once: the network is back. */
  reconnect(): void
  close(): void
}

const firstRetryMs = 250
const longestRetryMs = 8_000
/** After it was refused something. */
const refusedRetryMs = 3_000
const damagedRetryMs = 30_000
/** A connection on which nothing is acknowledged for so long is dead. */
const silentMs = 10_000
const cursorEveryMs = 50

export type ConnectionOptions = { open: () => DocumentSocket; random?: () => number }

/** @param isTooLargeNow whether the document, as it is here, may not be sent */
export function connectDocument(
  doc: Y.Doc,
  isTooLargeNow: () => boolean,
  { open, random = Math.random }: ConnectionOptions,
): DocumentConnection {
  const awareness = new Awareness(doc)
  const store = createStore<DocumentView>(() => ({
    connection: 'connecting',
    isLoaded: false,
    standing: null,
    isStored: true,
    isTooLarge: false,
  }))
  let socket: DocumentSocket | null = null
  let retries = 0
  let retryTimer: ReturnType<typeof setTimeout> | undefined
  let silenceTimer: ReturnType<typeof setTimeout> | undefined
  let cursorTimer: ReturnType<typeof setTimeout> | undefined
  /** What the engine had when the connection began; null until it has said so. */
  let theirs: Uint8Array | null = null
  let hasTheirs = false
  /** Updates that were sent, and the last of them that is stored. */
  let sent = 0
  let acknowledged = 0
  /** Whether there is something of ours that was never sent on this connection. */
  let isUnsent = false

  function send(kind: number, write: (encoder: encoding.Encoder) => void): void {
    const encoder = encoding.createEncoder()
    encoding.writeVarUint(encoder, kind)
    write(encoder)
    socket?.send(new Uint8Array(encoding.toUint8Array(encoder)))
  }

  function maySend(): boolean {
    return theirs !== null && hasTheirs && store.getState().standing?.may === 'write' && !store.getState().isTooLarge
  }

  function show(view: Partial<DocumentView> = {}): void {
    const before = store.getState()
    const next = { ...before, ...view, isStored: !isUnsent && sent === acknowledged }
    if ((Object.keys(next) as (keyof DocumentView)[]).some((key) => next[key] !== before[key])) store.setState(next)
  }

  function sendUpdate(update: Uint8Array): void {
    sent += 1
    send(collabMessage.sync, (encoder) => sync.writeUpdate(encoder, update))
    silenceTimer ??= setTimeout(() => socket?.close(), silentMs)
  }

  /** Sends in one piece what could not be sent when it was typed. */
  function catchUp(): void {
    if (isUnsent && maySend() && theirs !== null) {
      isUnsent = false
      sendUpdate(Y.encodeStateAsUpdate(doc, theirs))
    }
    show()
  }

  doc.on('update', (update: Uint8Array, origin: unknown) => {
    const isTooLarge = isTooLargeNow()
    if (isTooLarge !== store.getState().isTooLarge) show({ isTooLarge })
    if (origin !== connection) {
      if (!isUnsent && maySend()) sendUpdate(update)
      else isUnsent = true
    }
    catchUp()
  })

  awareness.on('update', (_changed: unknown, origin: unknown) => {
    if (origin === connection) return
    cursorTimer ??= setTimeout(() => {
      cursorTimer = undefined
      sendCursor()
    }, cursorEveryMs)
  })

  function sendCursor(): void {
    const { standing } = store.getState()
    if (!hasTheirs || standing === null || standing.because === 'observing') return
    const update = encodeAwarenessUpdate(awareness, [awareness.clientID])
    send(collabMessage.awareness, (encoder) => encoding.writeVarUint8Array(encoder, update))
  }

  function begin(): void {
    clearTimeout(retryTimer)
    const opened = open()
    opened.binaryType = 'arraybuffer'
    socket = opened
    opened.onopen = () => send(collabMessage.sync, (encoder) => sync.writeSyncStep1(encoder, doc))
    opened.onmessage = ({ data }) => {
      if (socket === opened && data instanceof ArrayBuffer) receive(new Uint8Array(data))
    }
    opened.onclose = ({ code }) => {
      if (socket === opened) lost(code)
    }
  }

  function lost(code: number): void {
    socket = null
    theirs = null
    hasTheirs = false
    if (sent !== acknowledged) isUnsent = true
    sent = 0
    acknowledged = 0
    clearTimeout(silenceTimer)
    silenceTimer = undefined
    removeAwarenessStates(
      awareness,
      [...awareness.getStates().keys()].filter((id) => id !== doc.clientID),
      connection,
    )
    if (code === collabClose.noSuchDocument || code === collabClose.notAllowed) {
      show({ connection: 'closed' })
      return
    }
    show({ connection: code === collabClose.damaged ? 'damaged' : 'offline' })
    // Not everybody at once, when an engine has ended.
    retryTimer = setTimeout(begin, waitMsAfter(code) * (0.5 + random() / 2))
    retries += 1
  }

  function waitMsAfter(code: number): number {
    if (code === collabClose.damaged) return damagedRetryMs
    const leastMs = code === collabClose.tooLarge || code === collabClose.tooMany ? refusedRetryMs : firstRetryMs
    return Math.min(longestRetryMs, leastMs * 2 ** retries)
  }

  function receive(bytes: Uint8Array): void {
    const decoder = decoding.createDecoder(bytes)
    const kind = decoding.readVarUint(decoder)
    if (kind === collabMessage.sync) receiveSync(decoder)
    else if (kind === collabMessage.awareness)
      applyAwarenessUpdate(awareness, decoding.readVarUint8Array(decoder), connection)
    else if (kind === collabMessage.stored) receiveStored(decoding.readVarUint(decoder))
    else if (kind === collabMessage.standing) {
      const standing = collabStandingSchema.parse(JSON.parse(decoding.readVarString(decoder)))
      // What is made in the meantime is sent when the engine asks for it.
      if (standing.may === 'read') {
        theirs = null
        clearTimeout(silenceTimer)
        silenceTimer = undefined
      }
      show({ standing })
    }
  }

  function receiveSync(decoder: decoding.Decoder): void {
    const step = decoding.readVarUint(decoder)
    const bytes = decoding.readVarUint8Array(decoder)
    if (step === sync.messageYjsSyncStep1) {
      theirs = bytes
      if (sent !== acknowledged) isUnsent = true
    } else {
      Y.applyUpdate(doc, bytes, connection)
      if (step === sync.messageYjsSyncStep2 && !hasTheirs) {
        hasTheirs = true
        retries = 0
        show({ connection: 'online', isLoaded: true })
        // A cursor that was taken for gone comes back with a newer number only.
        awareness.setLocalState(awareness.getLocalState())
      }
    }
    catchUp()
  }

  function receiveStored(last: number): void {
    acknowledged = last
    clearTimeout(silenceTimer)
    silenceTimer = sent === acknowledged ? undefined : setTimeout(() => socket?.close(), silentMs)
    show()
  }

  const connection: DocumentConnection = {
    store,
    doc,
    awareness,
    whenStored: (timeoutMs) =>
      new Promise((resolve) => {
        if (store.getState().isStored) {
          resolve()
          return
        }
        const done = () => {
          clearTimeout(timer)
          stop()
          resolve()
        }
        const timer = setTimeout(done, timeoutMs)
        const stop = store.subscribe(({ isStored }) => {
          if (isStored) done()
        })
      }),
    setLocked(locked) {
      if (hasTheirs) send(collabMessage.lock, (encoder) => encoding.writeVarUint(encoder, locked ? 1 : 0))
    },
    reconnect() {
      if (store.getState().connection === 'closed') return
      retries = 0
      if (socket === null) begin()
      else {
        const old = socket
        lost(collabClose.tryAgain)
        old.close()
        begin()
      }
    },
    close() {
      const old = socket
      socket = null
      clearTimeout(retryTimer)
      clearTimeout(silenceTimer)
      clearTimeout(cursorTimer)
      old?.close()
      awareness.destroy()
      doc.destroy()
    },
  }
  begin()
  return connection
}
