import { isCallRole, mayCall } from '@greenroom/shared/session'
import { callMessageSchema } from '@greenroom/shared/wire'
import type { SessionHandler } from '../session/handle.ts'
import { visitorKey } from './access.ts'
import type { CallNews } from './callNews.ts'
import type { RoomSocket } from './rooms.ts'
import { createTokenBuckets, type Sharing } from './tokenBuckets.ts'

/** Connecting takes a description and about 30 ICE candidates. After that there is one signal every few seconds. */
const signalBucket = { burst: 120, perSecond: 10 }

export type CallSignalsOptions = {
  handler: Pick<SessionHandler, 'peek' | 'load'>
  now: () => number
  sharing: (name: string) => Sharing
  /** Sends a signal to the other person's sockets on this engine. */
  deliver: (news: CallNews) => void
  /** Publishes a signal to the other engines. */
  publish: (news: CallNews) => void
}

/**
 * Forwards the signals that candidate and interviewer use to set up a call. Nothing is stored, logged or answered.
 * Drops signals that are unreadable, over the limit, or from people who may not call.
 */
export function createCallSignals({ handler, now, sharing, deliver, publish }: CallSignalsOptions) {
  const buckets = createTokenBuckets(signalBucket, now, sharing('signals'))
  return async (socket: RoomSocket, sent: unknown): Promise<void> => {
    // Count before parsing, so that unreadable signals use up the limit too.
    if (buckets.take(visitorKey(socket.data.visitor)) > 0) return
    const parsed = callMessageSchema.safeParse(sent)
    if (!parsed.success) return
    const { sessionId } = parsed.data
    const joined = socket.data.joined.get(sessionId)
    if (joined === undefined || !isCallRole(joined.participant.role)) return
    const state = handler.peek(sessionId) ?? (await handler.load(sessionId))
    if (state === undefined || !mayCall(state, joined.participant.id)) return
    const news = { by: joined.participant.role, message: parsed.data }
    deliver(news)
    publish(news)
  }
}
