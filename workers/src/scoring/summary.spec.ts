import type { HiringDecision, LinePoint, Round } from '@greenroom/shared/session'
import { describe, expect, it } from 'vitest'
import { deckSentences, designSentences, knowledgeSentences, workSentences } from './decisionSentences.ts'
import type { Gate, GateReason } from './gate.ts'
import { summaryOf, summaryOverRounds } from './summary.ts'

type Given = 1 | 2 | 3 | 4 | null

const met: Gate = { passed: true, because: { kind: 'met' } }
const tests = (passed: number, total = 17): Gate => ({
  passed: passed / total >= 0.8,
  because: { kind: 'tests', passed, total },
})
const failed = (because: GateReason): Gate => ({ passed: false, because })

const coded = (problemSolving: Given, technical: Given, communication: Given, testing: Given) => [
  { dimension: 'problem solving', score: problemSolving, weightPercent: 30 },
  { dimension: 'technical competency', score: technical, weightPercent: 30 },
  { dimension: 'communication', score: communication, weightPercent: 20 },
  { dimension: 'testing', score: testing, weightPercent: 20 },
]
const answered = (accuracy: Given, depth: Given, clarity: Given, points: LinePoint[] = []) => [
  { dimension: 'accuracy', score: accuracy, weightPercent: 50, points },
  { dimension: 'depth', score: depth, weightPercent: 30 },
  { dimension: 'clarity', score: clarity, weightPercent: 20 },
]
const point = (title: string, verdict: LinePoint['verdict']): LinePoint => ({ title, verdict, evidence: [] })
const told = (
  round: Round,
  lines: ReturnType<typeof coded> | ReturnType<typeof answered>,
  gate: Gate,
  decision: HiringDecision | null,
) => summaryOf({ round, lines, gate, decision })

describe('the sentence about a coding round', () => {
  it.each([
    ['right but never tested', coded(4, 4, 3, 2), tests(17), 'leaning_hire', 'You barely tested it.'],
    ['hired with one weak', coded(4, 4, 2, 3), tests(17), 'leaning_hire', 'We had to guess what you were thinking.'],
    ['clear but wrong', coded(3, 2, 4, 3), tests(5), 'leaning_no_hire', 'Close, but wrong: the code passed 5 of 17'],
    ['none of the tests', coded(2, 1, 3, 2), tests(0), 'leaning_no_hire', 'passed none of the tests'],
    ['no code', coded(3, null, 3, 2), failed({ kind: 'no_code' }), 'leaning_no_hire', 'no code was handed in'],
    ['all at the top', coded(4, 4, 4, 4), tests(17), 'strong_hire', 'Nothing to fix.'],
    ['a strong hire', coded(4, 4, 4, 3), tests(17), 'strong_hire', 'Your testing was good, not thorough.'],
    ['a strong hire with one weak', coded(4, 4, 4, 2), tests(17), 'strong_hire', 'You barely tested it.'],
    ['all alike', coded(3, 3, 3, 3), tests(17), 'leaning_hire', 'Solid throughout.'],
    ['works, and little else', coded(2, 3, 2, 1), tests(17), 'leaning_no_hire', 'never checked that it does'],
    ['skipped', coded(4, 4, 4, 4), failed({ kind: 'skipped' }), 'leaning_no_hire', 'You skipped the question'],
  ] as const)('matches the decision for %s', (_pattern, lines, gate, decision, sentence) => {
    expect(told('coding', [...lines], gate, decision)).toContain(sentence)
  })

  it('claims nothing about dimensions without a score', () => {
    for (const decision of ['strong_hire', 'leaning_hire'] as const)
      for (const testing of [2, 3, 4] as const)
        expect(told('coding', coded(4, 4, null, testing), tests(17), decision)).not.toMatch(/explain|clear|said/)
    expect(told('knowledge', answered(3, 3, null), met, 'leaning_hire')).toBe('Mostly right.')
  })

  it('says that the bug was found without help', () => {
    const gate: Gate = { passed: true, because: { kind: 'found_bug', passed: 12, total: 17 } }
    expect(told('coding', coded(4, 3, 3, 3), gate, 'leaning_hire')).toMatch(/^12 of 17 tests passed, and you found/)
  })
})

describe('the sentence about an answer', () => {
  const missing = point('Both bookings read before either writes.', 'not_understood')

  it('names the missing point', () => {
    expect(told('knowledge', answered(3, 3, 3, [point('A lock', 'shown'), missing]), met, 'leaning_hire')).toBe(
      'Clear and mostly right. You never said this: both bookings read before either writes.',
    )
  })

  it('mentions contradicted points first, and keeps the capitals of abbreviations', () => {
    const points = [missing, point('ACID says nothing of it', 'contradicted')]
    const gate = failed({ kind: 'below', dimensions: ['accuracy'] })
    expect(told('knowledge', answered(1, 2, 3, points), gate, 'leaning_no_hire')).toBe(
      'Clear, but wrong. One point was the wrong way round: ACID says nothing of it.',
    )
  })

  it('names nothing if everything was said, or if there are no points', () => {
    expect(told('knowledge', answered(4, 4, 4, [missing]), met, 'strong_hire')).toBe(knowledgeSentences.all)
    expect(told('knowledge', answered(4, null, 3), met, 'leaning_hire')).toBe(knowledgeSentences.noFollowUp)
  })
})

