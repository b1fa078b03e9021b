import { once } from 'node:events'
import { type RawData, WebSocket } from 'ws'

/** The wire's own language: anything can be sent, and everything that comes is kept as it came. */
export type WireSocket = {
  /** Sends a frame as it stands. */
  frame(packet: string | Uint8Array): void
  /** An event with an acknowledgement, as JSON text that was made elsewhere; resolves with it, or with `closed` or `silence`. */
  ask(event: string, json: string): Promise<unknown>
  /** Texts that came, in order. */
  received: readonly string[]
  /** Reads nothing any more, as a browser that hangs. */
  stopReading(): void
  isOpen(): boolean
  close(): void
}

const answerWithinMs = 30_000

/** A socket.io connection without a socket.io client. Throws where the engine does not let it in. */
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
  // The engine cuts it off; that is what it is about.
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
