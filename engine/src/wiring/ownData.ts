import { deletedUserName, type Session, userIdOf } from '@greenroom/shared/session'
import type { FastifyBaseLogger } from 'fastify'
import type { Redis } from 'ioredis'
import type { AuditTrail } from '../audit/audit.ts'
import type { CalendarFeeds } from '../features/appointments/feeds.ts'
import type { AppointmentRecord } from '../features/appointments/record.ts'
import type { OwnLists } from '../features/challengeLists/ownLists.ts'
import type { Attempts } from '../features/challenges/attempts.ts'
import type { ClientMessages } from '../features/clientMessages/clientMessages.ts'
import type { LessonRecords } from '../features/courses/lessonRecords.ts'
import type { Cvs } from '../features/cv/cvs.ts'
import type { Feedback } from '../features/feedback/feedback.ts'
import { statusOf as statusOfInvite } from '../features/invites/invites.ts'
import type { TrackedJobs } from '../features/jobs/trackedJobs.ts'
import { startDeletionJob } from '../features/ownData/deletionJob.ts'
import { deletionRoute } from '../features/ownData/deletionRoute.ts'
import { exportRoute } from '../features/ownData/exportRoute.ts'
import { createOneAtATime } from '../features/ownData/oneAtATime.ts'
import type { OwnQuestions } from '../features/ownQuestions/ownQuestions.ts'
import type { Papers } from '../features/papers/papers.ts'
import type { Board } from '../features/partners/board.ts'
import { itemReportData } from '../features/reports/itemRoutes.ts'
import { type BesideTheLog, exportedSessions } from '../features/sessions/exportedSessions.ts'
import { statusOf as statusOfShare } from '../features/shares/shares.ts'
import type { Trials } from '../features/trials/trials.ts'
import type { WorkshopDates } from '../features/workshops/dates.ts'
import type { Learners } from '../learning/learners.ts'
import { ledgerData } from '../ledger/personalData.ts'
import type { Mail } from '../mail/openMail.ts'
import { createAllowances } from '../platform/allowances.ts'
import type { HttpApp } from '../platform/httpService.ts'
import type { AccountHolder, PersonalData } from '../platform/personalData.ts'
import { createDeletion } from '../session/deletion.ts'
import { createErasure } from '../session/erasure.ts'
import { everySessionOf } from '../session/memberIndex.ts'
import type { Belongings } from './belongings.ts'
import type { LearningPaths } from './learningPath.ts'
import type { NewsDesk } from './notices.ts'
import type { RunningPages } from './pages.ts'
import type { People } from './people.ts'
import type { RunningReviews } from './reviews.ts'
import type { Sessions } from './sessions.ts'
import type { SubscriptionsAndPayments } from './subscriptions.ts'
import type { WhoAsks } from './whoAsks.ts'

export type OwnDataOptions = {
  redis: Redis
  logger: FastifyBaseLogger
  now: () => number
  people: People
  whoAsks: WhoAsks
  sessions: Sessions
  attempts: Attempts
  ownQuestions: Pick<OwnQuestions, 'personalData'>
  board: Pick<Board, 'personalData'>
  belongings: Belongings
  feedback: Feedback
  messages: ClientMessages
  newsDesk: Pick<NewsDesk, 'bell' | 'stops'>
  trials: Trials
  trackedJobs: Pick<TrackedJobs, 'personalData'>
  challengeLists: Pick<OwnLists, 'personalData'>
  learners: Pick<Learners, 'personalData'>
  papers: Pick<Papers, 'personalData'>
  learningPaths: Pick<LearningPaths, 'paths' | 'feeds'>
  lessonRecords: Pick<LessonRecords, 'personalData'>
  reviews: Pick<RunningReviews, 'personalData'>
  diagnostics: { personalData: PersonalData }
  cvs: Pick<Cvs, 'personalData'>
  calendarFeeds: Pick<CalendarFeeds, 'personalData' | 'end'>
  workshopDates: Pick<WorkshopDates, 'personalData'>
  editing: { personalData: PersonalData }
  sitePages: Pick<RunningPages, 'personalData'>
  mail: Mail
  audit: AuditTrail
  subscriptions: Pick<SubscriptionsAndPayments, 'personalData'>
}

