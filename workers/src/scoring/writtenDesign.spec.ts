import { createBank, loadSpoken, type SpokenQuestion } from '@greenroom/shared/content'
import {
  type CommitView,
  replay,
  type SessionScorecard,
  sessionScorecardSchema,
  wordsOnBoard,
} from '@greenroom/shared/session'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { firstRepeat } from '../testing/firstRepeat.ts'
import { InterviewLog } from '../testing/interviewLog.ts'
import { scoreSession } from './scoreSession.ts'

const spoken = loadSpoken()
const bank = createBank([firstRepeat])
const attempt = 'attempt_to_answer_question'

function byId(id: string): SpokenQuestion {
  const found = spoken.get(id)
  if (found === undefined) throw new Error(`There is no question ${id}.`)
  return found
}
const marathon = byId('splits-of-a-marathon')
const lockers = byId('parcel-lockers')

const scored = (log: InterviewLog) => sessionScorecardSchema.parse(scoreSession(log.ended(), bank, spoken))
const scores = ({ lines }: SessionScorecard) =>
  Object.fromEntries(lines.map(({ dimension, score }) => [dimension, score]))
const line = ({ lines }: SessionScorecard, name: string) => lines.find(({ dimension }) => dimension === name)
const design = () =>
  new InterviewLog().askedInWords(marathon).heard('What would you like to know?').step('clarification')
/** A candidate who has understood one aspect of the system. */
const talk = 'Every mat sends its passings to a queue, and a consumer works out the answers from there.'
const seqOf = ({ commits }: InterviewLog) => commits.length

/** Returns everything said or written in a commit. */
const wordsIn = (log: readonly CommitView[], eventSeq: number): string[] =>
  (log.find(({ seq }) => seq === eventSeq)?.events ?? []).flatMap((event) => {
    if (event.type === 'MessageSent') return [event.message]
    if (event.type === 'CodeSnapshotTaken') return [event.code]
    return event.type === 'BoardChanged' ? wordsOnBoard(event.changed) : []
  })

/** All signs of every dimension, like the notes of a candidate who knows which words count. */
const heap = marathon.points.flatMap(({ signs }) => signs)

describe('the whiteboard and notes of a design', () => {
  it('are evidence without spoken words, and cite the commit that first wrote them', () => {
    const log = design().drew({ a: 'Phones', b: 'Retry with a dead-letter topic' })
    const drawn = seqOf(log)
    log.drew({ c: 'Results' }).said('Give me a moment.', 'unknown')
    expect(line(scored(log), 'reliability')).toMatchObject({
      score: 2,
      behaviours: [expect.stringMatching(/^Wrote down without speaking of it: keeps passings at the mat/)],
      evidence: [{ eventSeq: drawn, quote: 'Retry with a dead-letter topic' }],
    })
  })

  it('are quoted exactly, from the named commit', () => {
    const log = design()
      .said(talk, attempt, true)
      .drew({ a: 'Read\n model', b: 'Content delivery network\nin front of it' })
      .wrote('## Requirements\n\nhow many followers\n\n## Estimates\n\nrequests per sec')
      .wrote(
        '## Requirements\n\nhow many followers\n\n## Estimates\n\n- 500,000 followers / 10 s = 50k requests per second',
      )
    const scorecard = scored(log)
    const quotes = scorecard.lines.flatMap(({ evidence }) => evidence)
    expect(quotes.length).toBeGreaterThan(3)
    for (const { eventSeq, quote } of quotes)
      expect(
        wordsIn(log.commits, eventSeq).some((text) => text.includes(quote)),
        quote,
      ).toBe(true)
    expect(replay(log.commits)?.phase).toBe('ENDED')
  })

  it('are quoted without list markers', () => {
    const [reliability] = scored(design().wrote('* mats retry')).lines.filter(
      ({ dimension }) => dimension === 'reliability',
    )
    expect(reliability?.evidence).toMatchObject([{ quote: 'mats retry' }])
  })

  it('raise a spoken explanation by one, and cite both', () => {
    const log = design().said('A consumer works out the answers as the passings come in.', attempt, true)
    expect(line(scored(log), 'architecture')).toMatchObject({ score: 2 })
    const written = design()
      .said('A consumer works out the answers as the passings come in.', attempt, true)
      .drew({ a: 'Cache', b: 'Content delivery' })
    const lifted = line(scored(written), 'architecture')
    expect(lifted).toMatchObject({ score: 3 })
    expect(lifted?.evidence.map(({ quote }) => quote)).toEqual([
      'A consumer works out the answers as the passings come in.',
      'Cache',
      'Content delivery',
    ])
  })

  it('count for a worked-out estimate, but not for a bare or wrong figure', () => {
    const scaleAfter = (notes: string) => line(scored(design().wrote(`## Estimates\n\n${notes}`)), 'scale')
    const right = scaleAfter('500k followers / 10 s = 50,000 a second')
    expect(right).toMatchObject({ score: 2, evidence: [{ quote: '500k followers / 10 s = 50,000 a second' }] })
    expect(right?.behaviours[0]).toContain('an estimate (requests in a second')
    expect(scaleAfter('60,000 * 12 * 100 bytes = 72 MB')).toMatchObject({ score: 2 })
    for (const other of ['50,000', '= 50,000', '500,000 / 10 = 900', '60,000 * 12 = 72', '1 + 1 = 2'])
      expect(scaleAfter(other), other).toMatchObject({ score: null })
  })

  it('are also read in an object-oriented design', () => {
    const log = new InterviewLog()
      .askedInWords(lockers)
      .said('One class holds the rule that picks a free compartment of the right size.', attempt)
    const before = scores(scored(log))
    const drawn = new InterviewLog()
      .askedInWords(lockers)
      .said('One class holds the rule that picks a free compartment of the right size.', attempt)
      .drew({ a: 'Deposit', b: 'Facade', c: 'Time source', d: 'Allocation policy' })
      .wrote('A fake clock makes it testable')
    expect(before).toMatchObject({ accuracy: 2, depth: null, clarity: 3 })
    expect(scores(scored(drawn))).toMatchObject({ accuracy: 3, depth: 2, clarity: 3 })
  })
})

