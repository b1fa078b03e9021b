import { applicantOf, expectedOf, rubrics } from '@greenroom/shared/rules'
import {
  isScorecardOpen,
  type Session,
  type SubmittedScorecard,
  type TestCaseOutcome,
  viewOfState,
  xpOf,
} from '@greenroom/shared/session'
import type { CodeResultStatus } from '@greenroom/shared/vocabulary'
import { describe, expect, it } from 'vitest'
import { deadlinesOf } from '../../deadlines.ts'
import { owedSince } from '../../owed.ts'
import { headOf } from '../../sessionLog.ts'
import { interviewer, pendingRun, results, type Story } from '../../testing/given.ts'
import { gone, grace, lobby, say, scorecardOf, start, talking, writing } from '../../testing/people.ts'

const end = { type: 'EndInterview' } as const
const feedback = { type: 'GiveFeedback', rating: 4, text: 'Clear questions.' } as const
const ended = () => talking().by(interviewer, end)
const seenBy = (told: Story, id: string): Session => {
  const view = viewOfState(told.commits, id)
  if (view === null) throw new Error('there is nothing to see')
  return view
}
const scorecardSeenBy = (told: Story, id: string) => {
  const view = seenBy(told, id)
  return view.phase === 'ENDED' ? view.scorecard.status : 'none'
}
const line = (dimension: string, score: 1 | 2 | 3 | 4 | null, quote = 'Let us begin.', eventSeq = 8) => ({
  dimension,
  score,
  behaviours: [],
  evidence: score === null ? [] : [{ eventSeq, quote }],
  nextStep: '',
})
const linesOf = ({ state }: Story) =>
  state.phase === 'ENDED' && state.scorecard.status === 'completed' ? state.scorecard.scorecard.lines : []
const card = (told: Story, ...lines: SubmittedScorecard['lines']) => scorecardOf(told, { lines })

