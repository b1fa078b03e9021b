import { once } from 'node:events'
import { type RawData, WebSocket } from 'ws'

/** A raw connection that can send anything and records everything as it arrives. */
export type WireSocket = {
  /** Sends a frame unchanged. */
  frame(packet: string | Uint8Array): void
  /**
   * Sends an event with this JSON text and asks for an acknowledgement. Resolves with that, or with `closed` or
   * `silence`.
   */
  ask(event: string, json: string): Promise<unknown>
  /** The texts received, in order. */
  received: readonly string[]
  /** Stops reading, like a hung browser. */
  stopReading(): void
  isOpen(): boolean
  close(): void
}

const answerWithinMs = 30_000

/** Connects to socket.io without a socket.io client. Throws if the engine refuses. */
export async function openWire(url: string, cookie: string): Promise<WireSocket> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`, {
    headers: { cookie },
    maxPayload: 0,
  })
  const received: string[] = []
  const answers = new Map<number, (answer: unknown) => void>()
  let lastId = 0

  socket.on('message', (data: RawData, isBinary) => {
    if (isBinary) return
    const text = data.toString()
    received.push(text)
    if (text === '2') socket.send('3')
    const acknowledged = /^43(\d+)(\[.*\])$/s.exec(text)
    if (acknowledged === null) return
    const [answer]: unknown[] = JSON.parse(acknowledged[2] ?? '[]')
    answers.get(Number(acknowledged[1]))?.(answer)
  })
  // The spec expects the engine to cut the connection, so errors are ignored.
  socket.on('error', () => {})
  await once(socket, 'message')
  socket.send('40')
  await once(socket, 'message')
  if (!received.at(-1)?.startsWith('40')) throw new Error(`not let in: ${received.at(-1)}`)

  return {
    received,
    frame: (packet) => socket.send(packet),
    ask(event, json) {
      lastId += 1
      const id = lastId
      return new Promise((resolve) => {
        const patience = setTimeout(() => settle('silence'), answerWithinMs)
        const closed = () => settle('closed')
        const settle = (answer: unknown) => {
          clearTimeout(patience)
          socket.off('close', closed)
          answers.delete(id)
          resolve(answer)
        }
        answers.set(id, settle)
        socket.once('close', closed)
        if (socket.readyState === WebSocket.OPEN) socket.send(`42${id}[${JSON.stringify(event)},${json}]`)
        else settle('closed')
      })
    },
    stopReading: () => socket.pause(),
    isOpen: () => socket.readyState === WebSocket.OPEN,
    close: () => socket.terminate(),
  }
}
