import { activeUse, type Commit, isPending, powerUpRules, remainingAt, type Session } from '@greenroom/shared/session'
import { expect } from 'vitest'

/**
 * Checks that at most three power-ups are active at once, never two of the same kind, and none after the end. Also that
 * the clock is slow only during time dilation, and that a power-up waits for the coach only if an answer is pending.
 */
export function checkPowerUps(state: Session, { at }: Commit): void {
  if (state.phase === 'NOT_STARTED') return
  const inForce = state.powerUps.filter(({ status }) => status !== 'refunded')
  expect(inForce.length).toBeLessThanOrEqual(3)
  expect(new Set(inForce.map(({ powerUp }) => powerUp)).size).toBe(inForce.length)
  if (state.phase === 'IN_PROGRESS') {
    expect(remainingAt(state.clock, at)).toBeGreaterThanOrEqual(0)
    expect(state.clock.rate).toBe(activeUse(state.powerUps, 'time_dilation') === undefined ? 1 : 0.5)
    const waiting = state.powerUps.filter(
      ({ powerUp, status }) => status === 'active' && powerUpRules[powerUp].effect.kind === 'coach',
    )
    for (const { useId } of waiting) expect(state.awaitingCoach?.useId).toBe(useId)
    return
  }
  const judging = state.questions.some(({ runs }) => runs.some((run) => run.handedIn && isPending(run)))
  const active = state.powerUps.filter(({ status }) => status === 'active').map(({ powerUp }) => powerUp)
  expect(active).toEqual(judging && active.length > 0 ? ['shield'] : [])
}

/**
 * Checks that every power-up use either ends once or is refunded once, with exactly the charges it cost, and that there
 * are no other refunds.
 */
export function checkCharges(commits: Commit[]): void {
  const events = commits.flatMap((commit) => commit.events)
  const used = events.filter((event) => event.type === 'PowerUpUsed')
  const refunded = events.filter((event) => event.type === 'PowerUpRefunded')
  const ended = events.filter((event) => event.type === 'PowerUpEnded')
  const over = [...refunded, ...ended].map(({ useId }) => useId)
  expect(new Set(used.map(({ useId }) => useId)).size).toBe(used.length)
  expect(new Set(over).size).toBe(over.length)
  for (const { useId, powerUp, charges } of refunded)
    expect(used).toContainEqual(expect.objectContaining({ useId, powerUp, charges }))
}