describe('a person’s scorecard', () => {
  it('isn’t expected from anybody else', () => {
    const told = talking().when(end, interviewer).thenEvents('InterviewEnded')
    expect(told.jobs).toEqual([])
    expect(told.state).toMatchObject({
      reason: 'ended_by_interviewer',
      scorecard: { status: 'pending', from: 'human' },
    })
    expect(owedSince(told.state)).toBeNull()
    told.when({ type: 'FailScorecard', message: 'no' }).thenRefused('NO_LONGER_AWAITED')
    const untested = writing().when(end).thenEvents('TestRunRequested', 'InterviewEnded')
    untested.when({ ...results(1, 2), runId: pendingRun(untested) }).thenEvents('TestRunCompleted')
  })

  it('is the AI’s if the AI interviewed last', () => {
    const told = talking().by(interviewer, { type: 'HandBack' })
    told.when(end).thenEvents('InterviewEnded', 'ScorecardRequested')
  })

  it('has the expectations for the candidate’s level in each line, whatever was sent', () => {
    const told = ended()
    const sent = { ...line('problem solving', 3), expected: 'Nothing at all.' }
    const { state } = told.and(card(told, sent))
    const made = state.phase === 'ENDED' && state.scorecard.status === 'completed' ? state.scorecard : undefined
    const applicant = applicantOf(state.settings)
    expect(made?.scorecard.lines.map(({ dimension, expected }) => [dimension, expected])).toEqual(
      Object.keys(rubrics.coding).map((dimension) => [dimension, expectedOf('coding', dimension, applicant)]),
    )
  })

  it('lists every dimension of the round, weighted, counted and decided', () => {
    const told = writing().and({ type: 'RevealHint' }, end)
    const run = told.and({ ...results(10, 10), runId: pendingRun(told) })
    const scored = run.and(card(run, line('problem solving', 4), line('technical competency', 4), line('testing', 3)))
    expect(scored.state).toMatchObject({
      scorecard: {
        status: 'completed',
        scorecard: {
          round: 'coding',
          source: 'human',
          assisted: false,
          decision: 'strong_hire',
          lines: [
            { dimension: 'problem solving', weightPercent: 30, score: 4 },
            { dimension: 'technical competency', weightPercent: 30, score: 4 },
            { dimension: 'communication', weightPercent: 20, score: null, evidence: [] },
            { dimension: 'testing', weightPercent: 20, score: 3 },
          ],
          objective: { testsPassed: 10, testsTotal: 10, hintRungs: [1], phaseSeconds: { clarification: 1, coding: 2 } },
          rounds: [{ round: 'coding' }],
        },
      },
    })
  })

  describe('for code that ran out of time', () => {
    const outcome = (category: string, status: CodeResultStatus): TestCaseOutcome => ({
      ...{ status, category, hidden: true, stdin: null, expected_output: null, actual_output: null },
      ...{ stderr: null, timeMs: 1, memoryKb: 1 },
    })
    const judged = (kind: Parameters<typeof writing>[1], testCases: readonly TestCaseOutcome[]) => {
      const told = writing({}, kind).and(end)
      const passed = testCases.filter(({ status }) => status === 'ACCEPTED').length
      const { results: given } = results(passed, testCases.length)
      const run = given === null ? null : { ...given, testCases: [...testCases] }
      return told.and({ type: 'CompleteTestRun', runId: pendingRun(told), results: run })
    }
    const best = [line('problem solving', 4), line('technical competency', 4), line('testing', 3)]
    const right = Array.from({ length: 8 }, () => outcome('small', 'ACCEPTED'))
    const slow = outcome('large input', 'TIME_LIMIT_EXCEEDED')

    it('counts cases that weren’t run as not passed, and says so', () => {
      const told = judged({}, [...right, slow, { ...slow, notRun: true }])
      expect(told.and(card(told, ...best)).state).toMatchObject({
        scorecard: { scorecard: { objective: { testsPassed: 8, testsTotal: 10, testsNotRun: 1 } } },
      })
    })

    it('requires a hire for an efficient algorithm to pass every ordinary case, and four of five large ones in time', () => {
      const hire = (told: Story) => told.when({ ...card(told, ...best), decision: 'strong_hire' }, interviewer)
      const fast = Array.from({ length: 4 }, () => outcome('large input', 'ACCEPTED'))
      const kind = { assessmentType: 'efficient_algorithm' } as const
      hire(judged(kind, [...right, ...fast, slow])).thenEvents('ScorecardCompleted')
      hire(judged(kind, [...right, outcome('small', 'WRONG_ANSWER'), ...fast])).thenRefused('SCORECARD_INVALID')
      hire(judged(kind, [...right, ...fast.slice(0, 2), slow])).thenRefused('SCORECARD_INVALID')
      hire(
        judged({ assessmentType: 'timed_coding' }, [...right, outcome('small', 'WRONG_ANSWER'), ...fast]),
      ).thenEvents('ScorecardCompleted')
      const told = judged(kind, [...right, ...fast.slice(0, 2), slow])
      const { state } = told.and(card(told, ...best))
      expect(state).toMatchObject({ scorecard: { scorecard: { decision: 'leaning_no_hire' } } })
    })
  })

  it('may differ from the decision the scores suggest, within the conditions of a hire', () => {
    const told = lobby({ interviewStage: 'telephone' }).by(interviewer, start, say('Let us begin.'), end)
    const low = { lines: [line('problem solving', 4), line('communication', 1)] }
    told.when(scorecardOf(told, { ...low, decision: 'leaning_hire' })).thenRefused('SCORECARD_INVALID')
    told.when(scorecardOf(told, { ...low, decision: 'leaning_no_hire' })).thenEvents('ScorecardCompleted')
    told.when(scorecardOf(told, { ...low, decision: null })).thenEvents('ScorecardCompleted')
    const byScores = told.and(scorecardOf(told, low)).state
    expect(byScores).toMatchObject({ scorecard: { scorecard: { decision: 'leaning_no_hire' } } })
  })

  it('quotes messages, code or notes word for word', () => {
    const told = writing().and({ type: 'WritePrivateNote', text: 'Names the edge case.' }, end)
    const seqOf = (type: string) => told.commits.find(({ events }) => events.some((event) => event.type === type))?.seq
    const noted = line('communication', 3, 'the edge case', seqOf('PrivateNoteWritten'))
    const written = line('technical competency', 2, 'x = 1', seqOf('CodeSnapshotTaken'))
    told.when(card(told, noted, written)).thenEvents('ScorecardCompleted')
    told.when(card(told, { ...noted, evidence: [] })).thenRefused('SCORECARD_INVALID')
    told
      .when(card(told, line('communication', 3, 'an edge case', seqOf('PrivateNoteWritten'))))
      .thenRefused('SCORECARD_INVALID')
    told.when(card(told, line('communication', 3, 'Let us begin.', 99))).thenRefused('SCORECARD_INVALID')
  })

  it('can’t quote anything the interviewer couldn’t see', () => {
    const told = talking().and({ ...say('Is it a map?'), recipient: 'interviewerCoach' }, end)
    const secret = told.commits.find(({ events }) => events.some(({ type }) => type === 'ReplyRequested'))?.seq
    told.when(card(told, line('communication', 3, 'Is it a map?', secret))).thenRefused('SCORECARD_INVALID')
  })

  it('has its round’s dimensions, each once', () => {
    const told = ended()
    told.when(card(told, line('charm', 4))).thenRefused('SCORECARD_INVALID')
    told.when(card(told, line('Problem_Solving', 4))).thenEvents('ScorecardCompleted')
    told.when(card(told, line('Testing', 4), line('testing', 3))).thenRefused('SCORECARD_INVALID')
    told.when(card(told, line('testing', 4), line('testing', 3))).thenRefused('SCORECARD_INVALID')
    const design = talking({}, { assessmentType: 'system_design' }).by(interviewer, end)
    design.when(card(design, line('architecture', 4), line('scale', null))).thenEvents('ScorecardCompleted')
  })

  it('is capped by help, and by code that passes no test', () => {
    const hint = { type: 'RevealHint' } as const
    const helped = writing().and(hint, hint, hint, end)
    helped.when(card(helped, line('problem solving', 4))).thenRefused('SCORECARD_INVALID')
    helped.when(card(helped, line('problem solving', 3))).thenEvents('ScorecardCompleted')
    const failing = helped.and({ ...results(0, 2), runId: pendingRun(helped) })
    failing.when(card(failing, line('technical competency', 3))).thenRefused('SCORECARD_INVALID')
    failing.when(card(failing, line('technical competency', 2))).thenEvents('ScorecardCompleted')
  })

  it('is capped by hints in the dimensions its round is about', () => {
    const hint = { type: 'RevealHint' } as const
    const present = (challengeId: string) => ({ type: 'PresentChallenge', challengeId }) as const
    const afterHints = (challengeId: string) =>
      lobby().by(interviewer, present(challengeId), start, say('Let us begin.'), hint, hint, hint, hint, hint, end)
    const said = (told: Story) =>
      told.commits.find(({ events }) => events.some((event) => event.type === 'MessageSent'))?.seq
    const knowledge = afterHints('spoken')
    const of = (dimension: string, score: 2 | 3 | 4) => line(dimension, score, 'Let us begin.', said(knowledge))
    knowledge
      .when(card(knowledge, of('accuracy', 4), of('depth', 4), of('clarity', 4)))
      .thenRefused('SCORECARD_INVALID')
    const scored = knowledge.and(card(knowledge, of('accuracy', 2), of('depth', 4), of('clarity', 4)))
    expect(linesOf(scored)).toMatchObject([
      { dimension: 'accuracy', score: 2, caps: [{ because: 'hints', at: 2, rung: 5 }] },
      { dimension: 'depth', score: 4 },
      { dimension: 'clarity', score: 4 },
    ])
    const design = afterHints('design')
    const ofDesign = (dimension: string, score: 2 | 3) => line(dimension, score, 'Let us begin.', said(design))
    design.when(card(design, ofDesign('scale', 3))).thenRefused('SCORECARD_INVALID')
    design.when(card(design, ofDesign('scale', 2))).thenEvents('ScorecardCompleted')
  })

  it('isn’t capped if another question was answered without that help', () => {
    const hint = { type: 'RevealHint' } as const
    const told = writing().and(hint, hint, hint, { type: 'PresentChallenge', challengeId: 'second' }, end)
    told.when(card(told, line('problem solving', 4))).thenEvents('ScorecardCompleted')
  })

  it('counts the first run on the clock', () => {
    const run = { type: 'RunTests', code: 'x', programmingLanguage: 'python' } as const
    const timed = talking({}, { assessmentType: 'timed_coding' }).and({ type: 'PauseClock' }).after(600_000)
    const told = timed.and({ type: 'ResumeClock' }).after(60_000).and(run, end)
    const scored = told.and(card(told, line('testing', 2)))
    expect(scored.state).toMatchObject({ scorecard: { scorecard: { objective: { firstRunAt: 62_000 } } } })
  })

  it('is given up after a day; then the candidate can request the workers’, and the interviewer can still be faster', () => {
    const told = ended()
    expect(deadlinesOf(told.state)).toMatchObject([
      { at: told.state.at + 24 * 3_600_000, command: { type: 'GiveUpScorecard' } },
    ])
    const failed = told.and({ type: 'GiveUpScorecard' })
    expect(failed.state).toMatchObject({ scorecard: { status: 'failed' } })
    failed.when(scorecardOf(failed)).thenEvents('ScorecardCompleted')
    const asked = failed.when({ type: 'RetryReply' }).thenEvents('ScorecardRequested')
    asked.when(scorecardOf(asked)).thenRefused('NO_LONGER_AWAITED')
  })
})

