import { shownNameOf } from '@greenroom/shared/rules'
import { openPrivateFolder, openTracing } from '@greenroom/shared/service'
import type { User } from '@greenroom/shared/vocabulary'
import type { FastifyBaseLogger } from 'fastify'
import { openAudit } from './audit/audit.ts'
import type { EngineConfig } from './config.ts'
import type { PasswordHashing } from './features/accounts/betterAuth/passwordHashing.ts'
import { openClientMessages } from './features/clientMessages/clientMessages.ts'
import { openEditingRecords } from './features/editing/records.ts'
import { openFeedback } from './features/feedback/feedback.ts'
import { openTrackedJobs } from './features/jobs/trackedJobs.ts'
import { openOwnQuestions } from './features/ownQuestions/ownQuestions.ts'
import { openBoard } from './features/partners/board.ts'
import { itemReportRoutes } from './features/reports/itemRoutes.ts'
import { createTrialKeeper, startTrialSweep } from './features/trials/keepTrial.ts'
import { openTrials } from './features/trials/trials.ts'
import { openMail, outboxFolder } from './mail/openMail.ts'
import { outboxPages } from './mail/outboxPages.ts'
import { watchDiskSpace } from './platform/diskSpace.ts'
import { createOriginRule } from './platform/security.ts'
import { openSharedCounts } from './platform/sharedCounts.ts'
import { engineMetrics } from './realtime/metrics.ts'
import { type PresencePace, presencePace } from './realtime/presence.ts'
import { startHeartbeat } from './session/heartbeat.ts'
import { startSweeps } from './session/sweeps.ts'
import { openStore } from './store/open.ts'
import { registerAdministration } from './wiring/administration.ts'
import { createAudience } from './wiring/audience.ts'
import { openBelongings } from './wiring/belongings.ts'
import { registerChallengeFeatures } from './wiring/challengeFeatures.ts'
import { openContent } from './wiring/content.ts'
import { registerCourses } from './wiring/courses.ts'
import { startCvServices } from './wiring/cv.ts'
import { registerDashboard } from './wiring/dashboard.ts'
import { startDiagnostics } from './wiring/diagnostics.ts'
import { createDomains } from './wiring/domains.ts'
import { startEditing } from './wiring/editing.ts'
import { openLearning } from './wiring/learning.ts'
import { startLearningPaths } from './wiring/learningPath.ts'
import { openNotices } from './wiring/notices.ts'
import { startOwnData } from './wiring/ownData.ts'
import { openSitePages, startPages } from './wiring/pages.ts'
import { startPapers } from './wiring/papers.ts'
import { registerPartners } from './wiring/partners.ts'
import { openPeople } from './wiring/people.ts'
import { openPharmacy } from './wiring/pharmacy.ts'
import { startRealtime } from './wiring/realtime.ts'
import { connectRedis } from './wiring/redisConnections.ts'
import { startRetention } from './wiring/retention.ts'
import { startReviews } from './wiring/reviews.ts'
import { createInternalService, createPublicService } from './wiring/services.ts'
import { registerSessionFeatures } from './wiring/sessionFeatures.ts'
import { openSessions } from './wiring/sessions.ts'
import { registerSiteFeatures } from './wiring/siteFeatures.ts'
import { createStudies } from './wiring/studies.ts'
import { startSubscriptions } from './wiring/subscriptions.ts'
import { createWhoAsks } from './wiring/whoAsks.ts'
import { startWorkshops } from './wiring/workshops.ts'

/** How often the engine checks for due commands and for people who have left. */
export type Pace = PresencePace & { sweepEveryMs: number }

const usualPace: Pace = { ...presencePace, sweepEveryMs: 1_000 }

/** Values that specs can replace. No environment variable sets these. */
export type EngineConditions = { now?: () => number; pace?: Pace; passwordHashing?: PasswordHashing }

export type RunningEngine = {
  url: string
  internalUrl: string
  /** The database's open collections, and those that a feature exports and deletes on an account's request. */
  collections(): { open: readonly string[]; answeredFor: readonly string[] }
  stop(): Promise<void>
}

/**
 * Starts an engine, putting together everything in `wiring/`. `stop` finishes current work: it answers open requests,
 * moves sockets to other engines, and dispatches what was stored.
 */
