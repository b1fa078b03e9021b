import { describe, expect, it } from 'vitest'
import { decisionOf, weightedMean } from './hiringDecision.ts'
import { leastForHire, roundOfInterview, rubrics } from './rubrics.ts'

const onSite = { assessmentType: null, settings: { interviewStage: 'on_site' } } as const
const telephone = { assessmentType: null, settings: { interviewStage: 'telephone' } } as const

describe('rubrics', () => {
  it('weigh a hundred percent each', () => {
    for (const weights of Object.values(rubrics))
      expect(Object.values(weights).reduce((sum, weight) => sum + weight, 0)).toBe(100)
  })

  it('have only their own dimensions as gates', () => {
    for (const [round, gates] of Object.entries(leastForHire)) {
      const dimensions = Object.entries(rubrics).flatMap(([name, weights]) =>
        name === round ? Object.keys(weights) : [],
      )
      for (const dimension of Object.keys(gates)) expect(dimensions).toContain(dimension)
    }
  })

  it('are chosen by the assessment, by questions of one kind, or else by the stage', () => {
    expect(roundOfInterview({ ...onSite, assessmentType: 'system_design' }, ['coding'])).toBe('system_design')
    expect(roundOfInterview(onSite, ['system_design', 'system_design'])).toBe('system_design')
    expect(roundOfInterview(onSite, ['low_level_design', 'explain_code', 'algorizing'])).toBe('knowledge')
    expect(roundOfInterview(telephone, ['knowledge'])).toBe('knowledge')
    expect(roundOfInterview(onSite, ['coding', 'knowledge'])).toBe('coding')
    expect(roundOfInterview(telephone, ['coding', 'knowledge'])).toBe('telephone')
  })
})

describe('a decision by scores', () => {
  const lines = (score: 1 | 2 | 3 | 4 | null, weightPercent = 100) => [{ score, weightPercent }]

  it('is missing if less than half of the weight was judged', () => {
    expect(weightedMean([...lines(4, 49), ...lines(null, 51)])).toBeNull()
    expect(decisionOf([...lines(4, 49), ...lines(null, 51)], { passed: true })).toBeNull()
    expect(weightedMean([...lines(4, 50), ...lines(null, 50)])).toBe(4)
  })

  it('is no hire if the gate failed, and follows the mean if it passed', () => {
    expect(decisionOf(lines(4), { passed: true })).toBe('strong_hire')
    expect(decisionOf(lines(4), { passed: false })).toBe('leaning_no_hire')
    expect(decisionOf(lines(3), { passed: true })).toBe('leaning_hire')
    expect(decisionOf(lines(2), { passed: true })).toBe('leaning_no_hire')
    expect(decisionOf(lines(1), { passed: false })).toBe('strong_no_hire')
  })
})
