import type { ItemTypes } from '@greenroom/shared/content'
import { repeatOf, repeatReasons } from '@greenroom/shared/learning'
import { interviewListId, type OfferedList, repeatListId, type ShownList } from '@greenroom/shared/wire'
import { listForInterview, type TargetInterview } from './interviewList.ts'
import { isSolved, type ShelfChallenge } from './shelfChallenge.ts'
import { listTexts as texts } from './texts.ts'

export type CuratedList = Pick<ItemTypes['list'], 'id' | 'title' | 'about' | 'entries'>

/** A list with its challenges, in order, each with the reason why it is there. */
export type FilledList = Pick<OfferedList, 'listId' | 'kind' | 'title' | 'about'> & {
  entries: readonly { challengeId: string; reason: string }[]
}

type Options = {
  /** Sorted as in the catalogue. */
  shelf: readonly ShelfChallenge[]
  curated: readonly CuratedList[]
  target: TargetInterview | null
  /** Now, ms since 1970. */
  at: number
}

/**
 * The lists that the caller may choose from, apart from their own: one for their interview, curated ones, and one of
 * challenges to repeat.
 */
export function offeredLists({ shelf, curated, target, at }: Options): FilledList[] {
  const byId = new Map(shelf.map((each) => [each.summary.challengeId, each]))
  return [
    ...(target === null
      ? []
      : [
          {
            ...{ listId: interviewListId, kind: 'interview' as const, title: texts.interview },
            about: texts.interviewAbout(target.preset?.title ?? null),
            entries: listForInterview(shelf, target),
          },
        ]),
    ...curated.map(({ id, title, about, entries }) => ({
      ...{ listId: id, kind: 'curated' as const, title, about },
      entries: entries.flatMap(({ challenge, reason }) => {
        const [, challengeId = ''] = challenge.split('/')
        return byId.has(challengeId) ? [{ challengeId, reason }] : []
      }),
    })),
    {
      ...{ listId: repeatListId, kind: 'repeat' as const, title: texts.repeat, about: texts.repeatAbout },
      entries: dueAgain(shelf, at),
    },
  ]
}

/** The challenges due for another try, most overdue first. */
function dueAgain(shelf: readonly ShelfChallenge[], at: number): FilledList['entries'] {
  return shelf
    .flatMap(({ summary, history }) => {
      const again = summary.access === 'open' ? repeatOf(history) : null
      if (again === null || again.dueAt > at) return []
      return [{ challengeId: summary.challengeId, reason: repeatReasons[again.cause], dueAt: again.dueAt }]
    })
    .toSorted((one, other) => one.dueAt - other.dueAt)
    .map(({ challengeId, reason }) => ({ challengeId, reason }))
}

/** How many of these challenges the caller may see, and how many they have solved. */
export function progressIn(
  challengeIds: readonly string[],
  shelf: readonly ShelfChallenge[],
): { total: number; solved: number } {
  const wanted = new Set(challengeIds)
  const found = shelf.filter(({ summary }) => wanted.has(summary.challengeId))
  return { total: found.length, solved: found.filter(({ summary }) => isSolved(summary)).length }
}

/** A list as it is shown above its challenges. */
export const shownListOf = ({ listId, title, about, entries }: FilledList): ShownList => ({
  ...{ listId, title, about, revision: null },
  reasons: Object.fromEntries(entries.map(({ challengeId, reason }) => [challengeId, reason])),
})
