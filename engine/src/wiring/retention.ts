import type { FastifyBaseLogger } from 'fastify'
import { type EngineConfig, retentionDaysOf } from '../config.ts'
import type { ClientMessages } from '../features/clientMessages/clientMessages.ts'
import type { Feedback } from '../features/feedback/feedback.ts'
import type { Mail } from '../mail/openMail.ts'
import { startOnceForAll } from '../platform/onceForAll.ts'
import type { Store } from '../store/port.ts'
import type { Belongings } from './belongings.ts'
import type { NewsDesk } from './notices.ts'
import type { People } from './people.ts'
import type { Sessions } from './sessions.ts'
import type { SubscriptionsAndPayments } from './subscriptions.ts'

export type RetentionOptions = {
  config: EngineConfig
  store: Store
  people: Pick<People, 'accounts' | 'guests'>
  sessions: Pick<Sessions, 'members'>
  belongings: Belongings
  messages: ClientMessages
  feedback: Feedback
  newsDesk: Pick<NewsDesk, 'bell'>
  mail: Pick<Mail, 'removeOld'>
  subscriptions: Pick<SubscriptionsAndPayments, 'removeOld'>
  logger: FastifyBaseLogger
  now: () => number
}

/** What has run out is gone within this time, and a few seconds later from the disk. */
const everyMs = 60 * 60_000

/** Deletes what has been kept for as long as this installation says; the one place for everything but visitors' interviews. */
export function startRetention(options: RetentionOptions): { stop(): Promise<void> } {
  const {
    config,
    store,
    people,
    sessions,
    belongings,
    messages,
    feedback,
    newsDesk,
    mail,
    subscriptions,
    logger,
    now,
  } = options
  const days = retentionDaysOf(config)

  return startOnceForAll(
    {
      name: 'retention',
      everyMs,
      steps: [
        { name: 'sign-ins, links of mails, codes', run: people.accounts.removeExpired },
        {
          name: 'guests',
          run: () => people.guests.removeExpired(({ id, sessionId }) => sessions.members.leave(sessionId, [id])),
        },
        { name: 'invites', run: () => belongings.invites.removeEnded(days.endedInvites) },
        { name: 'shares', run: () => belongings.shares.removeEnded(days.endedShares) },
        { name: 'messages of browsers', run: () => messages.removeOld(days.messages) },
        { name: 'feedback', run: () => feedback.removeOld(days.feedback) },
        { name: 'notices', run: () => newsDesk.bell.removeOld(days.notices) },
        { name: 'checkouts, and payments of nobody', run: subscriptions.removeOld },
        { name: 'mails', run: () => mail.removeOld(days.mails) },
      ],
    },
    { store, logger, now },
  )
}
