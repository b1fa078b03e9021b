import {
  countedHandIn,
  type InProgress,
  isBugOpen,
  isSketching,
  judgedTests,
  lastHandIn,
  type ParticipantCommandOf,
  undoMs,
} from '@greenroom/shared/session'
import { describe, expect, it } from 'vitest'
import type { SessionCommand } from '../../commands.ts'
import { deadlinesOf } from '../../deadlines.ts'
import { awaited, exchange, interviewer, opened, pendingRun, reply, results, type Story } from '../../testing/given.ts'
import { accompanied, writing } from '../../testing/people.ts'

const save = (code: string): SessionCommand => ({ type: 'SaveCode', code, programmingLanguage: 'python' })
const done = (code: string): SessionCommand => ({ type: 'DoneCoding', code })
const submit = (code: string): SessionCommand => ({ type: 'SubmitCode', code, programmingLanguage: 'python' })
const back: ParticipantCommandOf<'BackToCoding'> = { type: 'BackToCoding' }
const undo: ParticipantCommandOf<'BackToCoding'> = { type: 'BackToCoding', undo: true }

const inProgress = ({ state }: Story): InProgress => {
  if (state.phase !== 'IN_PROGRESS') throw new Error('the interview is not in progress')
  return state
}
const question = (told: Story) => inProgress(told).question
const passes = (told: Story, passed: number, total = 17): SessionCommand => ({
  ...results(passed, total),
  runId: pendingRun(told),
})
const handsIn = (told: Story, code: string, passed: number): Story => {
  const handedIn = told.and(done(code))
  return handedIn.and(passes(handedIn, passed))
}
/** Continues a story: this code is handed in and tested, and the interviewer comments on it. */
const spokenOf = (told: Story, code: string, passed: number): Story => {
  const tested = handsIn(told, code, passed)
  return tested.and(reply(awaited(tested)))
}
/** A story one second after the hand-in. */
const justHandedIn = (told = opened().and(save('right'))) => told.and(done('right')).after(1_000 - undoMs)

describe('handed-in code', () => {
  it('counts, even if a line is typed after it', () => {
    const told = spokenOf(opened().and(save('right')), 'right', 17).and(save('right # and a word about it'))
    const over = told.when({ type: 'EndInterview' }).thenEvents('InterviewEnded', 'ScorecardRequested')
    if (over.state.phase !== 'ENDED') throw new Error('it is over')
    expect(over.state.questions.map(judgedTests)).toEqual([{ passed: 17, total: 17 }])
    expect(over.state.questions[0]?.handIns).toMatchObject([{ code: 'right', testsPassed: 17, testsTotal: 17 }])
  })

  it('is frozen at once, with its run', () => {
    const told = opened()
      .and(save('right'))
      .when(done('right, really'))
      .thenEvents('CodeSnapshotTaken', 'CodeHandedIn', 'StepChanged', 'TestRunRequested')
    const [handIn] = question(told).handIns ?? []
    expect(told.events[1]).toMatchObject({ code: 'right, really', untouched: false, runId: pendingRun(told) })
    expect(handIn).toMatchObject({ code: 'right, really', runId: pendingRun(told), fromStep: 'coding' })
  })

  it('is marked untouched if nothing was written', () => {
    expect(question(opened().and(done('# first \n'))).handIns).toMatchObject([{ untouched: true }])
    expect(question(opened().and({ type: 'DoneCoding' })).handIns).toMatchObject([{ untouched: true }])
    expect(question(opened().and(done('  \n'))).handIns).toMatchObject([{ untouched: true }])
    expect(question(opened().and(done('# first\nx'))).handIns).toMatchObject([{ untouched: false }])
  })

  it('is followed by sketches, which are stored as drafts and never judged', () => {
    const told = handsIn(opened().and(save('right')), 'right', 17)
    expect(isSketching(inProgress(told))).toBe(true)
    const sketched = told.when(save('what if')).thenEvents('CodeSnapshotTaken')
    expect(sketched.events).toMatchObject([{ sketch: true }])
    expect(question(sketched)).toMatchObject({ drafts: { python: 'what if' }, changedSinceHiddenRun: false })
    const asked = told.and({ type: 'AskCoach', action: 'debug', code: 'shown' })
    expect(asked.events).toMatchObject([{ type: 'CodeSnapshotTaken', sketch: true }, {}])
    expect(opened().and(save('x')).events).not.toContainEqual(expect.objectContaining({ sketch: true }))
  })

  it('isn’t frozen in practice', () => {
    const told = opened({}, { assessmentType: 'not_an_assessment' }).and(submit('one'))
    expect(question(told).handIns).toEqual([])
    const tested = told.and(passes(told, 3))
    expect(tested.when(save('two')).thenEvents('CodeSnapshotTaken').events).not.toMatchObject([{ sketch: true }])
    tested.when(submit('two')).thenEvents('CodeSnapshotTaken', 'TestRunRequested', 'LookRequested')
  })

  it('doesn’t exist for a spoken answer', () => {
    const told = opened({}, { challengeId: 'design' }).and(done('Notes.'))
    expect(question(told).handIns).toEqual([])
    told.when(back).thenRefused('NOT_HANDED_IN')
  })
})

