import { counted } from '@greenroom/shared/english'
import type { Letter } from '../../mail/letter.ts'
import type { Logger } from '../../session/logger.ts'
import { localDayOf, type ReviewLearner, type ReviewLearners } from './reviewLearners.ts'

export type RemindersOptions = {
  learners: Pick<ReviewLearners, 'toRemind' | 'remindNext' | 'zoneOf'>
  wantsMail: (userId: number) => Promise<boolean>
  dueOf: (userId: number) => Promise<{ count: number; minutes: number }>
  gradedSince: (userId: number, at: number) => Promise<number>
  /** Mails a user who wants such mails and has a verified address, once per id. */
  mail: (userId: number, id: string, letterFor: (to: { name: string }) => Letter) => Promise<void>
  publicUrl: string
  logger: Pick<Logger, 'warn'>
  now: () => number
}

/** A reminder that is later than this isn't sent, because nobody wants one in the middle of the night. */
const latestMs = 3 * 60 * 60_000
const atOnce = 100

export const reminderLetter = (name: string, of: { count: number; minutes: number; url: string }): Letter => {
  const cards = counted(of.count, { one: 'card', other: 'cards' })
  return {
    subject: `${cards} to review today`,
    name,
    lines: [
      `${cards} ${of.count === 1 ? 'is' : 'are'} due. Reviewing takes about ${counted(of.minutes, minuteWords)}.`,
    ],
    action: { label: 'Review now', url: of.url },
    footnotes: ['You get this email once a day at most, and only if cards are due.'],
  }
}
const minuteWords = { one: 'minute', other: 'minutes' }

/**
 * Sends a daily reminder of due cards to learners who want one, unless they have already reviewed that day. The mail's
 * id names the day, so that two engines send it once.
 */
export function createReminders(options: RemindersOptions) {
  const { learners, mail, publicUrl, logger, now } = options

  async function remind(learner: ReviewLearner): Promise<void> {
    const userId = Number(learner.id)
    const { day, startsAt } = localDayOf(now(), learners.zoneOf(learner))
    const isTimely = now() - learner.remindAt <= latestMs
    if (isTimely && (await options.wantsMail(userId)) && (await options.gradedSince(userId, startsAt)) === 0) {
      const due = await options.dueOf(userId)
      const url = `${publicUrl}/app/reviews`
      if (due.count > 0)
        await mail(userId, `reviews-${userId}-${day}`, ({ name }) => reminderLetter(name, { ...due, url }))
    }
    await learners.remindNext(learner)
  }

  return {
    async sweep(): Promise<void> {
      for (const learner of await learners.toRemind(atOnce)) {
        await remind(learner).catch((error: unknown) =>
          logger.warn({ err: error, userId: learner.id }, 'sending a review reminder failed; will retry'),
        )
      }
    },
  }
}
