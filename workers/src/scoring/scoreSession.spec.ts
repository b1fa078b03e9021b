import { createBank, loadChallenges, presentable } from '@greenroom/shared/content'
import { decisionOf, expectations, weightedMean } from '@greenroom/shared/rules'
import { type CommitView, replay, type SessionScorecard, sessionScorecardSchema } from '@greenroom/shared/session'
import { type ExperienceLevel, intents } from '@greenroom/shared/vocabulary'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { firstRepeat } from '../testing/firstRepeat.ts'
import { InterviewLog, resultsOf } from '../testing/interviewLog.ts'
import { scoreSession } from './scoreSession.ts'

const second = { ...firstRepeat, id: 'second-repeat' }
const bank = createBank([firstRepeat, second])
const program = firstRepeat.programs['optimal.py'] ?? ''
const stub = presentable(firstRepeat, 'python').code_stub
const scoreOf = (scorecard: SessionScorecard, dimension: string) =>
  scorecard.lines.find((line) => line.dimension === dimension)?.score

const strong = (log = new InterviewLog()) =>
  log
    .asked(firstRepeat)
    .heard('Hello Ada.')
    .step('clarification')
    .said('Can the list be empty, with no badges at all?', 'request_for_clarification')
    .said(
      'I go through the badges once. For each one I look it up in a hash set, and return it at the first repeat.',
      'attempt_to_answer_question',
      true,
    )
    .step('coding')
    .wrote(program)
    .step('testing')
    .ran('hidden', resultsOf(12, 12))
    .step('follow_up')
    .heard('Which two edge cases would you test first?')
    .said('It is O(n) time and O(n) space.', 'attempt_to_answer_question', true)
    .said('I would test one badge, and then all the same badge.', 'attempt_to_answer_question', true)

/** Returns the same interview with a candidate at a different level. */
const heldWith = (log: CommitView[], candidateExperienceLevel: ExperienceLevel): CommitView[] =>
  log.map((commit) => ({
    ...commit,
    events: commit.events.map((event) =>
      event.type === 'SessionCreated' ? { ...event, settings: { ...event.settings, candidateExperienceLevel } } : event,
    ),
  }))