describe('undo', () => {
  it('is free for five seconds, as if nothing had been handed in', () => {
    const told = justHandedIn()
    const undone = told.when(undo).thenEvents('CodingResumed', 'StepChanged')
    expect(undone.events).toMatchObject([{ undone: true }, { step: 'coding' }])
    expect(question(undone)).toMatchObject({ handIns: [], runs: [], wentBack: false })
    undone.when(passes(told, 17)).thenRefused('NO_LONGER_AWAITED')
    undone.when(undo).thenRefused('NOT_HANDED_IN')
    const over = undone.when({ type: 'EndInterview' }).thenEvents('TestRunRequested', 'InterviewEnded')
    expect(over.jobs).toMatchObject([{ code: 'right', purpose: 'hidden' }])
    expect(undone.and(save('more')).events).not.toMatchObject([{ sketch: true }])
  })

  it('reveals no test result: the interviewer reacts once it can’t be undone', () => {
    const told = justHandedIn()
    const tested = told.when(passes(told, 3)).thenEvents('TestRunCompleted')
    expect(inProgress(tested)).toMatchObject({ step: 'testing', awaitingReply: null })
    expect(isBugOpen(inProgress(tested))).toBe(false)
    const [{ at, command, commandId } = expect.unreachable()] = deadlinesOf(tested.state).filter(
      (deadline) => deadline.command.type === 'SettleHandIn',
    )
    expect({ at, commandId }).toEqual({
      at: (lastHandIn(question(tested))?.at ?? 0) + undoMs,
      commandId: 'settle.hand-in-6',
    })
    tested.when(command).thenRefused('NO_LONGER_AWAITED')
    const settled = tested.after(undoMs).when(command).thenEvents('StepChanged', 'ReplyRequested')
    expect(inProgress(settled)).toMatchObject({ step: 'follow_up', awaitingReply: { action: 'doneCoding' } })
    settled.when(command).thenRefused('NO_LONGER_AWAITED')
    const undone = tested.and(undo)
    expect(question(undone)).toMatchObject({ handIns: [], runs: [], failedSubmissions: 0 })
    expect(deadlinesOf(undone.state).some((deadline) => deadline.command.type === 'SettleHandIn')).toBe(false)
  })

  it('reverts that the question is solved', () => {
    const told = justHandedIn()
    const solved = told.and(passes(told, 17))
    expect(question(solved).solvedAt).not.toBeNull()
    expect(question(solved.and(undo)).solvedAt).toBeNull()
  })

  it('is too late after that, and doesn’t use up the return to coding', () => {
    const told = justHandedIn().after(undoMs)
    told.when(undo).thenRefused('TOO_LATE_TO_UNDO')
    told.when(back).thenEvents('CodingResumed', 'StepChanged')
  })

  it('works after every hand-in', () => {
    const twice = justHandedIn(justHandedIn().and(back))
    expect(twice.and(back).state).toMatchObject({ step: 'coding', question: { wentBack: false } })
  })

  it('returns to the previous step', () => {
    expect(opened().and(done('# first')).after(-undoMs).and(undo).state).toMatchObject({ step: 'clarification' })
    expect(opened().and(done('mine')).after(-undoMs).and(undo).state).toMatchObject({ step: 'coding' })
    const again = spokenOf(opened(), 'wrong', 3).and(done('better')).after(-undoMs).and(undo)
    expect(again.state).toMatchObject({
      step: 'follow_up',
      question: { handIns: [{ code: 'wrong' }], runs: [{ outcome: { status: 'COMPLETED' } }] },
    })
    expect(judgedTests(question(again))).toEqual({ passed: 3, total: 17 })
  })

  it('retries the same code if its tests couldn’t run', () => {
    const asked = opened().and(save('right')).and(done('right'))
    const failed = asked.and({ type: 'CompleteTestRun', runId: pendingRun(asked), results: null })
    const spoken = failed.and(reply(awaited(failed)))
    const again = spoken.when(done('right')).thenEvents('CodeHandedIn', 'StepChanged', 'TestRunRequested')
    expect(again.jobs).toMatchObject([{ kind: 'code.run', purpose: 'hidden', code: 'right' }, { kind: 'code.examine' }])
    const judged = again.and(passes(again, 17))
    judged.when(done('right')).thenRefused('ALREADY_DONE')
  })

  it('is over when the time is', () => {
    const late = opened({ timeLimitInMinutes: 20 }).after(20 * 60_000 - 3_000)
    const told = late.and(done('right')).after(-undoMs + 4_000)
    told.when(undo).thenRefused('TOO_LATE_TO_UNDO')
    told.when(back).thenRefused('NOT_IN_PROGRESS')
    const over = told.when({ type: 'ExpireClock' }).thenEvents('InterviewEnded')
    over.when(undo).thenRefused('NOT_IN_PROGRESS')
    const judged = over.and(passes(over, 17))
    expect(judged.state).toMatchObject({ questions: [{ outcome: 'done', handIns: [{ testsPassed: 17 }] }] })
  })

  it('belongs to one question, and to the candidate', () => {
    const told = justHandedIn()
    told.when({ ...undo, question: 2 }).thenRefused('QUESTION_OVER')
    const watched = justHandedIn(accompanied().and(save('right')))
    watched.when(undo, interviewer).thenRefused('NOT_ALLOWED')
  })
})