describe('neither side sees the other’s feedback before both exist', () => {
  it('if the interviewer is first', () => {
    const scored = ended().and(scorecardOf(ended()))
    expect(scorecardSeenBy(scored, 'user:3')).toBe('completed')
    expect(scorecardSeenBy(scored, 'user:1')).toBe('pending')
    const both = scored.when(feedback).thenEvents('FeedbackGiven', 'ScorecardCompleted')
    expect(scorecardSeenBy(both, 'user:1')).toBe('completed')
    expect(seenBy(both, 'user:3')).toMatchObject({ feedback: { rating: 4 } })
    both.when(feedback).thenRefused('ALREADY_GIVEN')
  })

  it('if the candidate is first', () => {
    const told = ended().and(feedback)
    expect(seenBy(told, 'user:1')).toMatchObject({ feedback: { rating: 4, text: 'Clear questions.' } })
    expect(seenBy(told, 'user:3')).toMatchObject({ feedback: null })
    const both = told.when(scorecardOf(told)).thenEvents('ScorecardCompleted', 'FeedbackGiven')
    expect(scorecardSeenBy(both, 'user:1')).toBe('completed')
    expect(seenBy(both, 'user:3')).toMatchObject({ feedback: { rating: 4 } })
  })

  it('nothing else reveals it: not the list of sessions, not the XP', () => {
    const told = writing().and({ type: 'DoneCoding' })
    const done = told.and({ ...results(2, 2), runId: pendingRun(told) }, end)
    const scored = done.and(scorecardOf(done, { decision: 'strong_hire' }))
    expect(headOf(scored.state).decision).toBeNull()
    const both = scored.and(feedback)
    expect(headOf(both.state).decision).toBe('strong_hire')
    const isOpen = ({ state }: Story) => state.phase === 'ENDED' && isScorecardOpen(state)
    expect([isOpen(scored), isOpen(both)]).toEqual([false, true])
    expect(both.state.phase === 'ENDED' && xpOf(both.state).decision).toBe(50)
  })

  it('observers see neither, nor the workers’ scores', () => {
    const both = ended().and(feedback, scorecardOf(ended()))
    expect(scorecardSeenBy(both, 'guest:4')).toBe('pending')
    expect(seenBy(both, 'guest:4')).toMatchObject({ feedback: null })
    const scorecard =
      both.state.phase === 'ENDED' && both.state.scorecard.status === 'completed' && both.state.scorecard
    if (scorecard === false) throw new Error('there is no scorecard')
    const byWorkers = talking().and(gone(grace)).after(300_000).and({ type: 'HandBack' }, end)
    const judged = byWorkers.and({ type: 'CompleteScorecard', scorecard: scorecard.scorecard })
    expect(['user:1', 'user:3', 'guest:4'].map((id) => scorecardSeenBy(judged, id))).toEqual([
      'completed',
      'completed',
      'pending',
    ])
  })
})
