import { createdInviteSchema, invitePaths, openedSessionSchema, sessionPaths, urlOf } from '@greenroom/shared/wire'
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test'
import { chromium, chromiumArguments } from '../../../scripts/setup/chromium.ts'
import { haveAccount } from './candidate.ts'

const executablePath = chromium.find()

/**
 * A Chromium with two cameras and three microphones that need no permission, and whose calls can stay on this machine.
 */
export const callBrowser = {
  args: [
    ...chromiumArguments,
    '--use-fake-device-for-media-stream=device-count=2',
    '--use-fake-ui-for-media-stream',
    '--allow-loopback-in-peer-connection',
    '--auto-select-desktop-capture-source=Entire screen',
  ],
  ...(executablePath ? { executablePath } : {}),
}

export type CallPages = {
  sessionId: string
  candidate: Page
  interviewer: Page
  observer: Page
  close(): Promise<void>
}

/** Opens a mock between people with all three in the room, each in their own browser, but nobody in the call yet. */
export async function openCallPages(
  browser: Browser,
  { baseURL, isRelayed = false }: { baseURL: string; isRelayed?: boolean },
): Promise<CallPages> {
  const contexts: BrowserContext[] = []
  const open = async () => {
    const context = await browser.newContext({ baseURL, permissions: ['microphone', 'camera'] })
    contexts.push(context)
    await context.addInitScript(noteConnections, isRelayed)
    return await context.newPage()
  }
  const candidate = await open()
  await haveAccount(candidate)
  const opened = await candidate.request.post(sessionPaths.sessions, { data: { mode: 'human' } })
  const { sessionId } = openedSessionSchema.parse(await opened.json())
  const guest = async (role: 'interviewer' | 'observer', name: string) => {
    const page = await open()
    const invited = await candidate.request.post(urlOf(invitePaths.invites, { id: sessionId }), { data: { role } })
    const { link } = createdInviteSchema.parse(await invited.json())
    const token = new URLSearchParams(new URL(link).hash.slice(1)).get('token')
    const accepted = await page.request.post(invitePaths.accept, { data: { token, name } })
    expect(accepted.ok(), await accepted.text()).toBe(true)
    return page
  }
  const interviewer = await guest('interviewer', 'Grace')
  const observer = await guest('observer', 'Olga')
  for (const page of [candidate, interviewer, observer]) await page.goto(`/app/aiInterview?session=${sessionId}`)
  return {
    sessionId,
    candidate,
    interviewer,
    observer,
    close: async () => void (await Promise.all(contexts.map((context) => context.close()))),
  }
}

declare global {
  interface Window {
    /** The page's connections, oldest first, as recorded by `noteConnections`. */
    connections: RTCPeerConnection[]
  }
}

/** Runs in the page: records its connections, so that their traffic can be checked. */
function noteConnections(isRelayed: boolean): void {
  const connections: RTCPeerConnection[] = []
  Object.assign(window, { connections })
  window.RTCPeerConnection = class extends RTCPeerConnection {
    constructor(configuration?: RTCConfiguration) {
      super(isRelayed ? { ...configuration, iceTransportPolicy: 'relay' } : configuration)
      connections.push(this)
    }
  }
}

export type Flow = { audio: number; video: number; local: string; remote: string }

/** Bytes of sound and picture received so far on the current connection, and the kind of route it uses. */
export const flowOf = (page: Page): Promise<Flow> =>
  page.evaluate(async () => {
    const { connections } = window
    const flow = { audio: 0, video: 0, local: '', remote: '' }
    const stats = await connections.at(-1)?.getStats()
    stats?.forEach((each) => {
      if (each.type === 'inbound-rtp') flow[each.kind === 'audio' ? 'audio' : 'video'] += each.bytesReceived
      if (each.type !== 'candidate-pair' || !each.nominated || each.state !== 'succeeded') return
      flow.local = stats.get(each.localCandidateId)?.candidateType
      flow.remote = stats.get(each.remoteCandidateId)?.candidateType
    })
    return flow
  })

/** Waits until more bytes of this kind arrive. */
export async function flows(page: Page, kind: 'audio' | 'video'): Promise<void> {
  const before = (await flowOf(page))[kind]
  await expect.poll(async () => (await flowOf(page))[kind], { message: kind }).toBeGreaterThan(before + 2_000)
}

/** Makes this page look for another route, as it would if the network changed. */
export const restartIce = (page: Page): Promise<void> => page.evaluate(() => window.connections.at(-1)?.restartIce())

/** The two ends of the current route. They change with every restart. */
export const wayOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const connection = window.connections.at(-1)
    return [connection?.currentLocalDescription, connection?.currentRemoteDescription]
      .map((each) => /a=ice-ufrag:(\S+)/.exec(each?.sdp ?? '')?.[1])
      .join()
  })

/** Devices whose sound and picture this page sends. */
export const sentBy = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { connections } = window
    return (
      connections
        .at(-1)
        ?.getSenders()
        .map(({ track }) => track?.label ?? '') ?? []
    )
  })

export const connectionsOf = (page: Page): Promise<number> => page.evaluate(() => window.connections.length)

export const callOf = (page: Page) => page.getByRole('region', { name: 'Call' })
