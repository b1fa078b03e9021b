import { shownNameOf } from '@greenroom/shared/rules'
import { participantIdOf, userIdOf } from '@greenroom/shared/session'
import { usualDomain } from '@greenroom/shared/vocabulary'
import { newSessionSchema, partnerHalfMinutes } from '@greenroom/shared/wire'
import type { AuditTrail } from '../audit/audit.ts'
import { busyProblem, isClash, partnerBusyProblem } from '../features/appointments/changeAppointment.ts'
import { blockRoutes } from '../features/blocks/routes.ts'
import type { Board } from '../features/partners/board.ts'
import { type PartnerNews, type PartnerRoutesOptions, partnerRoutes } from '../features/partners/routes.ts'
import type { HttpApp } from '../platform/httpService.ts'
import type { Belongings } from './belongings.ts'
import type { NewsDesk } from './notices.ts'
import type { People } from './people.ts'
import type { Scheduling } from './scheduling.ts'
import type { Sessions } from './sessions.ts'
import type { WhoAsks } from './whoAsks.ts'

export type PartnersOptions = {
  board: Board
  people: People
  whoAsks: WhoAsks
  sessions: Sessions
  belongings: Belongings
  newsDesk: NewsDesk
  scheduling: Pick<Scheduling, 'alsoSweep' | 'arrangeMock' | 'clashOf'>
  audit: AuditTrail
  now: () => number
}

/** Sets up the partner board and blocking. */
export function registerPartners(app: HttpApp, options: PartnersOptions): void {
  const { board, people, whoAsks, sessions, belongings, newsDesk, scheduling, audit, now } = options
  const { accounts, blocks } = people
  const { handler } = sessions
  const { accountOf, adminOf, visitorOf } = whoAsks

  async function nameOf(userId: number): Promise<string | undefined> {
    const user = await accounts.userById(userId)
    return user && shownNameOf(user)
  }

  async function tell({ toUserId, what, proposal, by }: PartnerNews): Promise<void> {
    const { id: proposalId, time } = proposal
    const about = { proposalId, what, time, by: by.name, byUserId: by.userId, sessionId: null }
    await newsDesk.notices.tell(toUserId, { kind: 'partner', at: now(), about })
  }

  /** Covers both halves of a partner mock. */
  const minutes = 2 * partnerHalfMinutes
  const refuseClash: PartnerRoutesOptions['refuseClash'] = async ({ userId, times, timeZone, proposal }) => {
    const wanted = { starts: times, minutes, sessionId: proposal?.sessionId ?? null }
    const clash = await scheduling.clashOf(participantIdOf(userId), wanted)
    if (clash !== null) throw busyProblem(clash, timeZone)
    if (proposal === undefined) return
    const { partner } = proposal
    if ((await scheduling.clashOf(participantIdOf(partner.userId), wanted)) !== null)
      throw partnerBusyProblem(partner.name)
  }

  /** The proposer is the host, and the first half's candidate. */
  const arrange: PartnerRoutesOptions['arrange'] = async (proposal) => {
    const { id, sessionId, fromUserId, toUserId, fromZone, toZone, level, programmingLanguage, company, time } =
      proposal
    const settings = { candidateExperienceLevel: level, ...(company === null ? {} : { companyType: company }) }
    const [from, to] = [await nameOf(fromUserId), await nameOf(toUserId)]
    // One of the two has deleted their account in the meantime.
    if (from === undefined || to === undefined) return board.wasArranged(id)
    const arranging = scheduling.arrangeMock({
      ...{ sessionId, startsAt: time },
      host: { userId: fromUserId, name: from, timeZone: fromZone },
      partner: { userId: toUserId, name: to, timeZone: toZone },
      session: newSessionSchema.parse({
        ...{ mode: 'human', role: 'candidate', swap: true, programmingLanguage, contentDomain: usualDomain },
        settings: { ...settings, timeLimitInMinutes: partnerHalfMinutes },
      }),
    })
    await arranging.catch(async (error: unknown) => {
      // The mock exists, but one of them was booked elsewhere at that very moment, so they agree on a time in the mock.
      if (isClash(error)) await board.wasArranged(id)
      throw error
    })
    await board.wasArranged(id)
  }
  scheduling.alsoSweep(async () => {
    for (const proposal of await board.unarranged()) await arrange(proposal)
  })

  partnerRoutes(app, {
    ...{ board, now, accountOf, adminOf, nameOf, arrange, refuseClash, tell, audit },
    around: blocks.around,
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