describe('back to coding', () => {
  it('works once while time is left, and the hand-in still counts', () => {
    const told = spokenOf(opened().and(save('right')), 'right', 17)
    const coding = told.when(back).thenEvents('CodingResumed', 'StepChanged')
    expect(coding.state).toMatchObject({ step: 'coding', question: { wentBack: true } })
    expect(isSketching(inProgress(coding))).toBe(false)
    const typed = coding.and(save('worse'))
    expect(typed.events).not.toMatchObject([{ sketch: true }])
    const over = typed.when({ type: 'EndInterview' }).thenEvents('InterviewEnded', 'ScorecardRequested')
    expect(over.state).toMatchObject({ questions: [{ handIns: [{ code: 'right', testsPassed: 17 }] }] })
    const again = spokenOf(typed, 'worse', 12)
    again.when(back).thenRefused('ALREADY_WENT_BACK')
    expect(countedHandIn(question(again))?.code).toBe('right')
  })

  it('works once with a human interviewer, too', () => {
    const told = writing().and(done('x'))
    told.after(-undoMs).when(back).thenEvents('CodingResumed', 'StepChanged')
    const coding = told.when(back).thenEvents('CodingResumed', 'StepChanged')
    expect(coding.events).toMatchObject([{ undone: false }, { step: 'coding' }])
    coding.and(done('y')).when(back).thenRefused('ALREADY_WENT_BACK')
  })

  it('lets the tests of the hand-in finish silently', () => {
    const told = opened().and(done('right'), back)
    const tested = told.when(passes(told, 17)).thenEvents('TestRunCompleted')
    expect(tested.state).toMatchObject({
      step: 'coding',
      awaitingReply: null,
      question: { handIns: [{ testsPassed: 17 }] },
    })
  })

  it('is refused before the hand-in, without time, and during the last words', () => {
    opened().when(back).thenRefused('NOT_HANDED_IN')
    const told = spokenOf(opened({ timeLimitInMinutes: 20 }).and(save('x')), 'x', 17)
    told
      .after(20 * 60_000)
      .when(back)
      .thenRefused('NOT_IN_PROGRESS')
    const answered = ['n', 'n'].reduce((each, word) => exchange(each, word, 'attempt_to_answer_question', true), told)
    const closing = answered.and({ type: 'SendMessage', message: 'n' })
    expect(inProgress(closing).step).toBe('wrap_up')
    closing.when(back).thenRefused('REPLY_PENDING')
  })
})