/** Collections without personal data. */
const impersonalCollections = [
  'counters',
  'secrets',
  'heartbeats',
  'recurringJobs',
  'invitationCodes',
  // `spentPasskeyChallenges` only has hashes of random numbers, kept for an hour.
  'spentPasskeyChallenges',
] as const

/**
 * Greenroom's data about people. Each feature is responsible for its own collections. The account goes last, because
 * the rest is found through it.
 */
function personalDataOf(options: OwnDataOptions): PersonalData[] {
  const { people, sessions, attempts, ownQuestions, board, feedback, messages, newsDesk, mail, audit, subscriptions } =
    options
  return [
    // Do this while it is still known which guests the account used to be.
    people.blocks.personalData,
    board.personalData,
    sessionData(options),
    trialData(options),
    itemReportData(options.belongings.reports),
    ledgerData(sessions.ledger),
    attempts.personalData,
    ownQuestions.personalData,
    options.trackedJobs.personalData,
    options.challengeLists.personalData,
    options.learners.personalData,
    options.papers.personalData,
    options.learningPaths.paths.personalData,
    options.learningPaths.feeds.personalData,
    options.lessonRecords.personalData,
    ...options.reviews.personalData,
    options.diagnostics.personalData,
    options.cvs.personalData,
    feedback.personalData,
    messages.personalData,
    newsDesk.bell.personalData,
    newsDesk.stops.personalData,
    options.calendarFeeds.personalData,
    options.workshopDates.personalData,
    options.editing.personalData,
    ...options.sitePages.personalData,
    mail.personalData,
    // End the running plan first, so that the audit trail can record the change.
    ...subscriptions.personalData,
    audit.personalData,
    people.profiles.personalData,
    { collections: [], erase: ({ participantId }) => people.networks.forget(participantId) },
    people.accounts.personalData,
  ]
}

/** A person's ids in sessions: the account's own, and those of guests it took over. */
async function participantIdsOf({ guests }: People, { userId, participantId }: AccountHolder): Promise<string[]> {
  return [participantId, ...(await guests.in(undefined, userId)).map(({ id }) => id)]
}

/** Sessions, and everything that belongs to them. */
function sessionData(options: OwnDataOptions): PersonalData {
  const { people, sessions, belongings, now } = options
  const { log, handler, members, bus } = sessions
  const { shares, reports, invites, appointments } = belongings
  const besideTheLog = besideTheLogOf(options)
  const eraseFromSessions = createErasure({
    log,
    handler,
    members,
    deleteSession: createDeletion({
      log,
      handler,
      now,
      // The whole wallet is deleted, so nothing needs settling.
      settle: async () => undefined,
      publish: bus.publish,
      belongings: belongings.removals,
      forgetSeat: (sessionId, participantId) => members.leave(sessionId, [participantId]),
      refusalFor: () => null,
    }),
    async canCome(participantId) {
      const userId = userIdOf(participantId)
      if (userId === null) return people.guests.isKnown(participantId)
      return (await people.accounts.userById(userId)) !== undefined
    },
    leaveBelongings: [
      sessions.removeJobsOf,
      shares.removeBy,
      reports.removeBy,
      (sessionId, id) => invites.leaveOut(sessionId, { id, name: deletedUserName }),
      appointments.leaveOut,
    ],
  })
  return {
    collections: [
      'commits',
      'sessions',
      'sessionMembers',
      'invites',
      'appointments',
      'scorecardShares',
      'reports',
      // These collections contain no names, and nothing that isn't in the log.
      'sharedTexts',
      'sharedTextUpdates',
    ],
    async *exported(holder) {
      for (const id of await participantIdsOf(people, holder))
        yield* exportedSessions({ log, members, besideTheLog }, id)
    },
    async erase(holder) {
      for (const id of await participantIdsOf(people, holder)) {
        await eraseFromSessions(id)
        if (id !== holder.participantId) await people.guests.remove(id)
      }
    },
  }
}