describe('writing alone can’t earn', () => {
  it('more than a 2 in any dimension, with many words and nothing said', () => {
    const log = design().drew(Object.fromEntries(heap.map((sign, index) => [`l${index}`, sign])))
    const scorecard = scored(log.wrote(`## API\n\n${heap.join('\n')}`))
    for (const score of Object.values(scores(scorecard))) expect(score).toBe(2)
    expect(line(scorecard, 'architecture')?.behaviours.at(-1)).toContain('without speaking of it')
    expect(line(scorecard, 'architecture')?.caps).toEqual([{ because: 'only_written', at: 2 }])
    expect(scorecard.decision).toMatch(/no_hire$/)
  })

  it('a raise for keywords: only explanations count beside it', () => {
    const keywords = () => design().said('Queue, retry, cache.', attempt, false)
    const before = scores(scored(keywords()))
    const after = scores(scored(keywords().drew({ a: heap.join(', ') })))
    expect(before).toMatchObject({ architecture: 3, reliability: 2 })
    expect(after).toMatchObject({ architecture: 3, reliability: 2 })
  })

  it('a 4: the highest score needs spoken words', () => {
    const log = design().said(talk, attempt, true)
    expect(scores(scored(log))).toMatchObject({ architecture: 3 })
    expect(
      scores(
        scored(
          design()
            .said(talk, attempt, true)
            .drew({ a: heap.join(', ') }),
        ),
      ),
    ).toMatchObject({ architecture: 3 })
  })

  it('anything for erased text', () => {
    const log = design().drew({ a: 'Replica', b: 'Box' }).drew({ b: 'Retry' }).drew({ b: 'Phones' }).erased('a')
    expect(scores(scored(log.wrote('degrade\nfriends').wrote('friends')))).toMatchObject({ reliability: null })
  })

  it('anything for the words of the task', () => {
    const copied = {
      ...marathon,
      statement: `${marathon.statement} There is a replica, and a retry; the peak is at noon.`,
    }
    const copy = new InterviewLog()
      .askedInWords(copied)
      .wrote(copied.statement)
      .drew({ a: 'retry', b: 'replica', c: 'Peak' })
    expect(scores(scored(copy))).toMatchObject({ reliability: null, scale: null })
    expect(scores(scored(design().drew({ a: 'retry', c: 'Peak' })))).toMatchObject({ reliability: 2, scale: 2 })
  })

  it('anything for what a hint had said before, and a hint caps the rest', () => {
    const hint = marathon.hints[4] ?? ''
    const hinted = () => design().heard(hint).hinted(5)
    expect(scores(scored(hinted().drew({ a: 'Durable log, batches, cache, consumers' })))).toMatchObject({
      architecture: null,
    })
    const own = design().drew({ a: 'Cache' }).heard(hint).hinted(5).drew({ a: 'Cache (Redis)' })
    expect(scores(scored(own))).toMatchObject({ architecture: 2 })
    const lifted = hinted().said('There is one precomputed answer for every runner.', attempt, true)
    lifted.drew({ a: 'Fail over to the replica' }).said('When the first one dies, we fail over to another.', attempt)
    expect(line(scored(lifted), 'reliability')?.caps).toEqual([{ because: 'hints', at: 2, rung: 5 }])
    expect(scores(scored(lifted))).toMatchObject({ reliability: 2 })
  })

  it('anything for what the coach had said before', () => {
    const coached = (answer: string) =>
      design().askedFor({ call: 'predefinedInteractions', desiredAction: 'provideHint' }, answer).drew({ a: 'Queue' })
    expect(scores(scored(coached('You could put a queue there.')))).toMatchObject({ architecture: null })
    expect(scores(scored(coached('Think about what happens first.')))).toMatchObject({ architecture: 2 })
  })
})

