/** Why a challenge should be done again. */
export const repeatCauses = ['failed', 'gave_up', 'help', 'long_ago'] as const
export type RepeatCause = (typeof repeatCauses)[number]

/**
 * What somebody did with a challenge. Times are ms since 1970.
 * - `solvedAt`: each time they solved it, or answered it in full.
 * - `helped`: whether they had help the last time they solved it.
 * - `failedAt`: when they last ended an attempt without solving it, or null.
 * - `givenUpAt`: when they gave up to read the editorial, or null.
 */
export type ChallengeHistory = {
  solvedAt: readonly number[]
  helped: boolean
  failedAt: number | null
  givenUpAt: number | null
}

const dayMs = 86_400_000
const daysAfter: Readonly<Record<Exclude<RepeatCause, 'long_ago'>, number>> = { failed: 1, gave_up: 3, help: 7 }
/** The first pause after solving it alone; it doubles each time, up to the longest. */
const firstPauseDays = 21
const longestPauseDays = 180

/**
 * When to do a challenge again, and why; null if it was never tried. The pause grows each time it is solved: forgetting
 * is slower after each repetition.
 */
export function repeatOf(history: ChallengeHistory): { cause: RepeatCause; dueAt: number } | null {
  const { solvedAt, helped, failedAt, givenUpAt } = history
  const last = solvedAt.length === 0 ? null : Math.max(...solvedAt)
  const wentWrong = Math.max(failedAt ?? 0, givenUpAt ?? 0)
  if (last !== null && last >= wentWrong) {
    if (helped) return { cause: 'help', dueAt: last + daysAfter.help * dayMs }
    const pause = Math.min(longestPauseDays, firstPauseDays * 2 ** (solvedAt.length - 1))
    return { cause: 'long_ago', dueAt: last + pause * dayMs }
  }
  if (wentWrong === 0) return null
  const cause = wentWrong === givenUpAt ? 'gave_up' : 'failed'
  return { cause, dueAt: wentWrong + daysAfter[cause] * dayMs }
}
