import type { FastifyBaseLogger } from 'fastify'
import { type EngineConfig, retentionDaysOf } from '../config.ts'
import type { ClientMessages } from '../features/clientMessages/clientMessages.ts'
import type { Cvs } from '../features/cv/cvs.ts'
import type { Feedback } from '../features/feedback/feedback.ts'
import type { Answers } from '../features/pages/answers.ts'
import type { Board } from '../features/partners/board.ts'
import type { WorkshopDates } from '../features/workshops/dates.ts'
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
  people: Pick<People, 'accounts' | 'blocks' | 'guests'>
  sessions: Pick<Sessions, 'log' | 'members'>
  belongings: Belongings
  board: Pick<Board, 'removeOver'>
  workshopDates: Pick<WorkshopDates, 'removeOver'>
  formAnswers: Pick<Answers, 'removeOld'>
  cvs: Pick<Cvs, 'removeOver'>
  messages: ClientMessages
  feedback: Feedback
  newsDesk: Pick<NewsDesk, 'bell'>
  mail: Pick<Mail, 'removeOld'>
  subscriptions: Pick<SubscriptionsAndPayments, 'removeOld'>
  logger: FastifyBaseLogger
  now: () => number
}

/** How often expired data is deleted. A few seconds later, it is gone from the disk too. */
const everyMs = 60 * 60_000

/** Deletes data after its configured retention period, except for visitors' interviews. */
export function startRetention(options: RetentionOptions): { stop(): Promise<void> } {
  const {
    config,
    store,
    people,
    sessions,
    belongings,
    board,
    workshopDates,
    formAnswers,
    cvs,
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
          run: () =>
            people.guests.removeExpired(async ({ id, sessionId }) => {
              const otherId = (await sessions.log.heads.get(sessionId))?.swap?.otherId ?? null
              if (otherId !== null) await sessions.members.leave(otherId, [id])
              await sessions.members.leave(sessionId, [id])
              await people.blocks.forget(id)
              await belongings.appointments.leaveOut(sessionId, id)
            }),
        },
        { name: 'the board of partners', run: board.removeOver },
        { name: 'workshops', run: workshopDates.removeOver },
        // This goes before the mails, because their records say whether a review's mail was delivered.
        { name: 'CVs and their reviews', run: cvs.removeOver },
        { name: 'invites', run: () => belongings.invites.removeEnded(days.endedInvites) },
        { name: 'shares', run: () => belongings.shares.removeEnded(days.endedShares) },
        { name: 'messages of browsers', run: () => messages.removeOld(days.messages) },
        { name: 'feedback', run: () => feedback.removeOld(days.feedback) },
        { name: 'notices', run: () => newsDesk.bell.removeOld(days.notices) },
        { name: 'checkouts, and payments of nobody', run: subscriptions.removeOld },
        { name: 'answers of forms', run: () => formAnswers.removeOld(days.formAnswers) },
        { name: 'mails', run: () => mail.removeOld(days.mails) },
      ],
    },
    { store, logger, now },
  )
}
