import type { CallMedia, CallMessage } from '@greenroom/shared/wire'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Captioner } from './captioner.ts'
import { createLine, type LineStatus } from './line.ts'
import { type DeviceKind, isTrack, type MediaProblem, openDevice, openScreen } from './localMedia.ts'

/** `off` until somebody joins; `asking` while the browser asks for permission. */
export type CallStatus = 'off' | 'asking' | LineStatus

export type CallView = {
  status: CallStatus
  /** What we send, and what they say they send; null while they aren't in the call. */
  media: CallMedia
  theirs: CallMedia | null
  microphone: MediaStreamTrack | null
  camera: MediaStreamTrack | null
  screen: MediaStreamTrack | null
  /** The devices that were picked by hand, by their ids. */
  chosen: Partial<Record<DeviceKind, string | undefined>>
  /** Their sound and picture. */
  remote: MediaStream | null
  problem: MediaProblem | null
  /** Whether our own words are written; `impossible` where the browser can't do that on this device, `failed` if it gave up. */
  captioning: 'impossible' | 'off' | 'on' | 'failed'
  /** The latest words of both, empty once they are old. Nobody stores them. */
  captions: { mine: string; theirs: string }
}

/** A call with the other person of a session, from this page. */
export type Call = {
  store: StoreApi<CallView>
  join(what: { camera: boolean }): Promise<void>
  leave(): void
  /** Opens the microphone at first, then mutes and unmutes it. */
  toggleMicrophone(): Promise<void>
  toggleCamera(): Promise<void>
  toggleScreen(): Promise<void>
  /** Writes our own words, for both to read, or stops it. */
  toggleCaptions(): void
  /** Goes on with another device: at once, or when it's next turned on. */
  switchDevice(kind: DeviceKind, deviceId: string): Promise<void>
  /** Begins the connection anew. */
  again(): void
  close(): void
}

export type CallOptions = {
  sessionId: string
  isPolite: boolean
  say: (message: CallMessage) => void
  listen: (listener: (message: CallMessage) => void) => () => void
  /** Calls back whenever signals can be sent again. */
  onOnline: (listener: () => void) => () => void
  servers: () => Promise<RTCIceServer[]>
  /** What turns our speech into text on this device; null if nothing does. */
  captioner: () => Promise<Captioner | null>
  onError: (error: unknown) => void
}

const nothing: CallView = {
  status: 'off',
  media: { microphone: false, camera: false, screen: false },
  theirs: null,
  microphone: null,
  camera: null,
  screen: null,
  chosen: {},
  remote: null,
  problem: null,
  captioning: 'impossible',
  captions: { mine: '', theirs: '' },
}

/** A caption stays so long after its last word. */
const captionMs = 6_000

