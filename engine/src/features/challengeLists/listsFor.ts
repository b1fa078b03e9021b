import type { CompanyPreset } from '@greenroom/shared/content'
import { newLearner } from '@greenroom/shared/learning'
import type { Concept } from '@greenroom/shared/vocabulary'
import type { ChallengeShelf, Goal, ShownList } from '@greenroom/shared/wire'
import type { Learners } from '../../learning/learners.ts'
import { targetOf } from './interviewList.ts'
import { nextChallenges } from './nextChallenges.ts'
import { type CuratedList, offeredLists, progressIn, shownListOf } from './offeredLists.ts'
import type { OwnLists } from './ownLists.ts'
import { patternsOf } from './patterns.ts'
import type { ShelfChallenge } from './shelfChallenge.ts'

export type ListsOptions = {
  ownLists: Pick<OwnLists, 'of' | 'one'>
  learners: Pick<Learners, 'of'>
  goalOf: (userId: number) => Promise<Goal | null>
  presets: () => readonly CompanyPreset[]
  /** The curated lists that this reader may see. */
  curated: (reader: { hasPremium: boolean; seesBeta: boolean }) => readonly CuratedList[]
  needs: ReadonlyMap<Concept, readonly Concept[]>
  now: () => number
}

/** Somebody choosing a challenge; `userId` is null without an account. */
export type Chooser = { userId: number | null; hasPremium: boolean; seesBeta: boolean }

/** Finds the lists of challenges for a person. `shelf` is every challenge that they may see, in the catalogue's order. */
export function createLists({ ownLists, learners, goalOf, presets, curated, needs, now }: ListsOptions) {
  async function offeredTo(chooser: Chooser, shelf: readonly ShelfChallenge[]) {
    const goal = chooser.userId === null ? null : await goalOf(chooser.userId)
    const target = targetOf(goal, presets())
    return { goal, target, offered: offeredLists({ shelf, target, curated: curated(chooser), at: now() }) }
  }

  return {
    /** @param timeZone the learner's time zone, as an IANA name */
    async shelf(chooser: Chooser, shelf: readonly ShelfChallenge[], timeZone: string): Promise<ChallengeShelf> {
      const { userId } = chooser
      const [{ goal, target, offered }, own, learner] = await Promise.all([
        offeredTo(chooser, shelf),
        userId === null ? [] : ownLists.of(userId),
        userId === null ? newLearner : learners.of(userId),
      ])
      const everything = shelf.map(({ summary }) => summary.challengeId)
      return {
        ...progressIn(everything, shelf),
        lists: offered.map(({ listId, kind, title, about, entries }) => {
          const ids = entries.map(({ challengeId }) => challengeId)
          return { listId, kind, title, about, ...progressIn(ids, shelf) }
        }),
        own: own.map((list) => ({ ...list, ...progressIn(list.challengeIds, shelf) })),
        patterns: patternsOf(shelf),
        next: userId === null ? [] : nextChallenges({ shelf, learner, needs, goal, target, at: now(), timeZone }),
        hoursPerWeek: goal?.hoursPerWeek ?? null,
      }
    },
    /** One list, and the ids of its challenges in order; undefined if this person has no such list. */
    async list(
      chooser: Chooser,
      listId: string,
      shelf: readonly ShelfChallenge[],
    ): Promise<{ list: ShownList; challengeIds: readonly string[] } | undefined> {
      const { offered } = await offeredTo(chooser, shelf)
      const found = offered.find((each) => each.listId === listId)
      if (found !== undefined)
        return { list: shownListOf(found), challengeIds: found.entries.map(({ challengeId }) => challengeId) }
      const own = chooser.userId === null ? undefined : await ownLists.one(chooser.userId, listId)
      if (own === undefined) return undefined
      const { title, revision, challengeIds } = own
      return { list: { listId, title, about: '', revision, reasons: {} }, challengeIds }
    },
  }
}
export type Lists = ReturnType<typeof createLists>

/** The shelf shown in a domain without challenges. */
export const emptyShelf: ChallengeShelf = {
  ...progressIn([], []),
  ...{ lists: [], own: [], patterns: [], next: [], hoursPerWeek: null },
}