describe('the sentence about a design', () => {
  const lines = (score: (dimension: string) => Given) =>
    ['requirements', 'architecture', 'scale', 'operability'].map((dimension) => ({
      dimension,
      score: score(dimension),
      weightPercent: 20,
    }))

  it('names the biggest gap', () => {
    const judged = lines((dimension) => (dimension === 'operability' ? null : 3))
    expect(summaryOf({ round: 'system_design', lines: judged, gate: met, decision: 'leaning_hire' })).toBe(
      'A design that holds up. How you’d notice that it’s broken never came up.',
    )
  })

  it('names the missing point in its author’s words', () => {
    const judged = lines((dimension) => (dimension === 'scale' ? 2 : 3)).map((line) => ({
      ...line,
      points: [
        point('Works out how little it is', 'shown'),
        point(`Filters by ${line.dimension} first`, 'not_understood'),
      ],
    }))
    expect(summaryOf({ round: 'system_design', lines: judged, gate: met, decision: 'leaning_hire' })).toBe(
      'A design that holds up. A strong design also filters by scale first.',
    )
    const below = failed({ kind: 'below', dimensions: ['requirements'] })
    expect(summaryOf({ round: 'system_design', lines: judged, gate: below, decision: 'leaning_no_hire' })).toBe(
      `${designSentences.below.requirements} A strong design also filters by requirements first.`,
    )
  })

  it('says which of the two deciding dimensions was low', () => {
    const of = (...dimensions: string[]) =>
      summaryOf({
        round: 'system_design',
        lines: lines(() => 2),
        gate: failed({ kind: 'below', dimensions }),
        decision: 'leaning_no_hire',
      })
    expect(of('requirements')).toBe(designSentences.below.requirements)
    expect(of('architecture')).toBe(designSentences.below.architecture)
    expect(of('requirements', 'architecture')).toBe(designSentences.below.both)
  })
})

describe('if too little was said to decide', () => {
  it.each([
    ['nothing', coded(null, null, null, null), failed({ kind: 'no_code' }), 'Nothing you said or wrote'],
    ['one part', coded(null, null, 2, null), met, 'Only communication could be scored.'],
    ['no code', coded(null, null, 2, 2), failed({ kind: 'no_code' }), 'No code was handed in'],
    ['a few parts', coded(null, null, 2, 2), met, 'Too few parts could be scored'],
  ] as const)('says so about %s', (_what, lines, gate, sentence) => {
    expect(told('coding', [...lines], gate, null)).toContain(sentence)
  })
})

describe('the sentence about several questions', () => {
  it('names the deciding question, with its own sentence', () => {
    const gate = failed({ kind: 'question', number: 2 })
    const round = (decision: HiringDecision | null, because: GateReason) => ({
      scorecard: { summary: 'No code was handed in.', decision },
      gate: failed(because),
    })
    const over = (second: ReturnType<typeof round>) =>
      summaryOverRounds({ lines: coded(3, 3, 3, 3), gate, decision: 'leaning_no_hire' }, [
        round('strong_hire', { kind: 'met' }),
        second,
      ])
    expect(over(round('leaning_no_hire', { kind: 'no_code' }))).toBe(
      'It came down to question 2. No code was handed in.',
    )
    expect(over(round(null, { kind: 'no_code' }))).toBe(
      'It came down to question 2, where there was too little to score.',
    )
    expect(summaryOverRounds({ lines: coded(4, 4, 4, 4), gate: met, decision: 'strong_hire' }, [])).toBe(
      'Strong in every question.',
    )
    expect(
      summaryOverRounds({ lines: coded(4, 4, 4, 4), gate: met, decision: 'strong_hire' }, [
        round('strong_hire', { kind: 'met' }),
        round('leaning_hire', { kind: 'met' }),
      ]),
      'no question is called strong that was not',
    ).toBe('Strong over all questions together; question 2 was the weakest.')
  })
})

describe('every pattern', () => {
  const scores: Given[] = [1, 2, 3, 4, null]
  const decisions: (HiringDecision | null)[] = [
    'strong_hire',
    'leaning_hire',
    'leaning_no_hire',
    'strong_no_hire',
    null,
  ]
  const gates: Gate[] = [
    ...[met, tests(17), tests(5), tests(0), failed({ kind: 'no_code' }), failed({ kind: 'no_result' })],
    ...[failed({ kind: 'skipped' }), failed({ kind: 'below', dimensions: ['testing', 'accuracy'] })],
    ...[{ passed: true, because: { kind: 'found_bug', passed: 12, total: 17 } } as const],
  ]

  it('has whole sentences of at most twenty words', () => {
    const sentences = new Set<string>()
    for (const one of scores)
      for (const other of scores)
        for (const third of scores)
          for (const gate of gates)
            for (const decision of decisions) {
              sentences.add(told('coding', coded(one, other, third, third), gate, decision))
              sentences.add(told('telephone', coded(3, one, other, third), gate, decision))
              for (const isDeck of [true, false])
                sentences.add(
                  summaryOf({ round: 'knowledge', isDeck, lines: answered(one, other, third), gate, decision }),
                )
            }
    for (const dimension of Object.keys(designSentences.missing))
      for (const score of scores)
        for (const decision of decisions) {
          const lines = [{ dimension, score, weightPercent: 10 }]
          sentences.add(summaryOf({ round: 'system_design', lines, gate: met, decision }))
        }
    expect(sentences.size).toBeGreaterThan(60)
    for (const text of sentences)
      for (const sentence of text.split(/(?<=[.])\s+/)) {
        expect(sentence, text).toMatch(/^[A-Z0-9].*\.$/)
        expect(sentence.split(/\s+/).length, sentence).toBeLessThanOrEqual(20)
      }
    expect(sentences).toContain(workSentences.allAtTheTop)
    expect(sentences).toContain(deckSentences.all)
  })
})
