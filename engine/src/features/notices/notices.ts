import { type Commit, type Session, sessionTitle, userIdOf } from '@greenroom/shared/session'
import type { MailNotice, MailNotices } from '@greenroom/shared/wire'
import type { Letter } from '../../mail/letter.ts'
import type { Post } from '../../mail/openMail.ts'
import type { Bell } from './bell.ts'
import { bellTextOf, roleNames } from './bellTexts.ts'
import type { Endings } from './endings.ts'
import {
  answerLetter,
  declinedLetter,
  type Ends,
  grantLetter,
  invitationLetter,
  partnerLetter,
  reviewLetter,
  scorecardLetter,
  tokensLetter,
  turnOff,
} from './letters.ts'
import { type News, subjectOf } from './news.ts'

/** How many tokens are left this month. */
export type LowTokens = { month: string; left: number; nextGrantAt: number }

export type NoticesOptions = {
  bell: Pick<Bell, 'add'>
  /** Decrypts an invite's token; null if that is no longer possible. */
  openToken: (sealed: string) => string | null
  /** Sends a mail, once per id. */
  post: (mail: Post) => Promise<void>
  switchesOf: (userId: number) => Promise<MailNotices>
  /** The user's email address; null if it isn't verified. */
  verifiedAddressOf: (userId: number) => Promise<{ name: string; email: string } | null>
  endings: Endings
  publicUrl: string
}

/** Notifies users by bell and mail. */
export type Notices = {
  /**
   * Notifies a user by bell, and by mail if they want that. Idempotent per kind and subject, so call it again after a
   * crash. `isSeen`: the user sees it happen.
   */
  tell(userId: number, news: News, of?: { isSeen?: boolean }): Promise<void>
  /** Mails a user if they want such mails and have a verified address. Once per id. */
  mail(userId: number, notice: MailNotice, id: string, letterFor: (person: Addressee) => Letter): Promise<void>
  /** Mails a user that their tokens are running low. Once a month. */
  tellLowTokens(userId: number, low: LowTokens): Promise<void>
}

type Addressee = { name: string; email: string }
type LetterOf = { notice: MailNotice; id: string; letter: (name: string, ends: Ends, email: string) => Letter }

export function createNotices(options: NoticesOptions): Notices {
  const { bell, endings, publicUrl } = options

  async function send(userId: number, { notice, id, letter }: LetterOf): Promise<void> {
    if (!(await options.switchesOf(userId))[notice]) return
    const to = await options.verifiedAddressOf(userId)
    if (to === null) return
    await options.post({
      ...{ id, kind: notice, to: to.email },
      letter: letter(to.name, endings.endsOf({ userId, notice }), to.email),
    })
  }

  /** A notice's mail; null if it only goes to the bell, or has a separate mail, such as a receipt. */
  function letterOf(userId: number, news: News): LetterOf | null {
    const url = `${publicUrl}${bellTextOf(news, options.openToken).path}`
    switch (news.kind) {
      case 'scorecard_ready': {
        const { sessionId, title } = news.about
        const letter: LetterOf['letter'] = (name, ends) => scorecardLetter(name, { title, url }, ends)
        return { notice: 'scorecardReady', id: `scorecard-${sessionId}`, letter }
      }
      case 'invitation': {
        const { by, role, expiresAt: until, times = [] } = news.about
        const of = { by, role: roleNames[role], until, url, times }
        const id = `invitation-${subjectOf(news)}-${userId}`
        return { notice: 'invitation', id, letter: (name, ends) => invitationLetter(name, of, ends) }
      }
      case 'invitation_declined': {
        const of = { ...bellTextOf(news, options.openToken), url }
        const id = `declined-${subjectOf(news)}-${userId}`
        return { notice: 'invitation', id, letter: (name, ends) => declinedLetter(name, of, ends) }
      }
      case 'report_answered': {
        const of = { answer: news.about.answer, url }
        const id = `answer-${subjectOf(news)}-${userId}`
        return { notice: 'reportAnswered', id, letter: (name, ends) => answerLetter(name, of, ends) }
      }
      case 'grant': {
        const of = { tokens: news.about.tokens, url }
        const id = `grant-${subjectOf(news)}-${userId}`
        return { notice: 'grant', id, letter: (name, ends) => grantLetter(name, of, ends) }
      }
      case 'partner': {
        const { title, text } = bellTextOf(news, options.openToken)
        const action = news.about.what === 'accepted' ? 'Go to the lobby' : 'See the board'
        const id = `partner-${subjectOf(news)}-${userId}`
        return {
          notice: 'invitation',
          id,
          letter: (name, ends) => partnerLetter(name, { title, text, action, url }, ends),
        }
      }
      case 'content_review': {
        const { title, text } = bellTextOf(news, options.openToken)
        const id = `review-${subjectOf(news)}-${userId}`
        return { notice: 'contentReview', id, letter: (name, ends) => reviewLetter(name, { title, text, url }, ends) }
      }
      // Those features send their mails themselves, with a calendar entry.
      case 'appointment':
      case 'workshop':
      case 'subscription_changed':
        return null
    }
  }

  return {
    async tell(userId, news, { isSeen = false } = {}) {
      await bell.add(userId, news, { isRead: isSeen })
      const letter = letterOf(userId, news)
      // Don't mail about something the user sees anyway.
      if (letter !== null && !isSeen) await send(userId, letter)
    },
    mail: (userId, notice, id, letterFor) =>
      send(userId, {
        ...{ notice, id },
        letter: (name, ends, email) => ({ ...letterFor({ name, email }), ends: { label: turnOff, ...ends } }),
      }),
    tellLowTokens: (userId, low) =>
      send(userId, {
        notice: 'tokensLow',
        id: `tokens-${userId}-${low.month}`,
        letter: (name, ends) => tokensLetter(name, { ...low, url: `${publicUrl}/app/settings#plan-and-tokens` }, ends),
      }),
  }
}

export type CommitNoticesOptions = {
  notices: Notices
  /** Whether this person has the session's page open. */
  isThere: (sessionId: string, participantId: string) => Promise<boolean>
  /** The low-token warning due at the start of this interview; null if there is none. */
  lowTokensOf: (state: Session) => Promise<LowTokens | null>
}

/** Notifies people about a commit. This is part of the commit's dispatch, so it is retried until it succeeds. */
export function createCommitNotices({ notices, isThere, lowTokensOf }: CommitNoticesOptions) {
  return async function tell(commit: Commit, state: Session): Promise<void> {
    const { candidate, sessionId } = state
    const userId = userIdOf(candidate.id)
    if (userId === null) return
    const isReady = commit.events.some(
      ({ type, audience }) =>
        type === 'ScorecardCompleted' && (audience === undefined || audience.includes(candidate.id)),
    )
    if (isReady) {
      const about = { sessionId, title: sessionTitle(state) }
      // A person waiting on the page sees it arrive.
      const isSeen = await isThere(sessionId, candidate.id)
      await notices.tell(userId, { kind: 'scorecard_ready', at: commit.at, about }, { isSeen })
    }
    if (!commit.events.some(({ type }) => type === 'InterviewStarted')) return
    const low = await lowTokensOf(state)
    if (low !== null) await notices.tellLowTokens(userId, low)
  }
}
