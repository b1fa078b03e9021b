import { createBank } from '@greenroom/shared/content'
import { type SessionScorecard, sessionScorecardSchema, type TestRunResults } from '@greenroom/shared/session'
import type { InterviewStage } from '@greenroom/shared/vocabulary'
import { describe, expect, it } from 'vitest'
import { firstRepeat } from '../testing/firstRepeat.ts'
import { InterviewLog, resultsOf } from '../testing/interviewLog.ts'
import { scoreSession } from './scoreSession.ts'

const bank = createBank([firstRepeat])
const program = firstRepeat.programs['optimal.py'] ?? ''
const attempt = 'attempt_to_answer_question'
const plan = 'I keep each badge in a hash set and return the first that is there already.'

const scored = (log: InterviewLog): SessionScorecard => sessionScorecardSchema.parse(scoreSession(log.ended(), bank))
const lineOf = ({ lines }: SessionScorecard, name: string) => {
  const line = lines.find(({ dimension }) => dimension === name)
  if (line === undefined) throw new Error(`There is no line for ${name}.`)
  return line
}
const verdicts = (card: SessionScorecard, name: string) =>
  Object.fromEntries((lineOf(card, name).points ?? []).map(({ title, verdict }) => [title, verdict]))

const planned = (words = plan, stage: InterviewStage = 'on_site') =>
  new InterviewLog(stage)
    .asked(firstRepeat)
    .heard('How would you do it?')
    .step('clarification')
    .said(words, attempt, true)
    .step('coding')
    .wrote(program)
    .handedIn(program, resultsOf(12, 12))

describe('a coding round', () => {
  it('doesn’t get a 1 for whole sentences that weren’t understood', () => {
    const card = scored(
      new InterviewLog('on_site')
        .asked(firstRepeat)
        .heard('How would you do it?')
        .step('clarification')
        .said(
          'Whoever turns up at the gate gets a tick beside the name, and the porter shouts at a doubled tick.',
          attempt,
        ),
    )
    expect(lineOf(card, 'communication').score).toBe(2)
    expect(lineOf(card, 'problem solving').score).toBeNull()
  })

  it('doesn’t look for a bug if tests only found that the code is too slow', () => {
    const failed = resultsOf(9, 12)
    const slow = {
      ...failed,
      testCases: failed.testCases.map((each) =>
        each.status === 'ACCEPTED' ? each : { ...each, status: 'TIME_LIMIT_EXCEEDED' as const },
      ),
    }
    const after = (results: TestRunResults) =>
      verdicts(
        scored(
          new InterviewLog('on_site')
            .asked(firstRepeat)
            .heard('How would you do it?')
            .step('clarification')
            .said(plan, attempt, true)
            .step('coding')
            .wrote(program)
            .handedIn(program, results),
        ),
        'testing',
      )
    expect(after(failed)).toHaveProperty('The bug that the tests found')
    expect(after(slow)).not.toHaveProperty('The bug that the tests found')
  })

  it('counts the candidate’s own inputs after the tests found something', () => {
    const handedIn = () =>
      new InterviewLog('take_home_assessment')
        .asked(firstRepeat)
        .heard('How would you do it?')
        .step('coding')
        .wrote(program)
        .handedIn(program, resultsOf(9, 12))
    const testing = (log: InterviewLog) => lineOf(scored(log), 'testing')
    const tried = 'Tried inputs of their own once the tests had found something.'
    const own = testing(handedIn().ran('custom', resultsOf(0, 1)))
    expect(own.behaviours).toContain(tried)
    expect(own.behaviours).not.toContain('Ran the code before handing it in.')
    expect(own.score).toBe((testing(handedIn()).score ?? Number.NaN) + 1)
    expect(testing(handedIn().ran('visible', resultsOf(1, 2))).behaviours).not.toContain(tried)
  })

  it('doesn’t get a 1 for one short answer', () => {
    const card = scored(
      new InterviewLog('on_site')
        .asked(firstRepeat)
        .heard('How would you do it?')
        .step('clarification')
        .said('Trie, postorder, linear.', attempt),
    )
    expect(lineOf(card, 'communication').score).toBeNull()
  })

  it('lists point by point what was looked for, with the words that show it', () => {
    const [followUp, other] = firstRepeat.followUps
    const card = scored(
      planned()
        .said('It is O(n) time and O(1) space.', attempt)
        .heard('Which edge cases would you test?')
        .said('I would test one badge only.', attempt)
        .heard(followUp?.question ?? '')
        .said('I would split them by their hash and go through one partition at a time.', attempt)
        .heard(other?.question ?? '')
        .said('I would think about that for a while.', attempt),
    )
    expect(verdicts(card, 'problem solving')).toEqual({
      'An approach that gives the right result': 'shown',
      'An approach that is fast enough': 'shown',
    })
    expect(verdicts(card, 'technical competency')).toEqual({
      'Code that passes the hidden tests': 'shown',
      'What it costs in time': 'shown',
      'What it costs in memory': 'contradicted',
    })
    expect(verdicts(card, 'communication')).toMatchObject({
      'The plan, told before the code': 'shown',
      [followUp?.question ?? '']: 'shown',
      [other?.question ?? '']: 'not_understood',
    })
    const [one, all] = firstRepeat.edgeCases.map(({ question }) => question)
    expect(verdicts(card, 'testing')).toEqual({ [one ?? '']: 'shown', [all ?? '']: 'not_understood' })
    const named = lineOf(card, 'testing').points?.find(({ title }) => title === one)
    expect(named?.evidence.map(({ quote }) => quote)).toEqual(['I would test one badge only.'])
  })

  it('is based on the stored judgements', () => {
    const log = planned().said('Linear, I should think, and as much memory again.', attempt)
    const commits = log.ended()
    const quote = 'Linear, I should think'
    const last = commits.flatMap(({ events }) => events).findLast((event) => event.type === 'IntentClassified')
    if (last?.type !== 'IntentClassified') throw new Error('Nothing was said.')
    last.judgement = [{ point: 'time', verdict: 'contradicted', spans: [quote] }]
    const cost = lineOf(scoreSession(commits, bank), 'technical competency').points?.find(({ title }) =>
      title.endsWith('in time'),
    )
    expect(cost).toMatchObject({ verdict: 'contradicted', evidence: [{ quote }] })
  })

  it.each(['Sorry, that was about the previous one.', 'ok..', 'That is the first question that I had.'])(
    'doesn’t count this as an edge case: %s',
    (words) => {
      const card = scored(planned().heard('Which edge cases would you test?').said(words, attempt))
      expect(verdicts(card, 'testing')).not.toContain('shown')
      expect(card.lines.flatMap(({ evidence }) => evidence.map(({ quote }) => quote))).not.toContain(words)
    },
  )

  it('scores short precise statements as high as long or polite ones', () => {
    const communication = (words: string) => lineOf(scored(planned(words)), 'communication').score
    const short = 'I look each badge up in a hash set.'
    expect(communication(short)).toBe(
      communication(`${short} Then I go on to the next badge, and so on, until there is no badge left.`),
    )
    expect(communication(`Thank you very much. ${short} Thanks again.`)).toBe(communication(short))
    expect(communication(short)).not.toBeNull()
    expect(communication('Hash set.')).toBeNull()
  })
})

