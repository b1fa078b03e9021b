import { mkdirSync } from 'node:fs'
import * as decoding from 'lib0/decoding'
import * as encoding from 'lib0/encoding'
import { type WebSocket, WebSocketServer } from 'ws'
import * as sync from 'y-protocols/sync'
import * as Y from 'yjs'
import { z } from 'zod'
import { openStore } from '../../src/store/open.ts'

/**
 * The baseline for shared documents: what y-websocket's server does with an update, plus one durable append before
 * anyone receives it. It has no accounts, permissions, checks or order between engines, and doesn't report what is
 * stored.
 */
type Room = { doc: Y.Doc; sockets: Set<WebSocket> }

const dataDir = process.env.DATA_DIR ?? 'data'
mkdirSync(dataDir, { recursive: true })
const store = await openStore({ dataDir })
const updateSchema = z.object({ id: z.string(), update: z.base64() })
const updates = store.collection<z.infer<typeof updateSchema>>({
  name: 'bareUpdates',
  unique: [],
  indexes: [],
  parse: (stored) => updateSchema.parse(stored),
})
const rooms = new Map<string, Room>()
let appended = 0

function roomOf(name: string): Room {
  const known = rooms.get(name)
  if (known !== undefined) return known
  const room: Room = { doc: new Y.Doc(), sockets: new Set() }
  room.doc.on('update', (update: Uint8Array, origin: unknown) => {
    const encoder = encoding.createEncoder()
    encoding.writeVarUint(encoder, 0)
    sync.writeUpdate(encoder, update)
    const message = encoding.toUint8Array(encoder)
    appended += 1
    const record = { id: String(appended), update: Buffer.from(update).toString('base64') }
    void updates.insert(record).then(() => {
      for (const socket of room.sockets) if (socket !== origin) socket.send(message)
    })
  })
  rooms.set(name, room)
  return room
}

const server = new WebSocketServer({ host: '127.0.0.1', port: 0 }, () => {
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  process.send?.({ type: 'ready', url: `ws://127.0.0.1:${port}` })
})
server.on('connection', (socket, request) => {
  const room = roomOf(request.url ?? '')
  room.sockets.add(socket)
  socket.on('close', () => room.sockets.delete(socket))
  socket.on('message', (data) => {
    if (!Buffer.isBuffer(data)) return
    const decoder = decoding.createDecoder(data)
    if (decoding.readVarUint(decoder) !== 0) return
    const answer = encoding.createEncoder()
    encoding.writeVarUint(answer, 0)
    sync.readSyncMessage(decoder, answer, room.doc, socket)
    if (encoding.length(answer) > 1) socket.send(encoding.toUint8Array(answer))
  })
  const first = encoding.createEncoder()
  encoding.writeVarUint(first, 0)
  sync.writeSyncStep1(first, room.doc)
  socket.send(encoding.toUint8Array(first))
})
process.on('SIGTERM', () => process.exit(0))
