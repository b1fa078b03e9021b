import { createBank } from '@greenroom/shared/content'
import { type CommitView, sessionScorecardSchema } from '@greenroom/shared/session'
import { describe, expect, it } from 'vitest'
import { firstRepeat } from '../testing/firstRepeat.ts'
import { InterviewLog, resultsOf } from '../testing/interviewLog.ts'
import { scoreSession } from './scoreSession.ts'

const bank = createBank([firstRepeat])
const program = firstRepeat.programs['optimal.py'] ?? ''
const wrong = 'badges = input().split()\nprint(badges[0])\n'

const coded = (code = program) =>
  new InterviewLog()
    .asked(firstRepeat)
    .heard('Hello Ada.')
    .step('clarification')
    .said(
      'I go through the badges once. For each one I look it up in a hash set, and return it at the first repeat.',
      'attempt_to_answer_question',
      true,
    )
    .step('coding')
    .wrote(code)
const followedUp = (log: InterviewLog) =>
  log.said('It is O(n) time and O(n) space.', 'attempt_to_answer_question', true).ended()
const scored = (log: CommitView[]) => scoreSession(log, bank)
const scoresOf = (log: CommitView[]) =>
  scored(log).lines.map(({ dimension, score, behaviours }) => [dimension, score, behaviours])

describe('the handed-in code', () => {
  it('is scored, whatever is typed afterwards', () => {
    const plain = followedUp(coded().handedIn(program, resultsOf(17, 17)))
    const sketched = followedUp(coded().handedIn(program, resultsOf(17, 17)).sketched(`${program}\nnot python at all`))
    expect(scored(sketched).objective).toMatchObject({ testsPassed: 17, testsTotal: 17 })
    expect(scoresOf(sketched)).toEqual(scoresOf(plain))
    expect(scored(sketched).decision).toBe(scored(plain).decision)
  })

  it('is the best version, and the scorecard lists all versions', () => {
    const log = followedUp(coded(wrong).handedIn(wrong, resultsOf(3, 17)).handedIn(program, resultsOf(17, 17)))
    const { objective } = sessionScorecardSchema.parse(scored(log))
    expect(objective).toMatchObject({ testsPassed: 17, testsTotal: 17 })
    expect(objective.handIns).toEqual([
      { seq: 10, activeMs: 70_000, testsPassed: 3, testsTotal: 17, counts: false, untouched: false, bugNamed: true },
      { seq: 14, activeMs: 110_000, testsPassed: 17, testsTotal: 17, counts: true, untouched: false, bugNamed: false },
    ])
    const worse = followedUp(coded().handedIn(program, resultsOf(12, 17)).handedIn(wrong, resultsOf(3, 17)))
    expect(scored(worse).objective).toMatchObject({ testsPassed: 12 })
    expect(scored(worse).objective.handIns?.map(({ counts }) => counts)).toEqual([true, false])
  })

  it('is missing if it was undone: the code left in the editor counts as never handed in', () => {
    const undone = coded(wrong).handedIn(wrong, resultsOf(0, 17)).undid().wrote(program)
    const left = followedUp(undone.ran('hidden', resultsOf(17, 17)))
    expect(scored(left).objective).toMatchObject({ testsPassed: 17, testsTotal: 17 })
    expect(scored(left).objective).not.toHaveProperty('handIns')
    const again = followedUp(
      coded(wrong).handedIn(wrong, resultsOf(0, 17)).undid().handedIn(program, resultsOf(17, 17)),
    )
    expect(scored(again).objective.handIns).toHaveLength(1)
    expect(scored(again).objective).toMatchObject({ testsPassed: 17 })
  })

  it('solves nothing without code', () => {
    const log = followedUp(
      new InterviewLog()
        .asked(firstRepeat)
        .heard('Hello.')
        .handedIn('', resultsOf(0, 17), { untouched: true })
        .sketched(program),
    )
    const card = scored(log)
    expect(card.objective).toMatchObject({ testsPassed: 0, handIns: [{ untouched: true, counts: true }] })
    const quotes = card.lines.flatMap(({ evidence }) => evidence.map(({ quote }) => quote))
    for (const quote of quotes) expect(program).not.toContain(quote)
  })

  it('is quoted from where it was written', () => {
    const log = followedUp(coded().handedIn(program, resultsOf(17, 17)).sketched('x = 1'))
    const seqs = scored(log).lines.flatMap(({ evidence }) =>
      evidence.filter(({ quote }) => program.includes(quote)).map(({ eventSeq }) => eventSeq),
    )
    expect(new Set(seqs)).toEqual(new Set([9]))
  })
})
