import { randomUUID } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import {
  type Commit,
  hasPremiumAccess,
  isContentCreator,
  monthlyGrantOf,
  participantIdOf,
  userIdOf,
} from '@greenroom/shared'
import { createArchive, createLibrary, loadChallenges, loadSpoken } from '@greenroom/shared/content'
import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import { Redis } from 'ioredis'

import { startCommitBus } from './bus/commitBus.ts'
import { type EngineConfig, webBuildFolder } from './config.ts'
import { openMemberships } from './features/accounts/memberships.ts'
import { openAccounts } from './features/accounts/openAccounts.ts'
import { openAttempts } from './features/challenges/attempts.ts'
import { catalogueOf, runMaterialOf } from './features/challenges/catalogue.ts'
import { challengeCatalogueRoutes } from './features/challenges/catalogueRoutes.ts'
import { entriesOf } from './features/challenges/entries.ts'
import { challengeRoutes } from './features/challenges/routes.ts'
import { openShelf } from './features/challenges/shelf.ts'
import { challengeWorkRoutes } from './features/challenges/workRoutes.ts'
import { clientMessageRoutes } from './features/clientMessages/routes.ts'
import { rehearsedRoundFrom } from './features/companies/rehearsedRound.ts'
import { companyRoutes } from './features/companies/routes.ts'
import { courseRoutes } from './features/courses/routes.ts'
import { feedbackRoutes } from './features/feedback/routes.ts'
import { createAccept } from './features/invites/accept.ts'
import { openInvites } from './features/invites/invites.ts'
import { inviteRoutes } from './features/invites/routes.ts'
import { languageRoutes } from './features/languages/routes.ts'
import { locationRoutes } from './features/location/routes.ts'
import { openProfiles } from './features/profile/profiles.ts'
import { profileRoutes } from './features/profile/routes.ts'
import { openReports } from './features/reports/reports.ts'
import { reportRoutes } from './features/reports/routes.ts'
import { deletionRoute } from './features/sessions/deletionRoute.ts'
import { guideFrom } from './features/sessions/guide.ts'
import { finishedChallenges, sessionRoutes } from './features/sessions/routes.ts'
import { shareRoutes } from './features/shares/routes.ts'
import { openShares } from './features/shares/shares.ts'
import { siteRoutes } from './features/site/routes.ts'
import { createTrialKeeper, startTrialSweep } from './features/trials/keepTrial.ts'
import { createOpenTrial } from './features/trials/openTrial.ts'
import { trialRoutes } from './features/trials/routes.ts'
import { openTrials } from './features/trials/trials.ts'
import { walletRoutes } from './features/wallet/routes.ts'
import { openLedger } from './ledger/ledger.ts'
import { openFunding } from './ledger/openFunding.ts'
import { requireBearer } from './platform/bearer.ts'
import { createHttpService } from './platform/httpService.ts'
import { ProblemError } from './platform/problems.ts'
import { createOriginRule } from './platform/security.ts'
import { openJobQueue } from './queue/jobQueue.ts'
import { createDrafts } from './realtime/drafts.ts'
import { type Gateway, startGateway } from './realtime/gateway.ts'
import { openGuests } from './realtime/guests.ts'
import { installLiveFeed, type LiveFeed } from './realtime/liveFeed.ts'
import { engineMetrics } from './realtime/metrics.ts'
import { watchUpgrades } from './realtime/openUpgrades.ts'
import { startPresence } from './realtime/presence.ts'
import { createDeletion } from './session/deletion.ts'
import { createSessionHandler } from './session/handle.ts'
import { startHeartbeat } from './session/heartbeat.ts'
import { jobResultRoutes } from './session/jobResults.ts'
import { openMemberIndex } from './session/memberIndex.ts'
import { createOutbox } from './session/outbox.ts'
import { openParticipantViews } from './session/participantViews.ts'
import { openSessionLog } from './session/sessionLog.ts'
import { startSweeps } from './session/sweeps.ts'
import { openStore } from './store/open.ts'

const sweepEveryMs = 1_000

export type RunningEngine = { url: string; internalUrl: string; stop(): Promise<void> }

/**
 * Starts an engine: the one place in which its parts are wired together. `stop` finishes what is at hand: what was asked is
 * answered, sockets are sent to other engines, and what was stored is dispatched.
 */
