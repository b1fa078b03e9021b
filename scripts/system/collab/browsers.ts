import type { SharedPart } from '@greenroom/shared/session'
import { collabQueryOf } from '@greenroom/shared/wire'
import { WebSocket } from 'ws'
import { type BoardConnection, connectBoard } from '../../../web/src/session/collab/boardConnection.ts'
import type {
  ConnectionOptions,
  DocumentConnection,
  DocumentSocket,
} from '../../../web/src/session/collab/documentConnection.ts'
import { connectText, type TextConnection } from '../../../web/src/session/collab/textConnection.ts'
import type { Unsent } from '../../../web/src/session/collab/unsentWork.ts'

/** A browser's end of a shared document, using the product's own client; its network can be cut or slowed down. */
type Network = {
  /** Blocks everything in both directions until `plugIn`. */
  unplug(): void
  plugIn(): void
  /** Switches to another engine. */
  moveTo(url: string): void
  /** The codes with which the engine closed the connection. */
  closedWith: number[]
}
export type Browser = TextConnection & Network & { type(at: number, words: string): void }
export type DrawingBrowser = BoardConnection & Network

export type BrowserOptions = {
  url: string
  cookie: string
  sessionId: string
  question?: number
  part?: SharedPart
  origin?: string
  /** How long a message takes each way, in ms. */
  delayMs?: () => number
  /** Edits kept outside the page, which survive it. */
  unsent?: Unsent
}

export function openBrowser(options: BrowserOptions): Browser {
  const connection = openConnection(options, connectText)
  return { ...connection, type: (at, words) => connection.text.insert(Math.min(at, connection.text.length), words) }
}

/** A browser that shows the whiteboard. */
export const openDrawingBrowser = (options: BrowserOptions): DrawingBrowser =>
  openConnection({ ...options, part: 'board' }, connectBoard)

function openConnection<C extends DocumentConnection>(
  options: BrowserOptions,
  connect: (options: ConnectionOptions) => C,
): C & Network {
  const { cookie, sessionId, question = 1, part = 'python', origin, delayMs = () => 0, unsent } = options
  let { url } = options
  let isPlugged = true
  const closedWith: number[] = []
  let cut = (): void => {}

  const connection = connect({
    ...(unsent === undefined ? {} : { unsent }),
    open() {
      const address = `${url.replace('http', 'ws')}/collab/${sessionId}?${new URLSearchParams(collabQueryOf({ question, part }))}`
      const socket = new WebSocket(isPlugged ? address : 'ws://127.0.0.1:9', {
        headers: { cookie, ...(origin === undefined ? {} : { origin }) },
      })
      socket.binaryType = 'arraybuffer'
      const face: DocumentSocket = {
        binaryType: 'arraybuffer',
        send: (bytes) => later(() => isOpen && socket.readyState === socket.OPEN && socket.send(bytes)),
        close: () => socket.close(),
        onopen: null,
        onmessage: null,
        onclose: null,
      }
      let isOpen = true
      /** Messages never overtake each other: each waits for the previous one. */
      let line = Promise.resolve()
      const later = (work: () => void): void => {
        const ms = delayMs()
        line = line.then(() => (ms === 0 ? undefined : new Promise((resolve) => setTimeout(resolve, ms)))).then(work)
      }
      const end = (code: number): void => {
        if (!isOpen) return
        isOpen = false
        closedWith.push(code)
        face.onclose?.({ code })
      }
      socket.on('open', () => face.onopen?.())
      socket.on('message', (data) => later(() => isOpen && face.onmessage?.({ data })))
      socket.on('close', (code) => end(code))
      socket.on('error', () => end(1006))
      cut = () => {
        end(1006)
        socket.terminate()
      }
      return face
    },
  })
  return {
    ...connection,
    closedWith,
    unplug() {
      isPlugged = false
      cut()
    },
    plugIn() {
      isPlugged = true
      connection.reconnect()
    },
    moveTo(next) {
      url = next
    },
  }
}