describe('writing beside speech', () => {
  const anySigns = fc.uniqueArray(fc.constantFrom(...heap), { maxLength: 6 })
  const anyMove = fc.oneof(
    anySigns.map((signs) => ({ said: signs.join(' ') })),
    anySigns.map((signs) => ({ said: `I would say that it all comes down to ${signs.join(' and ')} in the end.` })),
    fc.record({ id: fc.constantFrom('a', 'b', 'c'), drew: anySigns.map((signs) => signs.join(', ')) }),
    fc.record({ erased: fc.constantFrom('a', 'b', 'c') }),
    anySigns.map((signs) => ({ wrote: `## Estimates\n\n${signs.join('\n')}` })),
  )
  type Move = typeof anyMove extends fc.Arbitrary<infer Each> ? Each : never
  const played = (moves: Move[]): InterviewLog => {
    const log = design()
    for (const move of moves) {
      if ('said' in move) log.said(move.said, attempt, false)
      else if ('drew' in move) log.drew({ [move.id]: move.drew })
      else if ('erased' in move) log.erased(move.erased)
      else log.wrote(move.wrote)
    }
    return log
  }

  it('raises a score by at most one, or to 2 if nothing was said', () => {
    fc.assert(
      fc.property(fc.array(anyMove, { maxLength: 10 }), (moves) => {
        const log = played(moves)
        const whole = scored(log)
        const talked = scores(scored(played(moves.filter((move) => 'said' in move))))
        for (const { dimension, score, evidence } of whole.lines) {
          const bySpeech = talked[dimension] ?? null
          expect(score ?? 0).toBeGreaterThanOrEqual(bySpeech ?? 0)
          expect(score ?? 0).toBeLessThanOrEqual(bySpeech === null ? 2 : Math.max(bySpeech, Math.min(3, bySpeech + 1)))
          expect(score === null).toBe(evidence.length === 0)
          for (const { eventSeq, quote } of evidence)
            expect(wordsIn(log.commits, eventSeq).some((text) => text.includes(quote))).toBe(true)
        }
      }),
    )
  })
})

describe('speech alone', () => {
  const asTalked = () =>
    design()
      .said('How many runners are there, and how fast must it be?', 'request_for_clarification')
      .said(talk, attempt, true)
      .step('follow_up')
      .said('I would retry, with old results until then, rather than lose anything.', attempt, true)

  it('is scored the same beside an irrelevant drawing', () => {
    const plain = scored(asTalked()).lines
    const beside = asTalked().drew({ a: 'Phones', b: 'Box 7' }).wrote('## Requirements\n\nMy notes\n\n## API\n\n')
    expect(scored(beside).lines).toEqual(plain)
    expect(scores(scored(asTalked()))).toEqual({
      requirements: 3,
      'API and data': null,
      architecture: 3,
      scale: null,
      'storage and consistency': null,
      reliability: 4,
      operability: null,
      'trade-offs': null,
    })
  })

  it('gains nothing if the same is also written down', () => {
    const plain = scored(asTalked()).lines
    expect(scored(asTalked().drew({ a: 'Queue', b: 'Consumer', c: 'retry' })).lines).toEqual(plain)
  })

  it('is all that counts in a question without a whiteboard, whatever its notes contain', () => {
    const knowledge = byId('stock-that-never-arrives')
    const notes = knowledge.points.flatMap(({ signs }) => signs).join('\n')
    expect(scores(scored(new InterviewLog().askedInWords(knowledge).wrote(notes)))).toEqual({
      accuracy: null,
      depth: null,
      clarity: null,
    })
  })
})