export async function startEngine(
  config: EngineConfig,
  logger: FastifyBaseLogger,
  { now = Date.now }: { now?: () => number } = {},
): Promise<RunningEngine> {
  mkdirSync(config.DATA_DIR, { recursive: true })
  const store = await openStore({
    dataDir: config.DATA_DIR,
    logger,
    ...(config.MONGODB_URL === undefined ? {} : { mongodbUrl: config.MONGODB_URL }),
  })
  const archive = createArchive(join(config.DATA_DIR, 'content'))
  const bank = loadChallenges({ archive })
  const spoken = loadSpoken({ archive })
  const companies = createLibrary({ only: ['company'], archive })
  const presets = () => companies.items('company')
  const catalogue = catalogueOf(bank, spoken, presets)
  const { redis, subscriber } = await connectRedis(config.REDIS_URL, logger)
  const profiles = openProfiles(store, { now })
  const languageModelInUse = config.AI_PROVIDER !== 'scripted'
  const accounts = await openAccounts({
    store,
    config,
    logger,
    // The page on which an account is created says so.
    onSignUp: async (userId) => {
      if (languageModelInUse) await profiles.change(userId, { extraTimePercent: 0, languageModel: true })
    },
    onSignIn: ({ id: userId, firstName, userName }, cookie) =>
      trialKeeper.claim({ userId, name: firstName || userName }, cookie),
  })
  const log = openSessionLog(store)
  const ledger = openLedger({
    store,
    now,
    onEntry(entry) {
      if (entry.kind === 'settlement' && entry.model !== undefined) metrics.modelPaid(entry.model)
    },
  })
  const memberships = openMemberships(store, { logger, now })
  const allowanceOf = async (participantId: string): Promise<number> => {
    const grants = { free: config.TOKENS_PER_MONTH_FREE, premium: config.TOKENS_PER_MONTH_PREMIUM }
    const userId = userIdOf(participantId)
    if (userId === null) return grants.free
    const { subscriptionTier } = await memberships.of({ userId, email: '', emailVerified: false })
    return monthlyGrantOf(subscriptionTier, grants)
  }
  const funding = openFunding({ ledger, log, allowanceOf, now, logger })

  let gateway: Gateway | undefined
  let liveFeed: LiveFeed | undefined
  const deliver = (commit: Commit): void => {
    gateway?.deliver(commit)
    liveFeed?.deliver(commit)
  }
  const handler = createSessionHandler({
    log,
    catalogue,
    now,
    funding,
    onCommit(commit, state, before) {
      funding.observe(commit)
      metrics.committed(commit.events.length)
      deliver(commit)
      void outbox.dispatch(commit, state, before)
    },
  })
  /** What this engine did not decide itself. */
  function hear(commit: Commit): void {
    handler.observe(commit)
    funding.observe(commit)
    deliver(commit)
  }
  const drafts = createDrafts()
  const bus = await startCommitBus({
    engineId: randomUUID(),
    publisher: redis,
    subscriber,
    logger,
    onCommit: hear,
    onDelta(delta) {
      drafts.hear(delta)
      gateway?.deliverDelta(delta)
    },
    onPresence: (engineId, news) => gateway?.receivePresence(engineId, news),
  })
  const queue = openJobQueue(redis, logger)
  const outbox = createOutbox({
    log,
    enqueue: queue.add,
    logger,
    publish: bus.publish,
    hear,
    settle: funding.settle,
    callerOf: async (participantId) => {
      const userId = userIdOf(participantId)
      if (userId === null) return { userId, userEmail: '', candidateName: '', languageModel: false }
      const [user, { languageModelAgreedAt }] = await Promise.all([accounts.userById(userId), profiles.of(userId)])
      return {
        userId,
        userEmail: user?.email ?? '',
        candidateName: user?.firstName || user?.userName || '',
        languageModel: languageModelAgreedAt !== null,
      }
    },
    materialOf: runMaterialOf(bank),
  })

  const isOriginAllowed = createOriginRule(config.PUBLIC_URL === undefined ? [] : [new URL(config.PUBLIC_URL).origin])
  const { app, registry } = await createHttpService({
    title: 'Greenroom engine',
    description: 'Accounts, challenges and interview sessions.',
    logger,
    isOriginAllowed,
    behindTls: config.behindTls,
    trustProxy: config.TRUSTED_PROXIES,
    redis,
    web: { folder: webBuildFolder, ...(config.PUBLIC_URL === undefined ? {} : { publicUrl: config.PUBLIC_URL }) },
    readiness: {
      store: async () => {
        await store.ping()
        return { ok: true, detail: 'answers' }
      },
      redis: async () => ({ ok: (await redis.ping()) === 'PONG', detail: 'answers' }),
    },
  })
  const metrics = engineMetrics(registry, () => gateway?.socketCount() ?? 0)
  const guests = openGuests(store, { behindTls: config.behindTls, now })
  const trials = openTrials(store, {
    mostPerAddress: config.TRIALS_PER_ADDRESS_PER_DAY,
    secret: config.INTERNAL_TOKEN,
    now,
  })
  const shares = openShares(store, now)
  const reports = openReports(store)
  const trialKeeper = createTrialKeeper({
    trials,
    guests,
    handler,
    log,
    logger,
    belongings: [shares.removeOf, reports.removeOf],
  })
  const accountFrom = async (cookie: string | undefined) => {
    const user = await accounts.authenticate(cookie)
    return user === null ? null : { userId: user.id, name: user.firstName || user.userName }
  }
  const visitorFrom = async (cookie: string | undefined) => {
    const [account, invited] = await Promise.all([accountFrom(cookie), guests.in(cookie)])
    return account === null && invited.length === 0 ? null : { account, guests: invited }
  }
  /** What somebody may use besides what is for everybody. */
  const readerOf = async (request: FastifyRequest) => {
    const user = await accounts.authenticate(request.headers.cookie)
    if (user === null) return { hasPremium: false, seesBeta: false }
    const { subscriptionTier: tier, email } = user
    return {
      hasPremium: hasPremiumAccess(tier),
      seesBeta: isContentCreator(tier) || (await accounts.isAlphaUser(email)),
    }
  }
  accounts.register(app)
  locationRoutes(app)
  languageRoutes(app, { redis })
  siteRoutes(app, { careersEmail: config.CAREERS_EMAIL ?? null })
  companyRoutes(app, { presets })
  courseRoutes(app, {
    library: createLibrary({ only: ['course'] }),
    readerOf,
  })
  feedbackRoutes(app, {
    store,
    now,
    userIdOf: async (request) => (await accounts.authenticate(request.headers.cookie))?.id ?? null,
  })
  clientMessageRoutes(app, { store, now })
  challengeRoutes(app, {
    bank,
    finishedBy: async (userId, cookie) =>
      (await accounts.authenticate(cookie))?.id === userId ? finishedChallenges(log, participantIdOf(userId)) : [],
  })
  const visitorOf = async (request: FastifyRequest) => {
    const visitor = await visitorFrom(request.headers.cookie)
    if (visitor === null) throw new ProblemError('UNAUTHORIZED')
    return visitor
  }
  const accountOf = async (request: FastifyRequest) => {
    const account = await accountFrom(request.headers.cookie)
    if (account === null) throw new ProblemError('UNAUTHORIZED')
    return account
  }
  walletRoutes(app, { ledger, allowanceOf, now, visitorOf: accountOf })
  profileRoutes(app, { profiles, languageModelInUse, visitorOf: accountOf })
  const extraTimeOf = async (userId: number) => (await profiles.of(userId)).extraTimePercent
  const attempts = openAttempts(store, log, handler)
  const shelf = openShelf({ entries: () => entriesOf(bank, spoken), presets, attempts })
  const browserOf = async (request: FastifyRequest) => {
    const [account, reader] = await Promise.all([accountFrom(request.headers.cookie), readerOf(request)])
    return { account, ...reader }
  }
  challengeCatalogueRoutes(app, {
    shelf,
    log,
    browserOf,
    present: (id, language) => catalogueOf(bank, spoken).present(id, null, language),
  })
  challengeWorkRoutes(app, {
    shelf,
    attempts,
    log,
    handler,
    now,
    browserOf,
    accountOf,
    extraTimeOf,
    answers: {
      bank,
      spoken,
      library: createLibrary({ only: ['algorizing', 'low_level_design', 'explain_code'], archive }),
    },
  })
  const members = openMemberIndex(store, log)
  const viewFor = openParticipantViews(log)
  sessionRoutes(app, {
    handler,
    log,
    now,
    visitorOf,
    accountOf,
    members,
    viewFor,
    guideOf: guideFrom(bank, spoken.decks),
    extraTimeOf,
    roundOf: rehearsedRoundFrom(presets),
    catalogue,
    checkChallenge: async (request, challengeId) => shelf.mayOpen(await readerOf(request), challengeId),
  })
  const invites = openInvites(store, now)
  inviteRoutes(app, {
    invites,
    handler,
    accept: createAccept({ invites, guests, handler, members, now, extraTimeOf }),
    now,
    visitorFrom,
    visitorOf,
    publicUrl: config.PUBLIC_URL,
  })
  trialRoutes(app, {
    trials,
    handler,
    open: createOpenTrial({ trials, guests, handler, log, now }),
    now,
    visitorFrom,
  })
  shareRoutes(app, { shares, handler, log, now, visitorOf, publicUrl: config.PUBLIC_URL })
  reportRoutes(app, { reports, handler, now, visitorOf })
  deletionRoute(app, {
    deleteSession: createDeletion({
      log,
      handler,
      now,
      settle: funding.settle,
      publish: bus.publish,
      belongings: [shares.removeOf, reports.removeOf, invites.removeOf],
      forgetSeat: (sessionId, participantId) => members.leave(sessionId, [participantId]),
    }),
    visitorOf,
  })
  const upgrades = watchUpgrades(app.server)
  liveFeed = await installLiveFeed(app, {
    server: app.server,
    handler,
    log,
    busListening: bus.listening,
    isOriginAllowed,
    visitorOf,
  })

  const internal = await createHttpService({
    title: 'Greenroom engine, internal',
    description: 'Results of jobs, reported by the workers.',
    logger,
    isOriginAllowed: () => true,
    behindTls: false,
    bodyLimitBytes: 16 * 1024 * 1024,
    readiness: {},
  })
  internal.app.addHook('onRequest', requireBearer(config.INTERNAL_TOKEN))
  jobResultRoutes(internal.app, handler)

  const heartbeat = await startHeartbeat({ store, log, handler, logger, now })
  const presence = startPresence({ redis, log, handler, logger, now })
  gateway = startGateway({
    server: app.server,
    handler,
    log,
    presence,
    logger,
    now,
    isOriginAllowed,
    authenticate: visitorFrom,
    drafts,
    viewFor,
    busListening: bus.listening,
    publishPresence: bus.publishPresence,
  })
  const sweeps = startSweeps({
    log,
    handler,
    outbox,
    funding,
    logger,
    now,
    lastTypedAt: presence.lastTypedAt,
    periodMs: sweepEveryMs,
  })
  const trialSweep = startTrialSweep(trialKeeper.sweep, logger)
  const internalUrl = await internal.app.listen({ host: config.INTERNAL_HOST, port: config.INTERNAL_PORT })
  const url = await app.listen({ host: config.HOST, port: config.PORT })

  return {
    url,
    internalUrl,
    async stop() {
      // Nobody new gets in, and requests that are under way are answered …
      const closed = app.close()
      const gone = async () => {
        // … while the sockets are sent to other engines.
        await gateway?.drain()
        liveFeed?.stop()
        const farewell = upgrades.endSoon()
        await gateway?.stop()
        await closed
        farewell.cancel()
      }
      // Together: each of them closes sockets that the other one's server waits for.
      await Promise.all([gone(), closed])
      await internal.app.close()
      await sweeps.stop()
      await trialSweep.stop()
      await presence.stop()
      await heartbeat.stop()
      await outbox.stop()
      await queue.close()
      await bus.stop()
      await accounts.close()
      await Promise.all([redis.quit(), subscriber.quit()])
      await store.close()
    },
  }
}

/** A command that Redis cannot take now fails at once: the sweep repeats what matters, and nobody waits for it. */
async function connectRedis(url: string, logger: FastifyBaseLogger): Promise<{ redis: Redis; subscriber: Redis }> {
  // A Redis that reads its file takes as long as it says, and is usually ready long before.
  const maxLoadingRetryTime = 250
  const subscriber = new Redis(url, { maxRetriesPerRequest: null, maxLoadingRetryTime })
  const redis = new Redis(url, { enableOfflineQueue: false, maxRetriesPerRequest: 1, maxLoadingRetryTime })
  for (const connection of [redis, subscriber]) {
    connection.on('error', (error: unknown) => logger.warn({ err: error }, 'redis connection'))
  }
  await new Promise<void>((resolve) => redis.once('ready', resolve))
  return { redis, subscriber }
}
