import type { CallMedia, CallMessage, CallSignal } from '@greenroom/shared/wire'
import { openPeer, type Peer, type TrackKind } from './peer.ts'

/** State of the connection to the other person. */
export type LineStatus = 'waiting' | 'connecting' | 'connected' | 'lost' | 'failed'
export type LineNews = { status?: LineStatus; theirs?: CallMedia | null; remote?: MediaStream | null }

export type LineOptions = {
  sessionId: string
  isPolite: boolean
  say: (message: CallMessage) => void
  listen: (listener: (message: CallMessage) => void) => () => void
  onOnline: (listener: () => void) => () => void
  servers: () => Promise<RTCIceServer[]>
  media: () => CallMedia
  on: (news: LineNews) => void
  onWords: (words: string) => void
  onError: (error: unknown) => void
}

/** How often we announce ourselves. */
const hereEveryMs = 4_000
/** A page that has been silent this long, without a connection, is considered gone. */
const goneAfterMs = 13_000
/** Short interruptions usually end by themselves. */
const patienceMs = 2_500
/** Restart this often while looking for a route; after the maximum, say that there is none. */
const restartEveryMs = 8_000
const restartsAtMost = 4

type Other = {
  name: string
  peer: Peer | null
  heardAt: number
  missed: CallSignal[]
  restarts: number
  wasConnected: boolean
}

/**
 * Connects to the other person: finds their page, connects to it, and looks for another route when the connection is
 * lost.
 */
export function createLine(options: LineOptions) {
  const { sessionId, isPolite, listen, onOnline, servers, media, on, onWords, onError } = options
  let me: string | null = null
  let other: Other | null = null
  let state: RTCPeerConnectionState = 'new'
  let repair: ReturnType<typeof setTimeout> | undefined
  let heartbeat: ReturnType<typeof setInterval> | undefined
  const sent: Record<TrackKind, MediaStreamTrack | null> = { audio: null, video: null }

  function say(signal: CallSignal, to?: string): void {
    if (me !== null) options.say({ sessionId, from: me, ...(to === undefined ? {} : { to }), signal })
  }
  const tell = (): void => say({ kind: 'here', media: media() })

  function drop(): void {
    clearTimeout(repair)
    other?.peer?.close()
    other = null
    state = 'new'
    on({ status: 'waiting', theirs: null, remote: null })
  }

  /** Handles a new page opened by the other person. Fetches the servers first, because credentials expire. */
  async function meet(name: string): Promise<void> {
    drop()
    const found: Other = { name, peer: null, heardAt: Date.now(), missed: [], restarts: 0, wasConnected: false }
    other = found
    on({ status: 'connecting' })
    // They may not know about us yet.
    tell()
    try {
      const iceServers = await servers()
      if (other !== found) return
      const remote = new MediaStream()
      on({ remote })
      found.peer = openPeer({
        isPolite,
        servers: iceServers,
        say: (signal) => say(signal, name),
        onTrack: (track) => remote.addTrack(track),
        onWords: (words) => other === found && onWords(words),
        onConnection: (now) => other === found && changed(found, now),
        onError,
      })
      found.peer.send('audio', sent.audio)
      found.peer.send('video', sent.video)
      for (const signal of found.missed.splice(0)) found.peer.hear(signal)
      repairIn(restartEveryMs)
    } catch (error) {
      onError(error)
      // Drop it, so that the next `here` tries again.
      if (other === found) drop()
    }
  }

  function changed(found: Other, now: RTCPeerConnectionState): void {
    state = now
    if (now === 'connected') {
      clearTimeout(repair)
      repair = undefined
      found.restarts = 0
      found.wasConnected = true
      on({ status: 'connected' })
    } else if (now === 'disconnected' || now === 'failed') {
      on({ status: found.wasConnected ? 'lost' : 'connecting' })
      repairIn(now === 'failed' ? 0 : patienceMs)
    }
  }

  function repairIn(ms: number): void {
    clearTimeout(repair)
    repair = setTimeout(() => void restart(), ms)
  }

  async function restart(): Promise<void> {
    const found = other
    if (found?.peer == null || state === 'connected') return
    found.restarts += 1
    if (found.restarts > restartsAtMost) return on({ status: 'failed' })
    repairIn(restartEveryMs)
    try {
      const iceServers = await servers()
      if (other === found) found.peer.restart(iceServers)
    } catch (error) {
      // We're offline; the timer will retry.
      onError(error)
    }
  }

  const stopListening = listen(({ from, to, signal, ...message }) => {
    if (me === null || message.sessionId !== sessionId || (to !== undefined && to !== me)) return
    if (from !== other?.name) {
      // The other person's new page only takes over once the current one has disconnected.
      if (signal.kind !== 'here' || state === 'connected') return
      void meet(from)
    }
    if (other === null) return
    other.heardAt = Date.now()
    if (signal.kind === 'here') on({ theirs: signal.media })
    else if (signal.kind === 'bye') drop()
    else if (other.peer === null) other.missed.push(signal)
    else other.peer.hear(signal)
  })

  const stopWatching = onOnline(() => {
    tell()
    // Signals sent in the meantime are lost, and the route may have changed.
    if (other?.peer == null || state === 'connected' || state === 'new') return
    other.restarts = 0
    repairIn(0)
  })

  function beat(): void {
    tell()
    if (other !== null && state !== 'connected' && Date.now() - other.heardAt > goneAfterMs) drop()
  }

  function end(): void {
    if (me === null) return
    say({ kind: 'bye' })
    clearInterval(heartbeat)
    drop()
    me = null
    sent.audio = null
    sent.video = null
  }

  function begin(): void {
    me = crypto.randomUUID()
    tell()
    clearInterval(heartbeat)
    heartbeat = setInterval(beat, hereEveryMs)
  }

  return {
    begin,
    tell,
    send(kind: TrackKind, track: MediaStreamTrack | null): void {
      if (sent[kind] === track) return
      sent[kind] = track
      other?.peer?.send(kind, track)
    },
    write(words: string): void {
      other?.peer?.write(words)
    },
    /** Takes a new name, so that the other page starts over too. */
    again(): void {
      if (me === null) return
      say({ kind: 'bye' })
      drop()
      begin()
    },
    end,
    close(): void {
      end()
      stopListening()
      stopWatching()
    },
  }
}
