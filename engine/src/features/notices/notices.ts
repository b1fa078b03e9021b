import { type Commit, type Session, sessionTitle, userIdOf } from '@greenroom/shared/session'
import type { MailNotice, MailNotices } from '@greenroom/shared/wire'
import type { Letter } from '../../mail/letter.ts'
import type { Post } from '../../mail/openMail.ts'
import type { Bell } from './bell.ts'
import { bellTextOf, roleNames } from './bellTexts.ts'
import type { Endings } from './endings.ts'
import { answerLetter, type Ends, grantLetter, invitationLetter, scorecardLetter, tokensLetter } from './letters.ts'
import { type News, subjectOf } from './news.ts'

/** The rest of a month's tokens. */
export type LowTokens = { month: string; left: number; nextGrantAt: number }

export type NoticesOptions = {
  bell: Pick<Bell, 'add'>
  /** The token of an invite that was sealed; null if it cannot be opened any more. */
  openToken: (sealed: string) => string | null
  /** Sends once for each id. */
  post: (mail: Post) => Promise<void>
  switchesOf: (userId: number) => Promise<MailNotices>
  /** Where mail goes: null without a verified email. */
  verifiedAddressOf: (userId: number) => Promise<{ name: string; email: string } | null>
  endings: Endings
  publicUrl: string
}

/** How the product tells people what happened to them. */
export type Notices = {
  /**
   * Tells somebody by the bell, and by mail if they want that. Once for each kind and subject, however often it is told; so whoever
   * may have ended in between tells it again. `isSeen`: they see it happen.
   */
  tell(userId: number, news: News, of?: { isSeen?: boolean }): Promise<void>
  /** Mails somebody that their tokens run low. Once a month. */
  tellLowTokens(userId: number, low: LowTokens): Promise<void>
}

type LetterOf = { notice: MailNotice; id: string; letter: (name: string, ends: Ends) => Letter }

export function createNotices(options: NoticesOptions): Notices {
  const { bell, endings, publicUrl } = options

  async function send(userId: number, { notice, id, letter }: LetterOf): Promise<void> {
    if (!(await options.switchesOf(userId))[notice]) return
    const to = await options.verifiedAddressOf(userId)
    if (to === null) return
    await options.post({
      ...{ id, kind: notice, to: to.email },
      letter: letter(to.name, endings.endsOf({ userId, notice })),
    })
  }

  /** The mail of a notice; null for what is in the bell alone, or has a mail of its own as a receipt has. */
  function letterOf(userId: number, news: News): LetterOf | null {
    const url = `${publicUrl}${bellTextOf(news, options.openToken).path}`
    switch (news.kind) {
      case 'scorecard_ready': {
        const { sessionId, title } = news.about
        const letter: LetterOf['letter'] = (name, ends) => scorecardLetter(name, { title, url }, ends)
        return { notice: 'scorecardReady', id: `scorecard-${sessionId}`, letter }
      }
      case 'invitation': {
        const { by, role, expiresAt: until } = news.about
        const of = { by, role: roleNames[role], until, url }
        const id = `invitation-${subjectOf(news)}-${userId}`
        return { notice: 'invitation', id, letter: (name, ends) => invitationLetter(name, of, ends) }
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
      case 'subscription_changed':
        return null
    }
  }

  return {
    async tell(userId, news, { isSeen = false } = {}) {
      await bell.add(userId, news, { isRead: isSeen })
      const letter = letterOf(userId, news)
      // Nobody is mailed what they see.
      if (letter !== null && !isSeen) await send(userId, letter)
    },
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
  /** What the start of this interview warned of; null if it did not. */
  lowTokensOf: (state: Session) => Promise<LowTokens | null>
}

/** Tells people what a commit has brought them. Part of its dispatch, so it is repeated until it is done. */
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
      // Who waits on the page sees it come.
      const isSeen = await isThere(sessionId, candidate.id)
      await notices.tell(userId, { kind: 'scorecard_ready', at: commit.at, about }, { isSeen })
    }
    if (!commit.events.some(({ type }) => type === 'InterviewStarted')) return
    const low = await lowTokensOf(state)
    if (low !== null) await notices.tellLowTokens(userId, low)
  }
}
