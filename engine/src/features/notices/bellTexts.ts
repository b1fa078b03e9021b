import { counted } from '@greenroom/shared/english'
import { plans } from '@greenroom/shared/rules'
import type { BellNotice } from '@greenroom/shared/wire'
import { dayOf } from '../../mail/days.ts'
import type { News } from './news.ts'

/** What a notice says, and the page that it leads to. */
export type BellText = Pick<BellNotice, 'title' | 'text' | 'path'>

const scorecardOf = (sessionId: string): string => `/app/scorecard?session=${encodeURIComponent(sessionId)}`

/** What somebody is invited to be. */
export const roleNames = {
  candidate: 'the candidate',
  interviewer: 'the interviewer',
  observer: 'an observer',
} as const
const reported = {
  challenge: 'We answered your report about a question',
  score: 'We answered your report about a score',
  person: 'We answered your report about a person',
} as const
const tiers = { PREMIUM: 'Premium', ADMIN: 'Admin', CONTENT_CREATOR: 'Content creator' } as const

/**
 * The words of every notice: the one place for them.
 * @param openToken gives the token of an invite back; null if that is not possible any more
 */
export function bellTextOf(news: News, openToken: (sealed: string) => string | null): BellText {
  switch (news.kind) {
    case 'scorecard_ready': {
      const { sessionId, title } = news.about
      return { title: 'Your scorecard is ready', text: title, path: scorecardOf(sessionId) }
    }
    case 'invitation': {
      const { by, role, room, sessionId, sealedToken, expiresAt } = news.about
      const token = openToken(sealedToken)
      return {
        title: `${by} invites you to an interview`,
        text: `As ${roleNames[role]}. You can accept until ${dayOf(expiresAt)}.`,
        path: `${room}?session=${encodeURIComponent(sessionId)}${token === null ? '' : `#token=${token}`}`,
      }
    }
    case 'grant': {
      const { tokens } = news.about
      const title = `You were given ${counted(tokens, { one: 'token', other: 'tokens' })}`
      return { title, text: '', path: '/app/settings#plan-and-tokens' }
    }
    case 'report_answered': {
      const { about, answer, sessionId } = news.about
      return { title: reported[about], text: answer, path: scorecardOf(sessionId) }
    }
    case 'subscription_changed': {
      const path = '/app/subscriptions'
      const { tier, plan, expiry } = news.about
      if (tier === 'FREE') return { title: 'You’re on Free now', text: 'Your interviews and scorecards stay.', path }
      if (tier === 'PENDING') return { title: 'Your plan is being confirmed', text: 'Until then you’re on Free.', path }
      const until = expiry === null ? '' : `Until ${dayOf(Date.parse(expiry))}.`
      return { title: `You’re on ${plan === null ? tiers[tier] : plans[plan].name} now`, text: until, path }
    }
  }
}
