import { expect, it } from 'vitest'
import { redisAddress, sentinelsIn } from './redisAddress.ts'

it('reads Sentinels, what they watch, and secrets with signs', () => {
  const sentinels = [
    { host: 'one', port: 26_379 },
    { host: '10.0.0.2', port: 5000 },
  ]
  expect(sentinelsIn('redis-sentinel://one,10.0.0.2:5000/greenroom')).toEqual({
    ...{ sentinels, name: 'greenroom', failoverDetector: true },
  })
  expect(sentinelsIn('redis-sentinel://app:a%40b@one,10.0.0.2:5000/main?db=2&tls=true&sentinelPassword=s')).toEqual({
    ...{ sentinels, name: 'main', failoverDetector: true, username: 'app', password: 'a@b', sentinelPassword: 's' },
    ...{ db: 2, tls: {}, enableTLSForSentinelMode: true },
  })
})

it.each([
  ['redis://:secret@redis:6379/2', true],
  ['rediss://redis', true],
  ['redis-sentinel://one:26379/main', true],
  ['http://redis', false],
  ['redis://', false],
  ['redis-sentinel://one:26379', false],
  ['redis-sentinel://one:99999/main', false],
  ['redis-sentinel://one/main?db=two', false],
  ['redis-sentinel://one/main?unknown=1', false],
  ['redis-sentinel://:%zz@one/main', false],
])('%s: %s', (address, isAccepted) => {
  expect(redisAddress.safeParse(address).success).toBe(isAccepted)
})
