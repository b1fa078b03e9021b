import { type Commit, type Session, sessionTitle, userIdOf } from '@greenroom/shared/session'
import type { MailNotices } from '@greenroom/shared/wire'
import type { Letter } from '../../mail/letter.ts'
import type { Post } from '../../mail/openMail.ts'
import type { Endings } from './endings.ts'
import { scorecardLetter, tokensLetter } from './letters.ts'

/** What is left of a month's tokens. */
export type LowTokens = { month: string; left: number; nextGrantAt: number }

export type NoticesOptions = {
  /** Sends once for each id. */
  post: (mail: Post) => Promise<void>
  switchesOf: (userId: number) => Promise<MailNotices>
  /** Where mail goes: null without a verified email. */
  verifiedAddressOf: (userId: number) => Promise<{ name: string; email: string } | null>
  /** Whether this person has the session's page open. */
  isThere: (sessionId: string, participantId: string) => Promise<boolean>
  /** What the start of this interview warned of; null where it did not. */
  lowTokensOf: (state: Session) => Promise<LowTokens | null>
  endings: Endings
  publicUrl: string
}

/** Mails people what a commit has brought them, if they want that. Part of its dispatch, so it is repeated until it is done. */
export function createNotices(options: NoticesOptions) {
  const { endings, publicUrl } = options

  async function send(
    userId: number,
    { id, notice, letter }: { id: string; notice: keyof MailNotices; letter: (name: string) => Letter },
  ): Promise<void> {
    if (!(await options.switchesOf(userId))[notice]) return
    const to = await options.verifiedAddressOf(userId)
    if (to === null) return
    await options.post({ id, kind: notice, to: to.email, letter: letter(to.name) })
  }

  return async function tell(commit: Commit, state: Session): Promise<void> {
    const { candidate, sessionId } = state
    const userId = userIdOf(candidate.id)
    if (userId === null) return
    const isReady = commit.events.some(
      ({ type, audience }) =>
        type === 'ScorecardCompleted' && (audience === undefined || audience.includes(candidate.id)),
    )
    // Who waits on the page sees it come.
    if (isReady && !(await options.isThere(sessionId, candidate.id))) {
      const url = `${publicUrl}/app/scorecard?session=${encodeURIComponent(sessionId)}`
      await send(userId, {
        id: `scorecard-${sessionId}`,
        notice: 'scorecardReady',
        letter: (name) =>
          scorecardLetter(
            name,
            { title: sessionTitle(state), url },
            endings.endsOf({ userId, notice: 'scorecardReady' }),
          ),
      })
    }
    if (!commit.events.some(({ type }) => type === 'InterviewStarted')) return
    const low = await options.lowTokensOf(state)
    if (low === null) return
    await send(userId, {
      id: `tokens-${userId}-${low.month}`,
      notice: 'tokensLow',
      letter: (name) =>
        tokensLetter(
          name,
          { ...low, url: `${publicUrl}/app/settings#plan-and-tokens` },
          endings.endsOf({ userId, notice: 'tokensLow' }),
        ),
    })
  }
}
