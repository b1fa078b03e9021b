import type { CallMedia, CallMessage } from '@greenroom/shared/wire'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Captioner } from './captioner.ts'
import { createLine, type LineStatus } from './line.ts'
import { type DeviceKind, isTrack, type MediaProblem, openDevice, openScreen } from './localMedia.ts'

/** `off` before joining; `asking` while the browser asks for permission. */
export type CallStatus = 'off' | 'asking' | LineStatus

export type CallView = {
  status: CallStatus
  /** What we send, and what the other page says it is sending; null while the other person isn't in the call. */
  media: CallMedia
  theirs: CallMedia | null
  microphone: MediaStreamTrack | null
  camera: MediaStreamTrack | null
  screen: MediaStreamTrack | null
  /** Ids of devices the user has picked. */
  chosen: Partial<Record<DeviceKind, string | undefined>>
  /** The other person's sound and picture. */
  remote: MediaStream | null
  problem: MediaProblem | null
  /**
   * Whether our own speech is captioned. `impossible`: the browser can't do it on this device. `failed`: it gave up.
   */
  captioning: 'impossible' | 'off' | 'on' | 'failed'
  /** What both people said last, cleared after a few seconds. Never stored. */
  captions: { mine: string; theirs: string }
}

/** A call from this page to the other person in the session. */
export type Call = {
  store: StoreApi<CallView>
  join(what: { camera: boolean }): Promise<void>
  leave(): void
  /** Opens the microphone the first time, then mutes and unmutes it. */
  toggleMicrophone(): Promise<void>
  toggleCamera(): Promise<void>
  toggleScreen(): Promise<void>
  /** Starts or stops captioning our own speech, for both people to read. */
  toggleCaptions(): void
  /** Switches to another device: immediately, or the next time this kind is turned on. */
  switchDevice(kind: DeviceKind, deviceId: string): Promise<void>
  /** Reconnects from scratch. */
  again(): void
  close(): void
}

export type CallOptions = {
  sessionId: string
  isPolite: boolean
  say: (message: CallMessage) => void
  listen: (listener: (message: CallMessage) => void) => () => void
  /** Calls `listener` whenever signals can be sent again. */
  onOnline: (listener: () => void) => () => void
  servers: () => Promise<RTCIceServer[]>
  /** Speech recognition on this device; null if there is none. */
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

/** How long a caption stays after its last word. */
const captionMs = 6_000

export function createCall(options: CallOptions): Call {
  const store = createStore<CallView>(() => nothing)
  const get = store.getState
  /** Incremented on leaving the call. A device that is granted afterwards is closed immediately. */
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
      // No captions while muted.
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

  /** Sends whichever devices are open. A screen replaces the camera. */
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
    // The device was unplugged: the browser's next best one takes over, if there is one.
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

  /** One page per person at a time: joining in another tab ends the call here. */
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
      // You can still listen without a device.
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
