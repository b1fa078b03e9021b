import type { CompanyPreset } from '@greenroom/shared/content'
import { type Access, accessOf, type ContentReader } from '@greenroom/shared/rules'
import { participantIdOf } from '@greenroom/shared/session'
import type { ChallengeSummary } from '@greenroom/shared/wire'
import { ProblemError } from '../../platform/problems.ts'
import type { Account } from '../../realtime/access.ts'
import type { Attempts } from './attempts.ts'
import { type ChallengeEntry, companiesAsking } from './entries.ts'
import { type Attempt, type ChallengeProgress, progressOf } from './progress.ts'

/** Someone browsing challenges: what they may open, and their account; null without one. */
export type Browser = ContentReader & { account: Account | null }

/** A challenge visible to a person, and their progress. */
export type ShelfEntry = { entry: ChallengeEntry; progress: ChallengeProgress; summary: ChallengeSummary }

/** A user's history. */
type Known = { sessions: readonly Attempt[]; givenUp: ReadonlyMap<string, number> }

export type ShelfOptions = {
  entries: () => readonly ChallengeEntry[]
  presets: () => readonly CompanyPreset[]
  attempts: Pick<Attempts, 'of' | 'upToDate' | 'givenUp'>
  /** A question written by a user, if this person may practise it; such questions are on no list. */
  ownEntry?: (id: string, account: Account | null) => Promise<ChallengeEntry | undefined>
}

/** The challenges visible to one person. */
export function openShelf({ entries, presets, attempts, ownEntry }: ShelfOptions) {
  async function knownOf(account: Account | null): Promise<Known> {
    if (account === null) return { sessions: [], givenUp: new Map() }
    const id = participantIdOf(account.userId)
    const [sessions, givenUp] = await Promise.all([attempts.of(id), attempts.givenUp(id)])
    return { sessions, givenUp }
  }

  function entryFor(entry: ChallengeEntry, reader: ContentReader, { sessions, givenUp }: Known): ShelfEntry[] {
    const access = accessOf(entry, reader)
    if (access === null) return []
    const progress = progressOf(entry.id, sessions, givenUp.get(entry.id) ?? null)
    return [{ entry, progress, summary: { ...summaryOf(entry, progress, presets()), access } }]
  }

  return {
    async all(browser: Browser): Promise<ShelfEntry[]> {
      const known = await knownOf(browser.account)
      return entries().flatMap((entry) => entryFor(entry, browser, known))
    },
    /** @throws the 404 problem if no such challenge is visible to this person */
    async one(browser: Browser, id: string): Promise<ShelfEntry & Pick<Known, 'sessions'>> {
      const entry = entries().find((each) => each.id === id) ?? (await ownEntry?.(id, browser.account))
      if (entry === undefined) throw new ProblemError('CHALLENGE_NOT_FOUND')
      const { sessions: told, givenUp } = await knownOf(browser.account)
      const sessions = await attempts.upToDate(told, id)
      const [found] = entryFor(entry, browser, { sessions, givenUp })
      if (found === undefined) throw new ProblemError('CHALLENGE_NOT_FOUND')
      return { ...found, sessions }
    },
    /**
     * @throws the 403 problem if this person can see the challenge but may not open it; the 404 problem if they can't
     * see it. The caller must report unknown challenges.
     */
    mayOpen(reader: ContentReader, id: string): void {
      const entry = entries().find((each) => each.id === id)
      if (entry === undefined) return
      const access = accessOf(entry, reader)
      if (access === null) throw new ProblemError('CHALLENGE_NOT_FOUND')
      checkAccess(access)
    },
  }
}
export type Shelf = ReturnType<typeof openShelf>

/** @throws the 403 problem, with a sentence that explains why */
export function checkAccess(access: Access): void {
  if (access === 'open') return
  const detail =
    access === 'premium'
      ? 'This challenge is part of the premium plans. Everything you’ve done so far stays yours.'
      : 'This challenge isn’t out yet. It’s still being written.'
  throw new ProblemError('CHALLENGE_LOCKED', detail, { extensions: { access } })
}

const isoOf = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString())

function summaryOf(
  entry: ChallengeEntry,
  { state, solvedAt, bestTests, givenUpAt, lastStartedAt, practice }: ChallengeProgress,
  presets: readonly CompanyPreset[],
): Omit<ChallengeSummary, 'access'> {
  return {
    challengeId: entry.id,
    title: entry.title,
    challengeType: entry.challengeType,
    difficulty: entry.difficulty,
    topics: entry.concepts,
    durationInMinutes: entry.durationInMinutes,
    tier: entry.contentTier,
    releaseStage: entry.releaseStage,
    companies: companiesAsking(entry, presets),
    state,
    solvedAt: isoOf(solvedAt),
    bestTests,
    givenUpAt: isoOf(givenUpAt),
    lastStartedAt: isoOf(lastStartedAt),
    openSessionId: practice.find(({ phase }) => phase !== 'ENDED')?.id ?? null,
  }
}