export function createCall(options: CallOptions): Call {
  const store = createStore<CallView>(() => nothing)
  const get = store.getState
  /** Rises when the call is left: a device that is granted later is let go at once. */
  let joins = 0

  const line = createLine({
    ...options,
    media: () => get().media,
    on(news) {
      if (get().status !== 'off') store.setState(news)
    },
    onWords: (words) => caption('theirs', words),
  })

  let captioner: Captioner | null = null
  const fading: Partial<Record<'mine' | 'theirs', ReturnType<typeof setTimeout>>> = {}

  function caption(whose: 'mine' | 'theirs', words: string): void {
    if (get().status === 'off') return
    clearTimeout(fading[whose])
    store.setState({ captions: { ...get().captions, [whose]: words } })
    if (words !== '') fading[whose] = setTimeout(() => caption(whose, ''), captionMs)
  }

  function stopCaptions(): void {
    captioner?.stop()
    if (get().captioning === 'on') store.setState({ captioning: 'off' })
    caption('mine', '')
    line.write('')
  }

  function startCaptions(): void {
    store.setState({ captioning: 'on' })
    const write = (words: string): void => {
      // Whoever is muted is not written either.
      if (!get().media.microphone || get().captioning !== 'on') return
      caption('mine', words)
      line.write(words)
    }
    void captioner?.start(write, () => {
      stopCaptions()
      if (get().captioning === 'off') store.setState({ captioning: 'failed' })
    })
  }

  async function findCaptions(): Promise<void> {
    const join = joins
    captioner ??= await options.captioner()
    if (captioner !== null && join === joins && get().status !== 'off') store.setState({ captioning: 'off' })
  }

  /** What is sent follows from what is open. A screen takes the place of the camera. */
  function sync(change: Partial<CallView>): void {
    const { microphone, camera, screen } = { ...get(), ...change }
    store.setState({
      ...change,
      media: { microphone: microphone?.enabled ?? false, camera: camera !== null, screen: screen !== null },
    })
    line.send('audio', microphone)
    line.send('video', screen ?? camera)
    line.tell()
  }

  async function open(kind: DeviceKind, deviceId = get().chosen[kind]): Promise<void> {
    const join = joins
    const opened = await openDevice(kind, deviceId)
    if (!isTrack(opened)) return store.setState({ problem: opened })
    if (join !== joins) return opened.stop()
    const before = get()[kind]
    if (before !== null) {
      opened.enabled = before.enabled
      before.stop()
    }
    // Unplugged: the browser's next best device takes over, if there is one.
    opened.onended = () => {
      if (get()[kind] !== opened) return
      sync({ [kind]: null, chosen: { ...get().chosen, [kind]: undefined } })
      void open(kind)
    }
    sync({ [kind]: opened, problem: null })
  }

  function stop(kind: DeviceKind | 'screen'): void {
    get()[kind]?.stop()
    sync({ [kind]: null })
  }

  function leave(): void {
    if (get().status === 'off') return
    joins += 1
    stopCaptions()
    line.end()
    for (const track of [get().microphone, get().camera, get().screen]) track?.stop()
    store.setState(nothing)
  }

  /** One page of a person at a time: whoever joins in another tab leaves here. */
  const tabs = new BroadcastChannel(`greenroom:call:${options.sessionId}:${options.isPolite}`)
  tabs.onmessage = leave

  const isIn = () => get().status !== 'off' && get().status !== 'asking'

  return {
    store,
    async join({ camera }) {
      if (get().status !== 'off') return
      const join = joins
      store.setState({ status: 'asking', problem: null })
      await open('microphone')
      if (camera) await open('camera')
      if (join !== joins) return
      tabs.postMessage('joined')
      // Whoever has no device can still listen.
      store.setState({ status: 'waiting' })
      line.begin()
      void findCaptions()
    },
    leave,
    async toggleMicrophone() {
      const { microphone } = get()
      if (!isIn()) return
      if (microphone === null) return open('microphone')
      microphone.enabled = !microphone.enabled
      sync({})
    },
    async toggleCamera() {
      if (!isIn()) return
      if (get().camera === null) await open('camera')
      else stop('camera')
    },
    async toggleScreen() {
      if (!isIn()) return
      if (get().screen !== null) return stop('screen')
      const join = joins
      const opened = await openScreen()
      if (opened === null) return
      if (!isTrack(opened)) return store.setState({ problem: opened })
      if (join !== joins || get().screen !== null) return opened.stop()
      opened.onended = () => get().screen === opened && stop('screen')
      sync({ screen: opened, problem: null })
    },
    toggleCaptions() {
      const { captioning } = get()
      if (captioning === 'on') stopCaptions()
      else if (captioning !== 'impossible') startCaptions()
    },
    async switchDevice(kind, deviceId) {
      store.setState({ chosen: { ...get().chosen, [kind]: deviceId } })
      if (isIn() && get()[kind] !== null) await open(kind, deviceId)
    },
    again: line.again,
    close() {
      leave()
      tabs.close()
      line.close()
    },
  }
}
