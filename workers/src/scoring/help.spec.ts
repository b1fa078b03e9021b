import { createBank } from '@greenroom/shared/content'
import type { PowerUpEndReason, SessionScorecard } from '@greenroom/shared/session'
import type { PowerUp } from '@greenroom/shared/vocabulary'
import { describe, expect, it } from 'vitest'
import { firstRepeat } from '../testing/firstRepeat.ts'
import { InterviewLog, resultsOf } from '../testing/interviewLog.ts'
import { scoreSession } from './scoreSession.ts'

const second = { ...firstRepeat, id: 'second-repeat' }
const bank = createBank([firstRepeat, second])
const program = firstRepeat.programs['optimal.py'] ?? ''

/** Adds an interview that would score 4 in everything without help. */
const strong = (log = new InterviewLog(), challenge = firstRepeat): InterviewLog =>
  log
    .asked(challenge)
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
    .said('It is O(n) time and O(n) space.', 'attempt_to_answer_question', true)
    .said('I would test one badge, and then all the same badge.', 'attempt_to_answer_question', true)

const scores = ({ lines }: Pick<SessionScorecard, 'lines'>) =>
  Object.fromEntries(lines.map(({ dimension, score }) => [dimension, score]))
const alone = { 'problem solving': 4, 'technical competency': 4, communication: 4, testing: 4 }
const helped = (powerUp: PowerUp, outcome: PowerUpEndReason | 'refunded') =>
  scoreSession(strong().usedPowerUp(powerUp, outcome).ended(), bank)

describe('help', () => {
  it.each([
    ['bug_scanner', { testing: 3 }],
    ['instant_feedback', { 'technical competency': 3 }],
    ['divine_inspiration', { 'problem solving': 2 }],
    ['mentors_whisper', {}],
    ['cognitive_boost', {}],
    ['time_warp', {}],
    ['shield', {}],
    ['double_edge', {}],
  ] as const)('by %s caps its dimension and nothing else', (powerUp, capped) => {
    expect(scores(helped(powerUp, 'spent'))).toEqual({ ...alone, ...capped })
    expect(scores(helped(powerUp, 'refunded'))).toEqual(alone)
  })

  it('is named beside its cap', () => {
    const { lines } = helped('bug_scanner', 'spent')
    expect(lines.find(({ dimension }) => dimension === 'testing')?.caps).toEqual([
      { because: 'power_up', at: 3, powerUp: 'bug_scanner' },
    ])
    for (const { caps } of lines.filter(({ dimension }) => dimension !== 'testing')) expect(caps).toBeUndefined()
  })

  it('names its question in the lines of the whole session', () => {
    const log = strong(strong().usedPowerUp('bug_scanner', 'spent'), second)
    const { lines } = scoreSession(log.ended(), bank)
    expect(lines.find(({ dimension }) => dimension === 'testing')?.caps).toEqual([
      { because: 'power_up', at: 3, powerUp: 'bug_scanner', question: 1 },
    ])
  })

  it('caps only the question it was used in', () => {
    const log = strong(strong().usedPowerUp('bug_scanner', 'spent'), second)
    const { rounds } = scoreSession(log.ended(), bank)
    expect(rounds.map((round) => scores(round).testing)).toEqual([3, 4])
  })

  it('marks a run as assisted if it had extra time, and otherwise not', () => {
    expect(helped('time_dilation', 'elapsed').assisted).toBe(true)
    expect(helped('time_dilation', 'interview_ended').assisted).toBe(true)
    expect(helped('second_wind', 'spent').assisted).toBe(true)
    expect(helped('second_wind', 'refunded').assisted).toBe(false)
    expect(helped('divine_inspiration', 'spent').assisted).toBe(false)
    const { rounds, ...whole } = scoreSession(
      strong(strong().usedPowerUp('second_wind', 'spent'), second).ended(),
      bank,
    )
    expect([whole, ...rounds].map(({ assisted }) => assisted)).toEqual([true, true, true])
    expect(scores(helped('time_dilation', 'elapsed'))).toEqual(alone)
  })

  it.each([
    [{ call: 'predefinedInteractions', desiredAction: 'detectBugsInCode' }, { testing: 3 }],
    [{ call: 'debug' }, { testing: 3 }],
    [{ call: 'coachSimplifyCode' }, { 'technical competency': 3 }],
    [{ call: 'predefinedInteractions', desiredAction: 'provideClarification' }, {}],
    [{ call: 'telephoneOrOnsiteRespondToMsg' }, {}],
  ] as const)('by a button caps as much as the power-up that does the same: %o', (ask, capped) => {
    const { lines, assisted } = scoreSession(strong().askedFor(ask).ended(), bank)
    expect(scores({ lines })).toEqual({ ...alone, ...capped })
    expect(assisted).toBe(false)
  })

  it('doesn’t count as finding the bug', () => {
    const mended = (log: InterviewLog) =>
      scoreSession(
        log.wrote(`${program}\n# mended`).ran('hidden', resultsOf(12, 12)).ran('submission', resultsOf(6, 12)).ended(),
        bank,
      )
    const failing = () => strong(new InterviewLog()).ran('hidden', resultsOf(6, 12))
    const byOneself = mended(failing())
    const byScanner = mended(failing().usedPowerUp('bug_scanner', 'spent'))
    expect(byOneself.summary).toContain('you found out why')
    expect(['strong_hire', 'leaning_hire']).toContain(byOneself.decision)
    expect(byScanner.summary).not.toContain('found out why')
    expect(byScanner.decision).toBe('leaning_no_hire')
  })
})