describe('scoreSession', () => {
  it('describes the expectations for each level, and scores the same work the same', () => {
    const log = strong().ended()
    const [junior, senior] = (['JUNIOR', 'SENIOR'] as const).map((level) => scoreSession(heldWith(log, level), bank))
    const expectedIn = (scorecard: SessionScorecard | undefined) =>
      Object.fromEntries(scorecard?.lines.map(({ dimension, expected }) => [dimension, expected]) ?? [])
    expect(expectedIn(junior).testing).toBe(expectations.coding.testing.JUNIOR)
    expect(expectedIn(senior).testing).toBe(expectations.coding.testing.SENIOR)
    expect(senior?.rounds[0]?.lines.every(({ expected }) => expected !== undefined)).toBe(true)
    expect(senior?.lines.map(({ score }) => score)).toEqual(junior?.lines.map(({ score }) => score))
    expect(senior?.decision).toBe(junior?.decision)
  })

  it('scores a strong interview high, with evidence for each line', () => {
    const scorecard = scoreSession(strong().ended(), bank)
    expect(scorecard.lines.map(({ dimension, weightPercent, score }) => [dimension, weightPercent, score])).toEqual([
      ['problem solving', 30, 4],
      ['technical competency', 30, 4],
      ['communication', 20, 4],
      ['testing', 20, 4],
    ])
    expect(scorecard).toMatchObject({
      round: 'coding',
      decision: 'strong_hire',
      source: 'objective',
      assisted: false,
      objective: { testsPassed: 12, testsTotal: 12, hintRungs: [] },
    })
    const quotes = scorecard.lines.flatMap(({ evidence }) => evidence.map(({ quote }) => quote))
    expect(quotes).toContain('It is O(n) time and O(n) space.')
    expect(quotes).toContain('Can the list be empty, with no badges at all?')
  })

  it('judges a telephone round by its own weights', () => {
    const scorecard = scoreSession(strong(new InterviewLog('telephone')).ended(), bank)
    expect(scorecard.round).toBe('telephone')
    expect(scorecard.lines.map(({ weightPercent }) => weightPercent)).toEqual([35, 25, 30, 10])
  })

  it('rules out a hire if tests fail, and limits scores to 2 if all do', () => {
    const log = (passed: number) =>
      new InterviewLog()
        .asked(firstRepeat)
        .said(
          'I would put every badge into a hash set and look each one up as I go through.',
          'attempt_to_answer_question',
          true,
        )
        .wrote(program)
        .ran('hidden', resultsOf(passed, 12))
        .ended()
    const some = scoreSession(log(7), bank)
    expect(scoreOf(some, 'technical competency')).toBe(2)
    expect(['leaning_no_hire', 'strong_no_hire']).toContain(some.decision)
    expect(some.summary).toContain('7 of 12 tests')
    expect(scoreOf(scoreSession(log(0), bank), 'technical competency')).toBeLessThanOrEqual(2)
    expect(scoreOf(scoreSession(log(10), bank), 'technical competency')).toBe(3)
  })

  it('opens the gate to a candidate who finds the bug', () => {
    const found = new InterviewLog()
      .asked(firstRepeat)
      .said(
        'I would put every badge into a hash set and look each one up as I go through.',
        'attempt_to_answer_question',
        true,
      )
      .wrote(program)
      .ran('submission', resultsOf(7, 12))
      .wrote(`${program}# mended\n`)
      .ran('submission', resultsOf(12, 12))
      .said('I would test one badge only, and all the same badge.', 'attempt_to_answer_question')
      .ended()
    expect(scoreSession(found, bank).decision).toMatch(/hire$/)
    expect(scoreSession(found, bank).decision).not.toMatch(/no_hire/)
  })

  it.each([
    [1, 4],
    [2, 4],
    [3, 3],
    [4, 3],
    [5, 2],
  ])('caps problem solving after hint %i at %i', (rung, cap) => {
    const log = strong()
    for (let each = 1; each <= rung; each++) log.said('a hint please', 'request_for_hint').hinted(each)
    expect(scoreOf(scoreSession(log.ended(), bank), 'problem solving')).toBe(cap)
  })

  it('leaves out what didn’t happen', () => {
    const silent = scoreSession(new InterviewLog().asked(firstRepeat).heard('Hello Ada.').ended(), bank)
    expect(silent.lines.map(({ score }) => score)).toEqual([null, null, null, null])
    expect(silent.decision).toBeNull()
    expect(silent.objective).toMatchObject({ testsPassed: null, testsTotal: null, firstRunAt: null })
  })

  it('gives nonsense 1 or no score', () => {
    const nonsense = new InterviewLog().asked(firstRepeat)
    for (const message of ['asdf', 'qwer qwer', 'What is the weather like?', "I don't know"]) {
      nonsense.said(message, message.startsWith('I don') ? 'declare_not_knowing_answer' : 'unknown')
    }
    for (const { score } of scoreSession(nonsense.ended(), bank).lines) expect([1, null]).toContain(score)
  })

  it('counts a skipped question against a hire', () => {
    const skipped = strong().skipped().ended()
    expect(scoreSession(skipped, bank).decision).toBe('leaning_no_hire')
  })

  it('weighs the rounds and keeps them', () => {
    const two = strong().asked(second).said("I don't know.", 'declare_not_knowing_answer').skipped().ended()
    const scorecard = scoreSession(two, bank)
    expect(scorecard.rounds).toHaveLength(2)
    expect(scorecard.rounds[0]?.decision).toBe('strong_hire')
    // Problem solving got 4 in the first round and 1 in the second. Communication was judged only in the first.
    expect(scoreOf(scorecard, 'problem solving')).toBe(3)
    expect(scoreOf(scorecard, 'communication')).toBe(4)
    expect(scorecard.decision).toBe('leaning_no_hire')
    expect(scorecard.summary).toBe(
      'It came down to question 2. You skipped the question, and a hire needs an answer to every one.',
    )
  })

  it('counts phases on the running clock', () => {
    const { objective } = scoreSession(strong().ended(), bank)
    expect(objective.firstRunAt).toBeGreaterThan(0)
    const seconds = Object.values(objective.phaseSeconds).reduce((sum, each) => sum + each, 0)
    expect(seconds).toBeGreaterThan(100)
    expect(seconds % 10).toBe(0)
  })

  it('always gives the same result, from a log that replays', () => {
    const log = strong().ended()
    expect(replay(log)?.phase).toBe('ENDED')
    expect(scoreSession(log, bank)).toEqual(scoreSession(structuredClone(log), bank))
  })
})

/** Returns everything in a commit that may be quoted. */
const wordsIn = (commit: CommitView | undefined): string[] =>
  (commit?.events ?? []).flatMap((event) =>
    event.type === 'MessageSent' ? [event.message] : event.type === 'CodeSnapshotTaken' ? [event.code] : [],
  )

