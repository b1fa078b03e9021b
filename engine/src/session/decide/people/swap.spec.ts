import { opensSecondHalf, otherHalfOf } from '@greenroom/shared/session'
import { describe, expect, it } from 'vitest'
import { createSession, given, interviewer, type Story } from '../../testing/given.ts'
import { ada, gone, grace, linus, lobby, talking } from '../../testing/people.ts'

const open = { type: 'OpenSecondHalf' } as const
const firstHalf = { swap: { half: 'first', otherId: 'second' } } as const
const ended = (told: Story) => told.by(interviewer, { type: 'EndInterview' })

describe('the second half of a mock', () => {
  it('opens once the first has ended, and is announced once', () => {
    const told = ended(talking({}, firstHalf))
    expect(otherHalfOf(told.state)).toBeNull()
    const opened = told.when(open).thenEvents('SecondHalfOpened')
    expect(otherHalfOf(opened.state)).toBe('second')
    opened.when(open).thenNothing()
  })

  it('opens after no other interview', () => {
    ended(talking()).when(open).thenRefused('NO_LONGER_AWAITED')
    talking({}, firstHalf).when(open).thenRefused('NO_LONGER_AWAITED')
    lobby({}, firstHalf).when(open).thenRefused('NO_LONGER_AWAITED')
    ended(talking({}, { swap: { half: 'second', otherId: 'first' } }))
      .when(open)
      .thenRefused('NO_LONGER_AWAITED')
  })

  it('needs both people: not after the AI led, after both left, or without an account', () => {
    const left = talking({}, firstHalf)
      .and(gone(grace))
      .after(5 * 60_000)
    const withTheAi = left.and({ type: 'HandBack' }, { type: 'EndInterview' })
    const leftAlone = left.and({ type: 'EndInterview' })
    const abandoned = left
      .and(gone(ada))
      .after(15 * 60_000)
      .and({ type: 'Abandon' })
    const erased = ended(talking({}, firstHalf)).and({ type: 'EraseMember', participantId: grace.id })
    expect([withTheAi, abandoned, erased].map(({ state }) => opensSecondHalf(state))).toEqual([false, false, false])
    // Someone who leaves for a moment can return to the second half.
    expect(opensSecondHalf(leftAlone.state)).toBe(true)
  })

  it('has everybody from its first commit, and a question by its interviewer', () => {
    const [candidate, host] = [{ ...grace, role: 'candidate' } as const, { ...ada, role: 'interviewer' } as const]
    const second = { mode: 'human', swap: { half: 'second', otherId: 'first' } } as const
    const told = given({ ...createSession(), ...second, candidate, others: [host, linus] })
    expect(told.state).toMatchObject({ seq: 1, candidate, host: candidate, members: [candidate, host, linus] })
    expect(told.state.phase === 'NOT_STARTED' && told.state.question?.interviewer).toEqual({ name: 'Ada' })
  })
})
