import { sharedTextName } from '@greenroom/shared/wire'
import * as decoding from 'lib0/decoding'
import * as encoding from 'lib0/encoding'
import { WebSocket } from 'ws'
import * as sync from 'y-protocols/sync'
import * as Y from 'yjs'
import { openBrowser } from '../../../scripts/system/collab/browsers.ts'
import type { SharedRoom } from '../rooms.ts'

/** One person's connection to a shared text. */
export type Typist = { text: Y.Text; close(): void }

const patienceMs = 20_000

/** Opens one of the engine's shared texts with Greenroom's own client. */
export async function openTypist(url: string, { sessionId }: SharedRoom, cookie: string): Promise<Typist> {
  const browser = openBrowser({ url, cookie, sessionId })
  await until((done) => {
    const look = () => {
      if (browser.store.getState().connection === 'online') done()
    }
    browser.store.subscribe(look)
    look()
  })
  return browser
}

/** Opens one of the baseline's texts, doing as little as y-websocket's client does. */
export async function openBareTypist(url: string, { sessionId }: SharedRoom, cookie?: string): Promise<Typist> {
  const doc = new Y.Doc()
  const socket = new WebSocket(`${url}/${sessionId}`, cookie === undefined ? {} : { headers: { cookie } })
  const send = (write: (encoder: encoding.Encoder) => void): void => {
    const encoder = encoding.createEncoder()
    encoding.writeVarUint(encoder, 0)
    write(encoder)
    socket.send(encoding.toUint8Array(encoder))
  }
  doc.on('update', (update: Uint8Array, origin: unknown) => {
    if (origin !== socket) send((encoder) => sync.writeUpdate(encoder, update))
  })
  socket.on('open', () => send((encoder) => sync.writeSyncStep1(encoder, doc)))
  await until((done) => {
    socket.on('message', (data) => {
      if (!Buffer.isBuffer(data)) return
      const decoder = decoding.createDecoder(data)
      if (decoding.readVarUint(decoder) !== 0) return
      const answer = encoding.createEncoder()
      encoding.writeVarUint(answer, 0)
      const step = sync.readSyncMessage(decoder, answer, doc, socket)
      if (encoding.length(answer) > 1) socket.send(encoding.toUint8Array(answer))
      if (step === sync.messageYjsSyncStep2) done()
    })
  })
  return { text: doc.getText(sharedTextName), close: () => socket.close() }
}

/**
 * Types one letter.
 * @returns how long the other person's client takes to get it, in ms
 */
export async function strokeMs(from: Typist, to: Typist): Promise<number> {
  const startedAt = performance.now()
  await until((done) => {
    const heard = (): void => {
      to.text.unobserve(heard)
      done()
    }
    to.text.observe(heard)
    from.text.insert(from.text.length, 'x')
  })
  return performance.now() - startedAt
}

function until(begin: (done: () => void) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('a shared text did not answer')), patienceMs)
    begin(() => {
      clearTimeout(timer)
      resolve()
    })
  })
}
