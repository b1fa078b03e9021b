import { describe, expect, it } from 'vitest'
import { proposesByAsking } from './proposesByAsking.ts'

describe('an answer phrased as a question', () => {
  it.each([
    "Shouldn't there also be a limit on how many may be restarted at a time?",
    'Hm, wouldn’t a unique key do?',
    "And why don't we write the version along?",
    "Couldn't the callers wait longer each time?",
  ])('counts if something was answered before: %s', (message) => {
    expect(proposesByAsking(message, 'follow_up')).toBe(true)
    expect(proposesByAsking(message, 'clarification')).toBe(false)
  })

  it.each(["Can't you say that again?", 'Why is it twenty machines?', 'Should I answer for one server or for many?'])(
    'doesn’t count: %s',
    (message) => expect(proposesByAsking(message, 'follow_up')).toBe(false),
  )
})
