import { describe, expect, it } from 'vitest'
import type { TalkAct } from '../../../../reading/talk/talkActs.ts'
import type { Turn } from '../../provider.ts'
import { actMeant } from './actMeant.ts'
import type { Situation } from './situation.ts'

const tested: Turn['testResults'] = {
  allTestCasesPassed: true,
  passed: 16,
  total: 16,
  firstFailureStatus: null,
  firstFailureCategory: null,
}

/** A coding question after its hand-in, with the details that tell acts apart. */
const inCode = (testResults: Turn['testResults']) =>
  ({ maySpeakOfCode: true, openQuestion: 'Which edge cases?', turn: { testResults } }) as Situation

const meant = (act: TalkAct, clause: string, situation = inCode(tested)) =>
  actMeant({ act, clause, certainty: 1, probability: 1 }, situation)

describe('acts that the model confuses', () => {
  it.each([
    ['timeTotal', 'how long should my story be, two minutes?', 'shortOrLong'],
    ['whichDeeper', 'which part did you want me to talk about?', 'repeatLast'],
    ['hireMe', 'so did i pass?', 'testResult'],
    ['howAmIDoing', 'how did my code do?', 'testResult'],
    ['mayProof', 'can i do the proof at the end', 'myOrder'],
    ['anythingElseNeeded', 'anything you would change so far?', 'checkCode'],
    ['doingWell', 'Alright, have a good one', 'goodbye'],
    ['mayAssume', 'wait what was the limit again', 'scopeSize'],
  ] as const)('are told apart by a word: %s, %s', (act, clause, other) => expect(meant(act, clause)).toBe(other))

  it.each([
    ['timeTotal', 'how long is the interview?'],
    ['hireMe', 'will you hire me?'],
    ['mayProof', 'may I use a known theorem?'],
  ] as const)('stay what they are otherwise: %s, %s', (act, clause) => expect(meant(act, clause)).toBe(act))

  it('claim no test that wasn’t run', () => expect(meant('hireMe', 'so did i pass?', inCode(null))).toBe('hireMe'))
})