describe('any interview', () => {
  const phrase = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 300 }),
    fc.constantFrom(
      'I would use a hash set. It is O(n) time!',
      'nested loops over every pair, quadratic',
      '  one badge\nand all same 😀😀  ',
      'x'.repeat(500),
      'Is it empty? I return index 3.5, e.g. for a.b',
    ),
  )
  const move = fc.oneof(
    fc.record({
      kind: fc.constant('said' as const),
      text: phrase,
      intent: fc.constantFrom(...intents),
      accepted: fc.boolean(),
    }),
    fc.record({ kind: fc.constant('wrote' as const), text: fc.oneof(phrase, fc.constantFrom(program, stub, '')) }),
    fc.record({
      kind: fc.constant('ran' as const),
      passed: fc.integer({ min: 0, max: 12 }),
      purpose: fc.constantFrom('hidden' as const, 'visible' as const, 'submission' as const),
      failed: fc.boolean(),
    }),
    fc.record({ kind: fc.constant('hinted' as const), rung: fc.integer({ min: 1, max: 5 }) }),
    fc.record({ kind: fc.constant('next' as const), skip: fc.boolean() }),
  )

  it('has a scorecard with exact quotes, whose decision follows from its lines', () => {
    fc.assert(
      fc.property(
        fc.array(move, { maxLength: 15 }),
        fc.constantFrom('telephone' as const, 'on_site' as const),
        (moves, stage) => {
          const log = new InterviewLog(stage).asked(firstRepeat)
          for (const each of moves) {
            if (each.kind === 'said') log.said(each.text, each.intent, each.accepted)
            if (each.kind === 'wrote') log.wrote(each.text)
            if (each.kind === 'ran') log.ran(each.purpose, each.failed ? null : resultsOf(each.passed, 12))
            if (each.kind === 'hinted') log.hinted(each.rung)
            if (each.kind === 'next') (each.skip ? log.skipped() : log).asked(second)
          }
          const commits = log.ended()
          const scorecard = scoreSession(commits, bank)
          sessionScorecardSchema.parse(scorecard)
          const seenWeak = scorecard.lines.flatMap(({ score }) => (score === null || score === 4 ? [] : [score]))
          if (seenWeak.length > 0) {
            const weakest = scorecard.lines.filter(({ score }) => score === Math.min(...seenWeak))
            expect(weakest.map(({ nextStep }) => nextStep)).toContain(scorecard.fixFirst)
          }
          for (const card of [scorecard, ...scorecard.rounds]) {
            for (const line of card.lines) {
              for (const { eventSeq, quote } of line.evidence) {
                const commit = commits.find(({ seq }) => seq === eventSeq)
                expect(
                  wordsIn(commit).some((words) => words.includes(quote)),
                  quote,
                ).toBe(true)
                expect(quote.length).toBeLessThanOrEqual(240)
              }
              if (line.score !== null) expect(line.evidence).not.toEqual([])
              expect(line.nextStep).not.toBe('')
            }
            const mean = weightedMean(card.lines)
            expect(card.decision === null).toBe(mean === null)
            const free = decisionOf(card.lines, { passed: true })
            expect([free, 'leaning_no_hire']).toContain(card.decision)
          }
          for (const card of scorecard.rounds) {
            const { testsPassed, testsTotal, hintRungs } = card.objective
            const hire = card.decision === 'strong_hire' || card.decision === 'leaning_hire'
            if (hire && card.round === 'coding') expect(testsTotal).not.toBeNull()
            if (hire && card.round === 'telephone') expect(card.lines.map(({ score }) => score)).not.toContain(1)
            const [solving, competency] = card.lines
            if (testsPassed === 0) expect(competency?.score ?? 0).toBeLessThanOrEqual(2)
            if (hintRungs.includes(5)) expect(solving?.score ?? 0).toBeLessThanOrEqual(2)
          }
        },
      ),
      { numRuns: 300 },
    )
  })
})

describe.each(
  loadChallenges()
    .all()
    .map((challenge) => [challenge.id, challenge] as const),
)('on %s', (_id, challenge) => {
  const sign = (quality: string) => challenge.approaches.find((approach) => approach.quality === quality)?.signs[0]
  const held = (quality: string, passed: number) =>
    new InterviewLog()
      .asked(challenge)
      .said(`What about this: ${challenge.clarifications[0]?.signs[0]}?`, 'request_for_clarification')
      .said(
        `I would use ${sign(quality)} and go through the whole input with it, step by step.`,
        'attempt_to_answer_question',
      )
      .wrote(challenge.programs[challenge.solutions[0]?.file ?? ''] ?? '')
      .ran('hidden', resultsOf(passed, 12))
      .step('follow_up')
      .said(
        `It is ${challenge.complexity.time} time and ${challenge.complexity.space} space.`,
        'attempt_to_answer_question',
      )
      .said(
        `I would test: ${challenge.edgeCases.map(({ question }) => question).join(' ')}`,
        'attempt_to_answer_question',
      )
      .ended()

  it('tells a strong interview from a weak one', () => {
    const real = createBank([challenge])
    expect(scoreSession(held('optimal', 12), real).decision).toBe('strong_hire')
    expect(scoreSession(held('brute_force', 3), real).decision).toMatch(/no_hire/)
  })
})

describe('weightedMean', () => {
  it('leaves out dimensions that weren’t judged', () => {
    expect(
      weightedMean([
        { score: 4, weightPercent: 60 },
        { score: null, weightPercent: 40 },
      ]),
    ).toBe(4)
    expect(
      weightedMean([
        { score: 4, weightPercent: 40 },
        { score: null, weightPercent: 60 },
      ]),
    ).toBeNull()
  })
})