export async function startEngine(
  config: EngineConfig,
  logger: FastifyBaseLogger,
  { now = Date.now, pace = usualPace, passwordHashing }: EngineConditions = {},
): Promise<RunningEngine> {
  openPrivateFolder(config.DATA_DIR)
  const store = await openStore({
    dataDir: config.DATA_DIR,
    logger,
    ...(config.MONGODB_URL === undefined ? {} : { mongodbUrl: config.MONGODB_URL }),
  })
  const ownQuestions = openOwnQuestions({ store, now, logger })
  const editingRecords = openEditingRecords(store)
  const content = openContent(config.DATA_DIR, { records: editingRecords, logger }, ownQuestions)
  // Do this before anything reads the content. Otherwise, a workshop published in the app would seem to be missing.
  await content.published.refresh()
  const { redis, subscriber } = await connectRedis(config.REDIS_URL, logger)
  const isOriginAllowed = createOriginRule(config.PUBLIC_URL === undefined ? [] : [new URL(config.PUBLIC_URL).origin])
  const disk = await watchDiskSpace(config.DATA_DIR, config.DISK_RESERVE_MB, logger)
  const sitePages = openSitePages(store, content, now)
  const tracing = await openTracing('greenroom-engine', config)
  const counts = openSharedCounts({ redis, logger, now })
  const { app, registry } = await createPublicService({
    ...{ config, store, redis, counts, disk, logger, isOriginAllowed, content, sitePages },
  })

  const audience = createAudience()
  const metrics = engineMetrics(registry, audience.socketCount)
  const audit = openAudit(store, { now })
  const mail = openMail({ store, config, logger, now })
  const people = await openPeople({
    config,
    store,
    redis,
    logger,
    now,
    mail,
    passwordHashing,
    onSignUp: ({ id }, cookie) => trialKeeper.hold(id, cookie),
    onVerified: (user) => trialKeeper.claim(accountOf(user), undefined),
    onSignIn: (user, cookie) => trialKeeper.claim(accountOf(user), cookie),
    onSignInEnded(signInId) {
      audience.hearEndedSignIn(signInId)
      sessions.bus.publishEndedSignIn(signInId)
    },
  })
  const newsDesk = openNotices({ store, people, mail, config, now })
  const sessions = await openSessions({
    store,
    redis,
    subscriber,
    content,
    ownQuestions,
    people,
    notices: newsDesk.notices,
    agreedAtOf: async (sessionId) => (await belongings.appointments.of(sessionId))?.startsAt ?? null,
    audience,
    metrics,
    async afterSettled(commit, state) {
      await learning.learnFrom(commit, state)
      await reviews.afterCommit(commit, state)
    },
    isDiskShort: disk.isShort,
    tracing,
    logger,
    now,
  })
  const { log, handler, outbox, funding } = sessions
  const trials = openTrials(store, {
    maxPerAddress: config.TRIALS_PER_ADDRESS_PER_DAY,
    secret: config.INTERNAL_TOKEN,
    now,
  })
  const belongings = openBelongings(
    store,
    [sessions.removeJobsOf, newsDesk.bell.removeOf, sessions.documents.removeOf],
    now,
  )
  const trialKeeper = createTrialKeeper({
    trials,
    guests: people.guests,
    handler,
    log,
    logger,
    belongings: belongings.removals,
  })

  const board = openBoard(store, now)
  const trackedJobs = openTrackedJobs(store, { now })
  const learning = openLearning({ store, log, content, givenUpBy: (id) => attempts.givenUp(id), logger })
  const { learners } = learning
  const whoAsks = createWhoAsks(people)
  const subscriptions = startSubscriptions(app, {
    ...{ config, store, audit, people, newsDesk, whoAsks, mail, logger, now },
  })
  const studies = createStudies({ people, whoAsks })
  const parts = { config, store, redis, content, ownQuestions, people, whoAsks, studies, sessions, newsDesk, now }
  const [messages, feedback] = [openClientMessages(store, now), openFeedback(store, now)]
  registerSiteFeatures(app, { ...parts, messages, feedback, trackedJobs })
  const papers = startPapers(app, { store, learners, content, people, whoAsks, now })
  const pharmacy = openPharmacy({ papers, now })
  const domains = createDomains({ studies, content, learners, papersOf: pharmacy.partsOver })
  learning.register(app, {
    ...{ domainOf: domains.of, learnerOf: domains.learners.of, latest: domains.learners.latest },
    ...{ accountOf: whoAsks.accountOf, now },
  })
  if (!config.isProduction) outboxPages(app, outboxFolder(config.DATA_DIR))
  const { shelf, attempts, challengeLists } = registerChallengeFeatures(app, { ...parts, learners })
  const reviews = startReviews(app, { ...parts, learners, domains, attempts, logger, sweepEveryMs: pace.sweepEveryMs })
  const learningPaths = startLearningPaths(app, {
    ...{ ...parts, domains, pharmacy },
    reviewsDue: (userId, read) => reviews.due(userId, 0, read),
  })
  const diagnostics = startDiagnostics(app, {
    ...{ ...parts, learners, logger, sweepEveryMs: pace.sweepEveryMs },
    addCards: reviews.add,
  })
  itemReportRoutes(app, {
    ...{ reports: belongings.reports, accountOf: whoAsks.accountOf, now },
    wasShown: (userId, { kind, id }) =>
      kind === 'review' ? reviews.has(userId, id) : diagnostics.hasShown(userId, id),
  })
  const courses = registerCourses(app, {
    ...{ ...parts, learners, domains, addCards: reviews.add, paths: learningPaths.paths },
  })
  registerDashboard(app, {
    ...{ ...parts, domains, pharmacy, reviews, pathOf: learningPaths.paths.outlineOf },
  })
  const editing = startEditing(app, {
    ...{ records: editingRecords, content, people, whoAsks, audit, notices: newsDesk.notices, logger, now },
    sweepEveryMs: pace.sweepEveryMs,
  })
  const runningPages = startPages(app, sitePages, {
    ...{ config, redis, mail, audit, whoAsks, logger, now, sweepEveryMs: pace.sweepEveryMs },
  })
  const workshops = startWorkshops(app, { ...parts, logger, sweepEveryMs: pace.sweepEveryMs })
  const cvServices = startCvServices(app, { ...parts, mail, logger })
  const scheduling = registerSessionFeatures(app, {
    ...{ ...parts, shelf, trials, belongings, mail, workshops, logger },
    cvQuestionFor: cvServices.cvs.questionFor,
    sweepEveryMs: pace.sweepEveryMs,
  })
  registerPartners(app, { ...parts, board, belongings, scheduling, audit })
  registerAdministration(app, {
    ...{ ...parts, audit, mail, subscriptions, belongings, messages, feedback, scheduling },
    formAnswers: runningPages.answers,
  })
  const ownData = startOwnData(app, {
    ...parts,
    logger,
    mail,
    audit,
    subscriptions,
    attempts,
    board,
    belongings,
    trials,
    trackedJobs,
    challengeLists,
    learners,
    papers,
    learningPaths,
    lessonRecords: courses.records,
    reviews,
    diagnostics,
    cvs: cvServices.cvs,
    calendarFeeds: scheduling.feeds,
    workshopDates: workshops.dates,
    editing,
    sitePages: runningPages,
    feedback,
    messages,
  })
  const internal = await createInternalService({
    ...{ config, handler, log, ownQuestions, registry, tracing, logger },
    diagnostics: diagnostics.diagnostics,
  })

  const heartbeat = await startHeartbeat({ store, log, handler, logger, now })
  const realtime = await startRealtime({
    app,
    redis,
    counts,
    people,
    sessions,
    audience,
    whoAsks,
    isOriginAllowed,
    logger,
    tracing,
    now,
    presencePace: pace,
  })
  const sweeps = startSweeps({
    log,
    handler,
    outbox,
    funding,
    logger,
    now,
    lastTypedAt: realtime.presence.lastTypedAt,
    periodMs: pace.sweepEveryMs,
    onSwept: metrics.swept,
  })
  const trialSweep = startTrialSweep(trialKeeper.sweep, logger)
  const retention = startRetention({
    ...{ ...parts, subscriptions, board, belongings, messages, feedback, mail, logger },
    workshopDates: workshops.dates,
    formAnswers: runningPages.answers,
    cvs: cvServices.cvs,
  })
  const internalUrl = await internal.listen({ host: config.INTERNAL_HOST, port: config.INTERNAL_PORT })
  const url = await app.listen({ host: config.HOST, port: config.PORT })

  return {
    url,
    internalUrl,
    collections: () => ({ open: store.opened(), answeredFor: ownData.collections }),
    async stop() {
      // Stops accepting connections, and answers open requests.
      const closed = app.close()
      // Run both concurrently, because each closes sockets that the other one's server waits for.
      await Promise.all([realtime.sendAway(closed), closed])
      await internal.close()
      await sweeps.stop()
      await trialSweep.stop()
      await scheduling.stop()
      await workshops.stop()
      await reviews.stop()
      await diagnostics.stop()
      await editing.stop()
      await runningPages.stop()
      cvServices.stop()
      await retention.stop()
      await subscriptions.stop()
      await ownData.stop()
      await realtime.presence.stop()
      await heartbeat.stop()
      await sessions.stop()
      await mail.stop()
      counts.stop()
      await tracing.stop()
      await Promise.all([redis.quit(), subscriber.quit()])
      await store.close()
      disk.stop()
    },
  }
}

const accountOf = (user: User) => ({ userId: user.id, name: shownNameOf(user) })