/** A trial owned by an account is one of its sessions. Other trials are deleted after a day, or with the account. */
function trialData({ trials, people }: OwnDataOptions): PersonalData {
  return {
    collections: ['trials', 'guests'],
    async erase({ userId }) {
      for (const { id, guestId } of await trials.of(userId)) {
        await people.guests.remove(guestId)
        await trials.remove(id)
      }
    },
  }
}

/** Revokes the account's links that are in other people's hands: open invites, and links to scorecards. */
async function endLinks(
  { people, sessions, belongings, newsDesk, calendarFeeds, learningPaths }: OwnDataOptions,
  holder: AccountHolder,
): Promise<void> {
  const { shares, invites } = belongings
  await newsDesk.bell.removeFrom(holder.userId)
  await calendarFeeds.end(holder.userId)
  await learningPaths.feeds.end(holder.userId)
  for (const participantId of await participantIdsOf(people, holder)) {
    for await (const { head } of everySessionOf(sessions.members, participantId)) {
      await shares.removeBy(head.id, participantId)
      await invites.revokeBy(head.id, participantId)
    }
  }
}

/** Data stored with a session that this person may see: their reports, and its links if they may invite and share. */
function besideTheLogOf({ belongings, now }: OwnDataOptions): BesideTheLog {
  const { shares, reports, invites, appointments } = belongings
  const iso = (time: number): string => new Date(time).toISOString()
  const invitesOf = async ({ sessionId }: Session) =>
    (await invites.of(sessionId)).map((invite) => ({
      role: invite.role,
      status: statusOfInvite(invite, now()),
      createdAt: iso(invite.createdAt),
      expiresAt: iso(invite.expiresAt),
      acceptedBy: invite.acceptedName,
    }))
  const sharesOf = async ({ sessionId }: Session) =>
    (await shares.of(sessionId)).map((share) => ({
      includesReplay: share.includesReplay,
      status: statusOfShare(share, now()),
      createdAt: iso(share.createdAt),
      expiresAt: iso(share.expiresAt),
    }))
  return async (state, { id, role }) => {
    const isCandidate = role === 'candidate'
    const own = await reports.of(state.sessionId, id)
    const links = {
      invites: isCandidate || state.host.id === id ? await invitesOf(state) : [],
      scorecardLinks: isCandidate ? await sharesOf(state) : [],
    }
    const hasLinks = links.invites.length + links.scorecardLinks.length > 0
    const appointment = await appointments.of(state.sessionId)
    return {
      ...(appointment === undefined ? {} : { 'appointment.json': toldOfAppointment(appointment, id) }),
      ...(hasLinks ? { 'links.json': links } : {}),
      ...(own.length > 0 ? { 'reports.json': own } : {}),
    }
  }
}

/** An appointment without other people's addresses and ids. */
function toldOfAppointment({ status, slots, startsAt, minutes, timeZones }: AppointmentRecord, participantId: string) {
  const iso = (time: number): string => new Date(time).toISOString()
  const timeZone = timeZones[participantId] ?? null
  return { status, startsAt: startsAt === null ? null : iso(startsAt), minutes, offered: slots.map(iso), timeZone }
}

/** Exports and deletes an account's data. `collections` lists the collections this covers. */
export function startOwnData(
  app: HttpApp,
  options: OwnDataOptions,
): { collections: readonly string[]; stop(): Promise<void> } {
  const { redis, logger, now, people } = options
  const { confirmedHolder, deletions } = people.accounts
  const parts = personalDataOf(options)
  exportRoute(app, {
    accountOf: options.whoAsks.accountOf,
    confirmedHolder,
    allowances: createAllowances({ redis, logger, now }),
    running: createOneAtATime({ redis, logger, prefix: 'greenroom:export:' }),
    parts,
    now,
  })
  const job = startDeletionJob({
    ...deletions,
    endLinks: (holder) => endLinks(options, holder),
    parts,
    logger,
    now,
  })
  deletionRoute(app, {
    accountOf: options.whoAsks.accountOf,
    confirmedHolder,
    async askDeletion(holder) {
      const deletion = await deletions.ask(holder)
      if (await deletions.takeUp(deletion, holder.emails)) await job.begin(deletion)
      return deletion
    },
  })
  const collections = [...impersonalCollections, ...parts.flatMap((part) => part.collections)]
  return { collections, stop: job.stop }
}
