import * as decoding from 'lib0/decoding'
import * as encoding from 'lib0/encoding'
import type { DocumentKind } from './kinds/documentKind.ts'

const largestCursorBytes = 4096

export type SentCursor = { clientId: number; update: Uint8Array }

/**
 * A connection's own cursor. We fill in its owner's name and ignore the one sent by the client. Null unless the update
 * is exactly one cursor.
 */
export function cursorOf(
  update: Uint8Array,
  participantId: string,
  { cursor }: Pick<DocumentKind, 'cursor'>,
): SentCursor | null {
  if (update.length > largestCursorBytes) return null
  try {
    const decoder = decoding.createDecoder(update)
    if (decoding.readVarUint(decoder) !== 1) return null
    const clientId = decoding.readVarUint(decoder)
    const clock = decoding.readVarUint(decoder)
    const state = cursor.nullable().parse(JSON.parse(decoding.readVarString(decoder)))
    const encoder = encoding.createEncoder()
    encoding.writeVarUint(encoder, 1)
    encoding.writeVarUint(encoder, clientId)
    encoding.writeVarUint(encoder, clock)
    encoding.writeVarString(encoder, JSON.stringify(state && { ...state, participantId }))
    return { clientId, update: encoding.toUint8Array(encoder) }
  } catch {
    return null
  }
}
