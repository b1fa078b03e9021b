/** How far a call could get from here: through a relay, to the outside, only on this network, or nowhere. */
export type CallRoute = 'relay' | 'outside' | 'here' | 'none'

const giveUpAfterMs = 6_000

/** Gathers ICE candidates as a call does, but without calling anyone. Never rejects. */
export async function findCallRoute(servers: RTCIceServer[], signal: AbortSignal): Promise<CallRoute> {
  const kinds = new Set<string>()
  const best = (): CallRoute =>
    kinds.has('relay') ? 'relay' : kinds.has('srflx') ? 'outside' : kinds.has('host') ? 'here' : 'none'
  try {
    const connection = new RTCPeerConnection({ iceServers: servers })
    try {
      await new Promise<void>((resolve) => {
        const late = setTimeout(resolve, giveUpAfterMs)
        const done = () => {
          clearTimeout(late)
          resolve()
        }
        signal.addEventListener('abort', done, { once: true })
        connection.onicecandidate = ({ candidate }) => {
          if (candidate?.type != null) kinds.add(candidate.type)
          if (candidate === null || kinds.has('relay')) done()
        }
        connection.createDataChannel('way')
        connection.setLocalDescription().catch(done)
      })
    } finally {
      connection.close()
    }
  } catch {
    // The browser doesn't support calls, or rejects the servers.
    return 'none'
  }
  return best()
}