describe('submit again', () => {
  it('hands in a new version while a bug is open, and the best one counts', () => {
    const told = spokenOf(opened().and(save('wrong')), 'wrong', 3)
    expect(isBugOpen(inProgress(told))).toBe(true)
    told.when(done('wrong')).thenRefused('SAME_AS_HANDED_IN')
    const sketched = told.and(save('better'))
    const again = sketched.when(done('better')).thenEvents('CodeHandedIn', 'StepChanged', 'TestRunRequested')
    again.when(done('better still')).thenRefused('ALREADY_DONE')
    const tested = again.when(passes(again, 17)).thenEvents('TestRunCompleted', 'StepChanged', 'ReplyRequested')
    expect(countedHandIn(question(tested))).toMatchObject({ code: 'better', testsPassed: 17 })
    expect(isBugOpen(inProgress(tested))).toBe(false)
    tested
      .and(reply(awaited(tested)))
      .when(done('more'))
      .thenRefused('ALREADY_DONE')
    expect(judgedTests(question(spokenOf(told, 'worse', 2)))).toEqual({ passed: 3, total: 17 })
  })

  it('the earlier of two with equal results counts, unless a bug was named in it', () => {
    const told = spokenOf(spokenOf(opened(), 'one', 3), 'two', 3)
    expect(question(told).handIns).toMatchObject([{ bugNamed: true }, { bugNamed: true }])
    expect(countedHandIn(question(told))?.code).toBe('one')
    const [first] = question(told).handIns ?? []
    if (first === undefined) throw new Error('nothing was handed in')
    const named = { ...first, code: 'named', testsPassed: 17 }
    const unnamed = { ...named, code: 'unnamed', bugNamed: false }
    expect(countedHandIn({ handIns: [named, unnamed] })?.code).toBe('unnamed')
    expect(countedHandIn({ handIns: [unnamed, named] })?.code).toBe('unnamed')
    expect(countedHandIn({ handIns: [{ ...named, testsPassed: null }, first] })).toBe(first)
  })

  it('makes a new version in a take-home assessment, too', () => {
    const told = opened({ interviewStage: 'take_home_assessment' }).and(submit('wrong'))
    const tested = told.and(passes(told, 3))
    tested.when(submit('better')).thenEvents('CodeSnapshotTaken', 'CodeHandedIn', 'StepChanged', 'TestRunRequested')
  })

  it('works as SubmitCode if code doesn’t run', () => {
    const told = spokenOf(opened(), 'wrong', 3)
    const again = told
      .when(submit('better'))
      .thenEvents('CodeSnapshotTaken', 'CodeHandedIn', 'StepChanged', 'TestRunRequested')
    expect(again.jobs).toMatchObject([{ purpose: 'hidden', code: 'better' }, { kind: 'code.examine' }])
    opened().when(submit('x')).thenRefused('CODE_EXECUTION_DISABLED')
  })

  it.each([
    ['on the telephone', { interviewStage: 'telephone' }, {}],
    ['in an exam', {}, { exam: true }],
  ] as const)('waits %s until the interviewer has named the bug', (_where, settings, kind) => {
    const tested = handsIn(opened(settings, kind), 'wrong', 3)
    expect(isBugOpen(inProgress(tested))).toBe(false)
    tested.when(done('better')).thenRefused('ALREADY_DONE')
    const named = tested.and(reply(awaited(tested), 'unknown', null, '3 of 17 hidden tests pass.'))
    expect(named.events).toContainEqual({ type: 'BugNamed', handInId: 'hand-in-5', messageId: awaited(tested) })
    expect(isBugOpen(inProgress(named))).toBe(true)
    named.when(done('better')).thenEvents('CodeSnapshotTaken', 'CodeHandedIn', 'StepChanged', 'TestRunRequested')
  })

  it('is over when the time is', () => {
    const told = spokenOf(opened({ timeLimitInMinutes: 20 }), 'wrong', 3).after(20 * 60_000)
    told.when(done('better')).thenRefused('ALREADY_DONE')
  })
})
