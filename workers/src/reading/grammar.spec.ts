import { describe, expect, it } from 'vitest'
import { isKeyword, isShortPlan, isWithoutGrammar } from './grammar.ts'

describe('terms without grammar', () => {
  it.each([
    'deadlock circular wait lock ordering thread dump jstack mutual exclusion hold and wait lower number first',
    'We last answer wins in request counter our cancel previous, which debounce alone for fake server then abort signal it because sequence number of have in flight by race condition.',
    'Have by overtaken a a abort when with throw away old from and check input still with also last answer wins, in into discard old be have whatever sequence to which request id.',
    'The queue of the ticket is in the counter and the board with an observer, so the next of the matter is the fairness of a lock and the state is with the dispenser of the event.',
    'But we lock order also by because deadlock there our the into thread dump when of then jstack be for smaller number it this because both threads to which and circular wait so in the hold.',
  ])('are recognised, even with small words scattered in: %s', (message) => {
    expect(isWithoutGrammar(message)).toBe(true)
  })

  it.each([
    'Ann looks, it is free. Ben looks, it is free too. Only afterwards do they write.',
    'The lists hold objects, and != asks whether they are the same one, not whether they are equal.',
    'I lock the shop with the smaller number first, whichever way the goods go, so no circle can come about.',
    'Monotonic stack for the nearest smaller plank to the left and right, so each height h has a maximal span w; the area is h * min(w, maxWidth), take the max.',
    'Postgres plus object storage; both forms enqueue matching by category, time and line; staff confirm with a secret detail; unique reservation, pickup code, retention limits.',
    "I'd ask about the accuracy, connection at mats, waves of start, whether place means gun or chip time. Then estimate: 700k passings in six hours, trivially one Postgres; reads 500k × every 15 s ≈ 33k/s, skewed on favourites and at the finish. So precompute, don't query: on each accepted passing write runner view to Redis/object store, CDN in front with short TTL and request coalescing. Mats store and forward with own timestamps; dedupe key on chip+mat within window; late data trigger recomputation. Raw events kept for disputes. Rehearse with replay of last year; app falls back to slower refresh under stress.",
    'um so basicly the old answer come late and it paint over the good one, i would throw it away',
  ])('aren’t seen in ordinary sentences: %s', (message) => {
    expect(isWithoutGrammar(message)).toBe(false)
  })
})

describe('a keyword', () => {
  it('isn’t an answer to a question that needs a sentence, but is one if a word is enough', () => {
    expect(isKeyword('A deadlock', 'What would you change?')).toBe(true)
    expect(isKeyword('A deadlock, I think, because both wait', 'What would you change?')).toBe(false)
    expect(isKeyword('n log n', 'What does it cost in time?')).toBe(false)
  })

  it('is exceeded by a few words that say how', () => {
    expect(isShortPlan('edit distance, one value per cell')).toBe(true)
    expect(isShortPlan('dp indexed by calendar date')).toBe(true)
    expect(isShortPlan('monotonic stack')).toBe(false)
    expect(isShortPlan('heap stack queue graph')).toBe(false)
  })
})

describe('a plan in a few words', () => {
  it.each(['one search per exit, min', 'stack of names', 'dijkstra from the exits'])(
    'relates things to each other: %s',
    (message) => {
      expect(isShortPlan(message)).toBe(true)
    },
  )

  it.each(['plain bfs', 'hash map', 'a queue of tiles?'])('is more than a name or a question: %s', (message) => {
    expect(isShortPlan(message)).toBe(false)
  })
})