describe('a coding round without code', () => {
  const talked = (stage: InterviewStage, minutes: number) => {
    const log = new InterviewLog(stage)
      .asked(firstRepeat)
      .heard('How would you do it?')
      .said('Can the list be empty, with no badges at all?', 'request_for_clarification')
      .said(
        `${plan} It is O(n) time and O(n) space. I would test one badge only, and all the same badge.`,
        attempt,
        true,
      )
      .step('coding')
    for (let more = 0; more < minutes * 6; more += 1) log.heard('Take your time.')
    return scored(log)
  }

  it.each(['telephone', 'on_site', 'take_home_assessment'] as const)(
    'hasn’t solved or tested anything: %s',
    (stage) => {
      const card = talked(stage, 1)
      expect(lineOf(card, 'problem solving').score).toBeLessThanOrEqual(2)
      expect(lineOf(card, 'problem solving').behaviours).toContain('No code was handed in, so nothing was solved.')
      expect(lineOf(card, 'testing').score).toBeNull()
      expect(['strong_hire', 'leaning_hire']).not.toContain(card.decision)
    },
  )

  it.each(['telephone', 'on_site', 'take_home_assessment'] as const)(
    'is a strong no hire after five minutes: %s',
    (stage) => {
      expect(talked(stage, 6).decision).toBe('strong_no_hire')
      expect(talked(stage, 6).summary).toContain('No code was handed in')
    },
  )

  it('is also one if the given code was handed in unchanged', () => {
    const log = new InterviewLog().asked(firstRepeat).said(plan, attempt, true)
    for (let more = 0; more < 36; more += 1) log.heard('Take your time.')
    const card = scored(log.handedIn('def firstRepeat(badges):\n    pass\n', resultsOf(0, 12), { untouched: true }))
    expect(card.decision).toBe('strong_no_hire')
  })
})
