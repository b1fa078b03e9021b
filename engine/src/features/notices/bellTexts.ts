import { counted } from '@greenroom/shared/english'
import { plans } from '@greenroom/shared/rules'
import type { BellNotice } from '@greenroom/shared/wire'
import { dayOf, momentIn } from '../../mail/days.ts'
import type { News, NewsOf } from './news.ts'

/** A notice's text, and the page it opens. */
export type BellText = Pick<BellNotice, 'title' | 'text' | 'path'>

const scorecardOf = (sessionId: string): string => `/app/scorecard?session=${encodeURIComponent(sessionId)}`

const mocksPath = '/mockinterview/human'
const boardPath = `${mocksPath}#partners`

/** The roles a person can be invited to. */
export const roleNames = {
  candidate: 'the candidate',
  interviewer: 'the interviewer',
  observer: 'an observer',
} as const
const reported = {
  challenge: 'We answered your report about a question',
  score: 'We answered your report about a score',
  person: 'We answered your report about another person',
} as const
const workshopTitles = {
  movedUp: 'You have a seat in a workshop',
  changed: 'Your workshop has changed',
  cancelled: 'Your workshop was cancelled',
  soon: 'Your workshop starts soon',
} as const
const reviewed = { article: 'an article', course: 'a course', workshop: 'a workshop', job: 'a job' } as const
const tiers = { PREMIUM: 'on Premium', ADMIN: 'an admin', CONTENT_CREATOR: 'a content creator' } as const

/**
 * The text of every notice is worded here and nowhere else.
 * @param openToken decrypts an invite's token; null if that is no longer possible
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
        title: `${by} invited you to an interview`,
        text: `You’d be ${roleNames[role]}. You can accept until ${dayOf(expiresAt)}.`,
        path: `${room}?session=${encodeURIComponent(sessionId)}${token === null ? '' : `#token=${token}`}`,
      }
    }
    case 'invitation_declined': {
      const { role, room, sessionId, message } = news.about
      const wrote = message === null ? '' : ` They wrote: “${message}”`
      return {
        title: 'Your invitation was declined',
        text: `You invited someone to be ${roleNames[role]}.${wrote}`,
        path: `${room}?session=${encodeURIComponent(sessionId)}`,
      }
    }
    case 'grant': {
      const { tokens } = news.about
      const title = `We’ve given you ${counted(tokens, { one: 'token', other: 'tokens' })}`
      return { title, text: '', path: '/app/settings#plan-and-tokens' }
    }
    case 'report_answered': {
      const { about, answer, sessionId } = news.about
      const path = placeOfReport(sessionId)
      return { title: reported[about], text: answer, path }
    }
    case 'partner': {
      const { by, what, sessionId } = news.about
      if (what === 'proposed')
        return { title: `${by} proposed a mock`, text: 'You’d interview each other. Pick a time.', path: boardPath }
      if (what === 'declined' || sessionId === null)
        return {
          title: `${by} can’t make it`,
          text: 'Other people on the board are looking for a partner too.',
          path: boardPath,
        }
      return {
        title: `${by} accepted your proposal`,
        text: '',
        path: `${mocksPath}?session=${encodeURIComponent(sessionId)}`,
      }
    }
    case 'appointment': {
      const { sessionId, startsAt, timeZone } = news.about
      const text = startsAt === null ? '' : `${momentIn(startsAt, timeZone)}.`
      return {
        title: appointmentTitleOf(news),
        text,
        path: `/mockinterview/human?session=${encodeURIComponent(sessionId)}`,
      }
    }
    case 'workshop': {
      const { workshopId, title, what, startsAt, timeZone } = news.about
      return {
        title: workshopTitles[what],
        text: `${title}: ${momentIn(startsAt, timeZone)}.`,
        path: `/workshops/${encodeURIComponent(workshopId)}`,
      }
    }
    case 'content_review': {
      const { kind, itemId, title, by } = news.about
      return {
        title: `${by} asked for a review`,
        text: `“${title}”, ${reviewed[kind]}. You can approve it or send it back.`,
        path: `/creator/content?item=${kind}/${encodeURIComponent(itemId)}`,
      }
    }
    case 'subscription_changed': {
      const path = '/app/subscriptions'
      const { tier, plan, expiry } = news.about
      if (tier === 'FREE')
        return { title: 'You’re on Free now', text: 'You keep your interviews and scorecards.', path }
      if (tier === 'PENDING')
        return { title: 'Your payment isn’t confirmed yet', text: 'Until it is, you’re on Free.', path }
      const until = expiry === null ? '' : `Until ${dayOf(Date.parse(expiry))}.`
      return { title: `You’re ${plan === null ? tiers[tier] : `on ${plans[plan].name}`} now`, text: until, path }
    }
  }
}

function appointmentTitleOf({ about: { what, by } }: NewsOf<'appointment'>): string {
  switch (what) {
    case 'offered':
      return `${by} offered times for your mock`
    case 'booked':
      return `${by} booked a time for your mock`
    case 'moved':
      return `${by} moved your mock`
    case 'reopened':
      return `${by} can’t make it and has offered new times`
    case 'cancelled':
      return `${by} cancelled your mock`
    case 'soon':
      return 'Your mock interview starts soon'
  }
}

/** The page to open from the answer to a report. Posts on the board and learning items have no scorecard. */
function placeOfReport(sessionId: string): string {
  if (sessionId.startsWith('post.')) return boardPath
  return sessionId.startsWith('items.') ? '/app/learning' : scorecardOf(sessionId)
}
