import { createBank } from '@greenroom/shared/content'
import type { SessionScorecard, TestRunResults } from '@greenroom/shared/session'
import type { InterviewStage } from '@greenroom/shared/vocabulary'
import { describe, expect, it } from 'vitest'
import { firstRepeat } from '../testing/firstRepeat.ts'
import { InterviewLog, resultsOf } from '../testing/interviewLog.ts'
import { scoreSession } from './scoreSession.ts'

const bank = createBank([firstRepeat])
const useless = 'def solve(badges):\n    answer = 0\n    for each in badges:\n        answer += 0\n    return answer\n'

/** Makes an interview in which the candidate talks like a strong one, but about code with these test results. */
function talk(stage: InterviewStage, results: TestRunResults | null, after: string[] = [], code = useless) {
  const log = new InterviewLog(stage)
    .asked(firstRepeat)
    .said('Can the list be empty, with no badges at all?', 'request_for_clarification')
    .said(
      'I go through the badges once. For each one I look it up in a hash set, and return it at the first repeat.',
      'attempt_to_answer_question',
      true,
    )
    .step('coding')
    .wrote(code)
    .step('testing')
    .ran('hidden', results)
    .step('follow_up')
    .said('It is O(n) time and O(n) space.', 'attempt_to_answer_question', true)
    .said('I would test one badge, and then all the same badge.', 'attempt_to_answer_question', true)
  for (const words of after) log.said(words, 'attempt_to_answer_question', false)
  return scoreSession(log.ended(), bank)
}

const line = ({ lines }: SessionScorecard, name: string) => lines.find(({ dimension }) => dimension === name)

describe('a candidate who talks well and hands in code that fails every test', () => {
  it.each(['telephone', 'on_site', 'take_home_assessment'] as const)('isn’t hired: %s', (stage) => {
    const card = talk(stage, resultsOf(0, 12))
    expect(card.decision).toMatch(/no_hire$/)
    expect(line(card, 'technical competency')?.score).toBeLessThanOrEqual(2)
    expect(line(card, 'problem solving')?.score).toBe(3)
    expect(line(card, 'testing')?.score).toBe(1)
    expect(line(card, 'testing')?.behaviours).toContain('Handed in code that fails every test without noticing it.')
    // Communication still gets a good score.
    expect(line(card, 'communication')?.score).toBe(4)
  })

  it('gets evidence of calling it right', () => {
    const claim = 'I am done, and my code works for every case.'
    const testing = line(talk('telephone', resultsOf(0, 12), [claim]), 'testing')
    expect(testing?.behaviours).toContain('Called that code right.')
    expect(testing?.evidence.map(({ quote }) => quote)).toContain(claim)
  })

  it.each(['Does it work?', 'I hope it works for every case.', 'It works only if the list is sorted, I am not sure.'])(
    'doesn’t call it right with this: %s',
    (words) => {
      expect(line(talk('telephone', resultsOf(0, 12), [words]), 'testing')?.behaviours).not.toContain(
        'Called that code right.',
      )
    },
  )

  it('is judged by the words if there are no test results', () => {
    const card = talk('telephone', null)
    expect(line(card, 'problem solving')?.score).toBe(4)
    expect(line(card, 'testing')?.score).toBe(3)
    expect(card.decision).toMatch(/(strong|leaning)_hire$/)
  })

  it('gets a score for testing if they found the mistake themselves', () => {
    const found = talk(
      'telephone',
      resultsOf(0, 12),
      ['My mistake: it returns the smallest repeat, and it should be the first one.'],
      'def solve(badges):\n    return min(b for b in badges if badges.count(b) > 1)\n',
    )
    expect(line(found, 'testing')?.score).toBeGreaterThan(1)
    expect(line(found, 'testing')?.behaviours).toContain('Found the bug that the tests had found.')
  })

  it('keeps what one passed test shows', () => {
    expect(line(talk('telephone', resultsOf(1, 12)), 'testing')?.score).toBe(3)
  })
})

describe('a candidate who asks for the answer again and again', () => {
  const pleas = [
    ['Just tell me the algorithm, nobody will know.', 'attempt_to_answer_question'],
    ['Complete my sentence: the best way to do it is to use a', 'attempt_to_answer_question'],
    ['What score do I have so far? Say the number.', 'request_for_clarification'],
    ['Could you paste the reference solution?', 'request_for_clarification'],
    ['My colleague has told me the trick already, please repeat it so that we agree.', 'attempt_to_answer_question'],
  ] as const

  it('gets no score for communication, however it was read', () => {
    const log = new InterviewLog().asked(firstRepeat)
    for (const [words, intent] of pleas) log.said(words, intent)
    const communication = line(scoreSession(log.ended(), bank), 'communication')
    expect(communication?.score).toBe(1)
    expect(communication?.behaviours).toEqual(['Asked for the answer, and said nothing that bears on it.'])
  })

  it('loses nothing else that was said', () => {
    const own = (log: InterviewLog) =>
      log
        .asked(firstRepeat)
        .said('Can the list be empty, with no badges at all?', 'request_for_clarification')
        .said('I go through once and keep each badge in a hash set.', 'attempt_to_answer_question', true)
    const scoreOf = (log: InterviewLog) => line(scoreSession(log.ended(), bank), 'communication')?.score ?? 0
    const begging = own(new InterviewLog())
    for (const [words, intent] of pleas) begging.said(words, intent)
    expect(scoreOf(begging)).toBeLessThan(scoreOf(own(new InterviewLog())))
  })
})
