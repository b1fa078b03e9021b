import type { CallSignal } from '@greenroom/shared/wire'
import { z } from 'zod'
import { beginNegotiation, type NegotiationInput, type NegotiationStep, negotiate } from './negotiation.ts'

/** Answers can be slow on a bad network; after this long, assume something was lost. */
const overdueMs = 3_000

/** Longer than any caption, which is a few lines at most. */
const longestWords = 300
const wordsSchema = z.string().max(longestWords)

export type TrackKind = 'audio' | 'video'
type Description = Extract<CallSignal, { kind: 'offer' | 'answer' }>

/** Connection to the other person's page. */
export type Peer = {
  /** Handles a signal from the other page. */
  hear(signal: CallSignal): void
  /** From now on, sends this track, or nothing, without renegotiating. */
  send(kind: TrackKind, track: MediaStreamTrack | null): void
  /** Sends words over the connection itself; they are lost while it's down. */
  write(words: string): void
  /** Looks for another route to the other page. */
  restart(servers: RTCIceServer[]): void
  close(): void
}

export type PeerOptions = {
  /** True on the candidate's page: it waits for the first offer, and backs down when both offer. */
  isPolite: boolean
  servers: RTCIceServer[]
  say: (signal: CallSignal) => void
  /** Called when one of their tracks arrives. It is silent or black until they send something. */
  onTrack: (track: MediaStreamTrack) => void
  onWords: (words: string) => void
  onConnection: (state: RTCPeerConnectionState) => void
  onError: (error: unknown) => void
}

/**
 * Opens a connection with one audio and one video transceiver, both two-way. Tracks change without negotiation, so only
 * the route ever needs renegotiating.
 */
export function openPeer(options: PeerOptions): Peer {
  const { isPolite, servers, say, onTrack, onWords, onConnection, onError } = options
  const connection = new RTCPeerConnection({ iceServers: servers })
  const sent: Record<TrackKind, MediaStreamTrack | null> = { audio: null, video: null }
  let negotiation = beginNegotiation(isPolite)
  let chain: Promise<void> = Promise.resolve()
  let offeredAt = 0
  let isClosed = false

  /** Runs one task at a time, so that each description is fully applied before the next. */
  function enqueue(work: () => Promise<void>): void {
    chain = chain.then(async () => {
      if (!isClosed) await work()
    })
    chain = chain.catch((error: unknown) => {
      if (!isClosed) onError(error)
    })
  }

  const take = (input: NegotiationInput, description?: Description): void =>
    enqueue(async () => {
      const [after, steps] = negotiate(negotiation, input)
      negotiation = after
      for (const step of steps) await follow(step, description?.sdp ?? '')
    })

  async function follow(step: NegotiationStep, sdp: string): Promise<void> {
    switch (step.do) {
      case 'offer':
        await connection.setLocalDescription()
        offer(step.number)
        return
      case 'offerAgain':
        offer(step.number)
        return
      case 'answer':
        await connection.setRemoteDescription({ type: 'offer', sdp })
        await attach()
        await connection.setLocalDescription()
        say({ kind: 'answer', number: step.number, sdp: connection.localDescription?.sdp ?? '' })
        return
      case 'acceptAnswer':
        await connection.setRemoteDescription({ type: 'answer', sdp })
        return
    }
  }

  function offer(number: number): void {
    offeredAt = Date.now()
    say({ kind: 'offer', number, sdp: connection.localDescription?.sdp ?? '' })
  }

  async function attach(): Promise<void> {
    for (const transceiver of connection.getTransceivers()) {
      transceiver.direction = 'sendrecv'
      const kind = transceiver.receiver.track.kind === 'audio' ? 'audio' : 'video'
      if (transceiver.sender.track !== sent[kind]) await transceiver.sender.replaceTrack(sent[kind])
    }
  }

  connection.onnegotiationneeded = () => take({ on: 'changed' })
  connection.ontrack = ({ track }) => onTrack(track)
  connection.onconnectionstatechange = () => onConnection(connection.connectionState)
  connection.onicecandidate = ({ candidate }) => {
    if (candidate === null) return
    const { sdpMid, sdpMLineIndex, usernameFragment } = candidate
    say({ kind: 'candidate', candidate: candidate.candidate, sdpMid, sdpMLineIndex, usernameFragment })
  }
  // Both ends know the channel by its number, so it needn't be announced. Pages running an older version ignore it.
  const written = connection.createDataChannel('captions', { negotiated: true, id: 0 })
  written.onmessage = ({ data }) => {
    const words = wordsSchema.safeParse(data)
    if (words.success) onWords(words.data)
  }
  if (!isPolite) for (const kind of ['audio', 'video'] as const) connection.addTransceiver(kind)

  const timer = setInterval(() => {
    if (negotiation.isOffering && Date.now() - offeredAt > overdueMs) take({ on: 'overdue' })
  }, overdueMs)

  return {
    hear(signal) {
      if (signal.kind === 'offer') take({ on: 'offer', number: signal.number }, signal)
      if (signal.kind === 'answer') take({ on: 'answer', number: signal.number }, signal)
      if (signal.kind !== 'candidate') return
      const { kind, ...candidate } = signal
      // A candidate for a lost or rejected description is useless; the next description brings its own.
      enqueue(() => connection.addIceCandidate(candidate).catch(() => undefined))
    },
    send(kind, track) {
      sent[kind] = track
      enqueue(attach)
    },
    write(words) {
      if (written.readyState === 'open') written.send(words.slice(-longestWords))
    },
    restart(servers) {
      connection.setConfiguration({ ...connection.getConfiguration(), iceServers: servers })
      connection.restartIce()
    },
    close() {
      isClosed = true
      clearInterval(timer)
      connection.onnegotiationneeded = null
      connection.ontrack = null
      connection.onconnectionstatechange = null
      connection.onicecandidate = null
      written.onmessage = null
      connection.close()
    },
  }
}
