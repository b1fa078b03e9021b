import { shownNameOf } from '@greenroom/shared/rules'
import { participantIdOf, userIdOf } from '@greenroom/shared/session'
import type { AuditTrail } from '../audit/audit.ts'
import { blockRoutes } from '../features/blocks/routes.ts'
import type { Board } from '../features/partners/board.ts'
import { createOpenMock } from '../features/partners/openMock.ts'
import { type PartnerNews, partnerRoutes } from '../features/partners/routes.ts'
import { seenChallenges } from '../features/sessions/seenChallenges.ts'
import type { HttpApp } from '../platform/httpService.ts'
import type { Belongings } from './belongings.ts'
import type { NewsDesk } from './notices.ts'
import type { People } from './people.ts'
import type { Sessions } from './sessions.ts'
import type { WhoAsks } from './whoAsks.ts'

export type PartnersOptions = {
  board: Board
  people: People
  whoAsks: WhoAsks
  sessions: Sessions
  belongings: Belongings
  newsDesk: NewsDesk
  audit: AuditTrail
  now: () => number
}

/** People who look for a partner, and blocks between people. */
export function registerPartners(app: HttpApp, options: PartnersOptions): void {
  const { board, people, whoAsks, sessions, belongings, newsDesk, audit, now } = options
  const { accounts, blocks, extraTimeOf } = people
  const { handler, log, members } = sessions
  const { accountOf, adminOf, visitorOf } = whoAsks

  async function nameOf(userId: number): Promise<string | undefined> {
    const user = await accounts.userById(userId)
    return user && shownNameOf(user)
  }

  async function tell({ toUserId, what, proposal, by }: PartnerNews): Promise<void> {
    const { id: proposalId, time, sessionId } = proposal
    const about = {
      ...{ proposalId, what, time },
      ...{ by: by.name, byUserId: by.userId, sessionId: what === 'accepted' ? sessionId : null },
    }
    await newsDesk.notices.tell(toUserId, { kind: 'partner', at: now(), about })
  }

  partnerRoutes(app, {
    ...{ board, now, accountOf, adminOf, nameOf, tell, audit },
    around: blocks.around,
    openMock: createOpenMock({
      ...{ handler, log, members, extraTimeOf },
      seenBy: (participantId) => seenChallenges(log, participantId),
    }),
    reports: belongings.reports,
  })
  blockRoutes(app, {
    ...{ blocks, handler, now, accountOf, visitorOf },
    async partnerBehind(userId, of) {
      const behind = 'postId' in of ? (await board.byId(of.postId))?.userId : await proposerTo(userId, of.proposalId)
      const name = behind === undefined || behind === userId ? undefined : await nameOf(behind)
      return behind === undefined || name === undefined ? undefined : { id: participantIdOf(behind), name }
    },
    async part(userId, blockedId) {
      const other = userIdOf(blockedId)
      if (other !== null) await board.part(userId, other)
    },
  })

  async function proposerTo(userId: number, proposalId: string): Promise<number | undefined> {
    const proposal = await board.proposal(proposalId)
    return proposal?.toUserId === userId ? proposal.fromUserId : undefined
  }
}
