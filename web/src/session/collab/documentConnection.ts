import { type CollabStanding, collabClose, collabMessage, collabStandingSchema } from '@greenroom/shared/wire'
import * as decoding from 'lib0/decoding'
import * as encoding from 'lib0/encoding'
import { Awareness, applyAwarenessUpdate, encodeAwarenessUpdate, removeAwarenessStates } from 'y-protocols/awareness'
import * as sync from 'y-protocols/sync'
import * as Y from 'yjs'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Unsent } from './unsentWork.ts'

/** The part of a browser's WebSocket interface needed here. */
export type DocumentSocket = {
  binaryType: string
  send(bytes: Uint8Array<ArrayBuffer>): void
  close(): void
  onopen: (() => void) | null
  onmessage: ((message: { data: unknown }) => void) | null
  onclose: ((close: { code: number }) => void) | null
}

export type DocumentView = {
  /** `damaged`: the engine can't read the document, so we seldom retry. `closed`: there is no reason to reconnect. */
  connection: 'connecting' | 'online' | 'offline' | 'damaged' | 'closed'
  /** Whether the document has received the engine's state at least once. */
  isLoaded: boolean
  /** This person's permissions; null until the engine has sent them. */
  standing: CollabStanding | null
  /** Whether the engine has stored everything done here. */
  isStored: boolean
  /** Whether the document is too large to send. It's kept here. */
  isTooLarge: boolean
  /** Whether unsaved work survives closing the page. */
  isHeld: boolean
}

/** A shared document, with the connection that keeps everyone's copy in sync. */
export type DocumentConnection = {
  store: StoreApi<DocumentView>
  doc: Y.Doc
  awareness: Awareness
  /** Resolves once everything done here is stored, or after the timeout. */
  whenStored(timeoutMs: number): Promise<void>
  /** Reconnects immediately. Call it when the network is back. */
  reconnect(): void
  close(): void
}

const firstRetryMs = 250
const longestRetryMs = 8_000
/** Pause before retrying after a refusal. */
const refusedRetryMs = 3_000
const damagedRetryMs = 30_000
/** A connection with no acknowledgement for this long is considered dead. */
const silentMs = 10_000
const cursorEveryMs = 50
/**
 * Work that is still unacknowledged this long after being sent is kept in the browser. Work that can't be sent is kept
 * at once.
 */
const acknowledgedSoonMs = 250

export type ConnectionOptions = { open: () => DocumentSocket; random?: () => number; unsent?: Unsent }

const heldNowhere: Unsent = { left: async () => null, hold() {}, forget() {}, flush() {} }
/** Marks updates that an earlier page couldn't send. */
const leftBehind = Symbol('left by another page')

/** @param isTooLargeNow whether the document in its current state is too large to send */
export function connectDocument(
  doc: Y.Doc,
  isTooLargeNow: () => boolean,
  { open, random = Math.random, unsent = heldNowhere }: ConnectionOptions,
): DocumentConnection {
  const awareness = new Awareness(doc)
  const store = createStore<DocumentView>(() => ({
    connection: 'connecting',
    isLoaded: false,
    standing: null,
    isStored: true,
    isTooLarge: false,
    isHeld: true,
  }))
  let socket: DocumentSocket | null = null
  let retries = 0
  let retryTimer: ReturnType<typeof setTimeout> | undefined
  let silenceTimer: ReturnType<typeof setTimeout> | undefined
  let cursorTimer: ReturnType<typeof setTimeout> | undefined
  /** The engine's state when the connection began; null until it has arrived. */
  let theirs: Uint8Array | null = null
  let hasTheirs = false
  /** Number of updates sent, and number of the last one stored. */
  let sent = 0
  let acknowledged = 0
  /** Whether some of our changes were never sent on this connection. */
  let isUnsent = false
  /** The engine's state the last time we had nothing left to store. */
  let storedVector = Y.encodeStateVector(doc)
  /** Updates that other pages of this browser couldn't send; null until read. */
  let left: Uint8Array[] | null = null
  let isLeftTaken = false
  /** Whether the engine has rejected our edits. If so, keeping them would only bring the problem back. */
  let isUnfit = false

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

  /** Sends everything that couldn't be sent when it was typed, in one piece. */
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
    if (origin !== connection && origin !== leftBehind && !isUnfit)
      unsent.hold(() => Y.encodeStateAsUpdate(doc, storedVector), isUnsent ? 0 : acknowledgedSoonMs)
  })

  /**
   * Applies the updates left by other pages. They build on the engine's state, so they have to come after it. Updates
   * that it already has change nothing.
   */
  function takeLeft(): void {
    if (left === null || !hasTheirs || isLeftTaken) return
    isLeftTaken = true
    for (const update of left) applyLeft(update)
    settle()
    show()
  }

  function applyLeft(update: Uint8Array): void {
    try {
      Y.applyUpdate(doc, update, leftBehind)
    } catch {
      // Nobody can use an unreadable update, so it is forgotten with the rest.
    }
    // If we passed on an update without its beginning, the engine would keep refusing it.
    doc.store.pendingStructs = null
    doc.store.pendingDs = null
  }

  /** Forgets kept work once all our edits are stored. */
  function settle(): void {
    if (isUnsent || sent !== acknowledged) return
    storedVector = Y.encodeStateVector(doc)
    if (isLeftTaken) unsent.forget()
  }

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
      unsent.forget()
      show({ connection: 'closed' })
      return
    }
    if (code === collabClose.badMessage) {
      isUnfit = true
      unsent.forget()
    }
    show({ connection: code === collabClose.damaged ? 'damaged' : 'offline' })
    // Randomise the pause, so that not everyone reconnects at once when an engine has ended.
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
      if (standing.because === 'over') unsent.forget()
      // Anything done in the meantime is sent when the engine asks for it.
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
        // If others have dropped a cursor, it only reappears with a higher clock.
        awareness.setLocalState(awareness.getLocalState())
        takeLeft()
      }
      settle()
    }
    catchUp()
  }

  function receiveStored(last: number): void {
    acknowledged = last
    clearTimeout(silenceTimer)
    silenceTimer = sent === acknowledged ? undefined : setTimeout(() => socket?.close(), silentMs)
    settle()
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
      unsent.flush()
      old?.close()
      awareness.destroy()
      doc.destroy()
    },
  }
  begin()
  void unsent.left().then((found) => {
    left = found ?? []
    show({ isHeld: found !== null })
    takeLeft()
  })
  return connection
}
