import type { Commit } from '@greenroom/shared/session'
import type { Delta } from '@greenroom/shared/wire'
import type { Gateway } from '../realtime/gateway.ts'
import type { LiveFeed } from '../realtime/liveFeed.ts'
import type { PresenceNews } from '../realtime/roomPresence.ts'
import type { SignedInSockets } from '../realtime/signedInSockets.ts'

/** Who hears of what happens: the sockets, which can come in only after what they hear of is there. */
export type Audience = {
  comesInBy(doors: { gateway: Gateway; liveFeed: LiveFeed; signedIn: SignedInSockets }): void
  hear(commit: Commit): void
  hearDelta(delta: Delta): void
  hearPresence(engineId: string, news: PresenceNews): void
  /** A sign-in has ended, here or elsewhere: its sockets are closed. */
  hearEndedSignIn(signInId: string): void
  socketCount(): number
}

export function createAudience(): Audience {
  let gateway: Gateway | undefined
  let liveFeed: LiveFeed | undefined
  let signedIn: SignedInSockets | undefined
  return {
    comesInBy(doors) {
      gateway = doors.gateway
      liveFeed = doors.liveFeed
      signedIn = doors.signedIn
    },
    hear(commit) {
      gateway?.deliver(commit)
      liveFeed?.deliver(commit)
    },
    hearDelta: (delta) => gateway?.deliverDelta(delta),
    hearPresence: (engineId, news) => gateway?.receivePresence(engineId, news),
    hearEndedSignIn: (signInId) => signedIn?.end(signInId),
    socketCount: () => gateway?.socketCount() ?? 0,
  }
}
