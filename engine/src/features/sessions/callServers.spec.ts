import { describe, expect, it } from 'vitest'
import { callServers, turnCredentials } from './callServers.ts'

const calls = { stunUrls: ['stun:s.example'], turn: { urls: ['turn:t.example'], secret: 'north' } }

describe('servers of a call', () => {
  it('gives credentials that a TURN server computes from its own secret', () => {
    // echo -n 21600:user-7 | openssl dgst -binary -sha1 -hmac north | openssl base64
    expect(turnCredentials('north', 'user-7', 0)).toEqual({
      username: '21600:user-7',
      credential: 'Z1w/LG/zHEQ7kwgW/HocVnWhb0g=',
    })
  })
  it('lists no server if none is set, and no relay for somebody alone', () => {
    const asked = { participantId: 'user-7', now: 0 }
    expect(callServers({ stunUrls: [], turn: null }, { ...asked, relays: true })).toEqual({ iceServers: [] })
    expect(callServers(calls, { ...asked, relays: false })).toEqual({ iceServers: [{ urls: ['stun:s.example'] }] })
    expect(callServers(calls, { ...asked, relays: true }).iceServers).toHaveLength(2)
  })
})
