import type { Commit } from '@greenroom/shared/session'
import type { Delta } from '@greenroom/shared/wire'
import type { Gateway } from '../realtime/gateway.ts'
import type { LiveFeed } from '../realtime/liveFeed.ts'
import type { PresenceNews } from '../realtime/roomPresence.ts'

/** Who hears of what happens: the sockets, which can come in only after what they hear of is there. */
export type Audience = {
  comesInBy(doors: { gateway: Gateway; liveFeed: LiveFeed }): void
  hear(commit: Commit): void
  hearDelta(delta: Delta): void
  hearPresence(engineId: string, news: PresenceNews): void
  socketCount(): number
}

export function createAudience(): Audience {
  let gateway: Gateway | undefined
  let liveFeed: LiveFeed | undefined
  return {
    comesInBy(doors) {
      gateway = doors.gateway
      liveFeed = doors.liveFeed
    },
    hear(commit) {
      gateway?.deliver(commit)
      liveFeed?.deliver(commit)
    },
    hearDelta: (delta) => gateway?.deliverDelta(delta),
    hearPresence: (engineId, news) => gateway?.receivePresence(engineId, news),
    socketCount: () => gateway?.socketCount() ?? 0,
  }
}
