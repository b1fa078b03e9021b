import { isOwnQuestionId } from '@greenroom/shared/content'
import { accessOf, shownNameOf } from '@greenroom/shared/rules'
import { deletedUserName, participantIdOf } from '@greenroom/shared/session'
import { usualDomain } from '@greenroom/shared/vocabulary'
import type { FastifyRequest } from 'fastify'
import type { EngineConfig } from '../config.ts'
import { createLists, emptyShelf } from '../features/challengeLists/listsFor.ts'
import { type OwnLists, openOwnLists } from '../features/challengeLists/ownLists.ts'
import { challengeListRoutes } from '../features/challengeLists/routes.ts'
import type { ShelfChallenge } from '../features/challengeLists/shelfChallenge.ts'
import { type Attempts, openAttempts } from '../features/challenges/attempts.ts'
import { challengeCatalogueRoutes } from '../features/challenges/catalogueRoutes.ts'
import { entriesOf, ownEntryOf } from '../features/challenges/entries.ts'
import { inOrder } from '../features/challenges/listing.ts'
import { challengeRoutes } from '../features/challenges/routes.ts'
import { type Browser, openShelf, type Shelf, type ShelfEntry } from '../features/challenges/shelf.ts'
import { solutionRoute } from '../features/challenges/solutionRoute.ts'
import { challengeWorkRoutes } from '../features/challenges/workRoutes.ts'
import type { OwnQuestions } from '../features/ownQuestions/ownQuestions.ts'
import { ownQuestionRoutes } from '../features/ownQuestions/routes.ts'
import { seenChallenges } from '../features/sessions/seenChallenges.ts'
import type { Learners } from '../learning/learners.ts'
import type { HttpApp } from '../platform/httpService.ts'
import type { Store } from '../store/port.ts'
import type { Content } from './content.ts'
import type { People } from './people.ts'
import type { Sessions } from './sessions.ts'
import type { Studies } from './studies.ts'
import type { WhoAsks } from './whoAsks.ts'

export type ChallengeFeaturesOptions = {
  config: Pick<EngineConfig, 'PUBLIC_URL'>
  store: Store
  content: Content
  ownQuestions: OwnQuestions
  people: People
  whoAsks: WhoAsks
  studies: Studies
  sessions: Sessions
  learners: Pick<Learners, 'of'>
  now: () => number
}

/**
 * Sets up finding challenges and working on them.
 * @returns access to challenges, people's progress, and their lists
 */
export function registerChallengeFeatures(
  app: HttpApp,
  options: ChallengeFeaturesOptions,
): { shelf: Shelf; attempts: Attempts; challengeLists: OwnLists } {
  const { config, store, content, ownQuestions, people, whoAsks, studies, sessions, now } = options
  const { bank, spoken, presets } = content
  const { log, handler } = sessions
  const { browserOf, accountOf, visitorOf } = whoAsks
  const answers = { bank, spoken, library: content.answers, own: ownQuestions }
  challengeRoutes(app, {
    bank,
    finishedBy: async (userId, cookie) =>
      (await people.accounts.authenticate(cookie))?.id === userId ? seenChallenges(log, participantIdOf(userId)) : [],
  })
  const attempts = openAttempts(store, log, handler)
  const shelf = openShelf({
    entries: () => entriesOf(bank, spoken),
    presets,
    attempts,
    async ownEntry(id, account) {
      if (account === null || !isOwnQuestionId(id)) return undefined
      const found = await ownQuestions.readable(account.userId, id)
      return found && ownEntryOf(found)
    },
  })
  /** Whether challenges are listed for the caller: all of them belong to one domain (spec §1). */
  const studiesThem = async (request: FastifyRequest): Promise<boolean> =>
    ((await studies.ofCaller(request)) ?? usualDomain) === usualDomain
  const challengeLists = openOwnLists(store, { now })
  const lists = createLists({
    ...{ ownLists: challengeLists, learners: options.learners, presets, needs: content.needs, now },
    goalOf: async (userId) => (await people.profiles.of(userId)).goal,
    curated: (reader) => content.lists().filter((list) => accessOf(list, reader) !== null),
  })
  challengeListRoutes(app, {
    ownLists: challengeLists,
    accountOf,
    async shelfOf(request, timeZone) {
      if (!(await studiesThem(request))) return emptyShelf
      const browser = await browserOf(request)
      return lists.shelf(chooserOf(browser), onShelf(await shelf.all(browser)), timeZone)
    },
    async isVisible(request, challengeId) {
      const shown = await shelf.all(await browserOf(request))
      return shown.some(({ entry }) => entry.id === challengeId)
    },
  })
  challengeCatalogueRoutes(app, {
    listOf: (browser, listId, shown) => lists.list(chooserOf(browser), listId, onShelf(shown)),
    shelf,
    listed: async (request, browser) => ((await studiesThem(request)) ? shelf.all(browser) : []),
    log,
    browserOf,
    async present(id, language) {
      if (isOwnQuestionId(id)) await ownQuestions.prepare([{ id, version: null }])
      return content.catalogue.present(id, null, language)
    },
  })
  challengeWorkRoutes(app, {
    shelf,
    attempts,
    log,
    handler,
    now,
    browserOf,
    accountOf,
    extraTimeOf: people.extraTimeOf,
    answers,
  })
  solutionRoute(app, { handler, attempts, answers, visitorOf, now })
  ownQuestionRoutes(app, {
    ownQuestions,
    accountOf,
    async nameOf(userId) {
      const user = await people.accounts.userById(userId)
      return user === undefined ? deletedUserName : shownNameOf(user)
    },
    enqueue: sessions.enqueue,
    now,
    publicUrl: config.PUBLIC_URL,
  })
  return { shelf, attempts, challengeLists }
}

const chooserOf = ({ account, hasPremium, seesBeta }: Browser) => ({
  ...{ userId: account?.userId ?? null, hasPremium, seesBeta },
})

/** The challenges as lists need them, in the catalogue's order. */
const onShelf = (shown: readonly ShelfEntry[]): ShelfChallenge[] =>
  shown
    .toSorted((one, other) => inOrder(one.summary, other.summary))
    .map(({ summary, entry, progress: { history } }) => ({
      ...{ summary, history, stages: entry.stages, roles: entry.roleTypes, levels: entry.levels },
    }))
