import type { Commit } from '@greenroom/shared/session'
import type { Delta } from '@greenroom/shared/wire'
import type { CallNews } from '../realtime/callNews.ts'
import type { Gateway } from '../realtime/gateway.ts'
import type { LiveFeed } from '../realtime/liveFeed.ts'
import type { PresenceNews } from '../realtime/roomPresence.ts'
import type { SignedInSockets } from '../realtime/signedInSockets.ts'

/** Forwards commits and messages to the sockets, which start later than the parts that send them. */
export type Audience = {
  comesInBy(doors: { gateway: Gateway; liveFeed: LiveFeed; signedIn: SignedInSockets }): void
  hear(commit: Commit): void
  hearDelta(delta: Delta): void
  hearPresence(engineId: string, news: PresenceNews): void
  hearCall(news: CallNews): void
  /** Closes the sockets of a sign-in that has ended, here or on another engine. */
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
    hearCall: (news) => gateway?.deliverCall(news),
    hearEndedSignIn: (signInId) => signedIn?.end(signInId),
    socketCount: () => gateway?.socketCount() ?? 0,
  }
}
