import type { Session } from '@greenroom/shared/session'
import { expect, it } from 'vitest'
import { createSharedChallenges } from './sharedChallenges.ts'
import { opened } from './testing/given.ts'

const copied = (): Session => structuredClone(opened().state)
const challengeIn = (state: Session) => (state.phase === 'ENDED' ? undefined : state.question?.challenge)

it('keeps one copy of texts that several sessions show, and changes nothing else', () => {
  const shared = createSharedChallenges()
  const [first, second] = [copied(), copied()]
  const [one, other] = [shared(first), shared(second)]
  expect(one).toBe(first)
  expect(other).toEqual(second)
  expect(challengeIn(other)).toBe(challengeIn(one))
  expect(shared(other)).toBe(other)
})

it('never gives a session texts other than its log’s', () => {
  const shared = createSharedChallenges()
  shared(copied())
  const edited = copied()
  const challenge = challengeIn(edited)
  if (challenge === undefined) throw new Error('there is no question')
  challenge.code_stub = 'as an earlier release made it'
  expect(challengeIn(shared(edited))?.code_stub).toBe('as an earlier release made it')
})

it('does nothing before there is a question, and after the end', () => {
  const shared = createSharedChallenges()
  const ended = opened().and({ type: 'EndInterview' }).state
  expect(shared(ended)).toBe(ended)
})
