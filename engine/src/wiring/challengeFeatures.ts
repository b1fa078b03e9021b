import { participantIdOf } from '@greenroom/shared/session'
import { type Attempts, openAttempts } from '../features/challenges/attempts.ts'
import { catalogueOf } from '../features/challenges/catalogue.ts'
import { challengeCatalogueRoutes } from '../features/challenges/catalogueRoutes.ts'
import { entriesOf } from '../features/challenges/entries.ts'
import { challengeRoutes } from '../features/challenges/routes.ts'
import { openShelf, type Shelf } from '../features/challenges/shelf.ts'
import { solutionRoute } from '../features/challenges/solutionRoute.ts'
import { challengeWorkRoutes } from '../features/challenges/workRoutes.ts'
import { seenChallenges } from '../features/sessions/seenChallenges.ts'
import type { HttpApp } from '../platform/httpService.ts'
import type { Store } from '../store/port.ts'
import type { Content } from './content.ts'
import type { People } from './people.ts'
import type { Sessions } from './sessions.ts'
import type { WhoAsks } from './whoAsks.ts'

export type ChallengeFeaturesOptions = {
  store: Store
  content: Content
  people: People
  whoAsks: WhoAsks
  sessions: Sessions
  now: () => number
}

/** Finding a challenge and working at it. @returns what is open to whom, and what people have done */
export function registerChallengeFeatures(
  app: HttpApp,
  options: ChallengeFeaturesOptions,
): { shelf: Shelf; attempts: Attempts } {
  const { store, content, people, whoAsks, sessions, now } = options
  const { bank, spoken, presets } = content
  const { log, handler } = sessions
  const { browserOf, accountOf, visitorOf } = whoAsks
  const answers = { bank, spoken, library: content.answers }
  challengeRoutes(app, {
    bank,
    finishedBy: async (userId, cookie) =>
      (await people.accounts.authenticate(cookie))?.id === userId ? seenChallenges(log, participantIdOf(userId)) : [],
  })
  const attempts = openAttempts(store, log, handler)
  const shelf = openShelf({ entries: () => entriesOf(bank, spoken), presets, attempts })
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
    extraTimeOf: people.extraTimeOf,
    answers,
  })
  solutionRoute(app, { handler, attempts, answers, visitorOf, now })
  return { shelf, attempts }
}
