import {
  type CodeFacts,
  type InProgress,
  lastHandIn,
  maySubmitAgain,
  seesEverything,
  undoMs,
  viewOf,
  viewOfState,
} from '@greenroom/shared/session'
import { describe, expect, it } from 'vitest'
import { chatBodyOf } from '../../chatBody.ts'
import type { SessionCommand } from '../../commands.ts'
import { awaited, interviewer, opened, pendingRun, reply, results, type Story } from '../../testing/given.ts'
import { ada, add, grace, linus, writing } from '../../testing/people.ts'

const traced = { rows: [{ name: 'gusts', value: '[41, 43]' }], does: 'prints', prints: '4711' } as const
const facts: CodeFacts = {
  searched: 900,
  wrong: 12,
  counterexample: { ...traced, rows: [...traced.rows], right: '1174' },
  cost: { sizes: [1, 2, 4, 8], bytes: [2, 4, 8, 16], cpuMs: [10, 40, 160, 640] },
}
const caller = { userId: 1, userEmail: 'ada@example.org', candidateName: 'Ada', languageModel: true }
const done: SessionCommand = { type: 'DoneCoding', code: 'x = 1' }

const inProgress = ({ state }: Story): InProgress => {
  if (state.phase !== 'IN_PROGRESS') throw new Error('the interview is not in progress')
  return state
}
const handInIdIn = (told: Story): string => lastHandIn(inProgress(told).question)?.handInId ?? ''
const examined = (told: Story): SessionCommand => ({ type: 'CompleteExamination', versionId: handInIdIn(told), facts })
const tested = (told: Story): Story => told.and({ ...results(4, 4), runId: pendingRun(told) })
const handedIn = (): Story => opened().and(done)
const asking = (told: Story): SessionCommand => {
  const said = reply(awaited(told), 'unknown', null, 'Trace it for me.')
  if (said.type !== 'DeliverReply') throw new Error('it is a reply')
  return { ...said, response: { ...said.response, traced: { ...traced, rows: [...traced.rows] } } }
}
const bodyOf = (told: Story) => chatBodyOf(inProgress(told), caller, 'telephoneOrOnsiteUserQuickActions')

describe('facts from running the code', () => {
  it('are hidden from everybody in the room, but sent to the interviewer', () => {
    const told = handedIn()
    expect(told.jobs).toContainEqual({ kind: 'code.examine', versionId: handInIdIn(told) })
    const known = tested(told.when(examined(told)).thenEvents('CodeExamined'))
    expect(bodyOf(known).interviewContext).toMatchObject({ facts: { ...facts, traced: false } })
    expect(seesEverything(known.state, 'user:1')).toBe(false)
    const seen = known.commits.map((commit) => viewOf(commit, 'user:1'))
    const text = JSON.stringify([seen, viewOfState(known.commits, 'user:1')])
    expect(['4711', '1174', '[41, 43]', 'CodeExamined'].filter((secret) => text.includes(secret))).toEqual([])
  })

  it('a bug is named by the input the interviewer asks to trace, without the right output', () => {
    const told = handedIn()
    const known = tested(told.and(examined(told)))
    const asked = known.when(asking(known)).thenEvents('MessageSent', 'BugNamed')
    expect(asked.events[1]).toMatchObject({ handInId: handInIdIn(told), traced })
    expect(lastHandIn(inProgress(asked).question)).toMatchObject({ bugNamed: true, traced, testsPassed: 4 })
    expect(bodyOf(asked).interviewContext).toMatchObject({ facts: { traced: true } })
    expect(JSON.stringify(viewOfState(asked.commits, 'user:1'))).not.toContain('1174')
    asked
      .after(-undoMs)
      .when({ type: 'DoneCoding', code: 'x = 2' })
      .thenEvents('CodeSnapshotTaken', 'CodeHandedIn', 'StepChanged', 'TestRunRequested')
  })

  it('nothing is named that wasn’t found', () => {
    const told = tested(handedIn())
    told.when(asking(told)).thenEvents('MessageSent')
  })

  it('are visible to everybody once the interview is over', () => {
    const told = handedIn()
    const known = tested(told.and(examined(told)))
    const over = known.when({ type: 'EndInterview' }).thenEvents('InterviewEnded', 'CodeExamined', 'ScorecardRequested')
    expect(viewOfState(over.commits, 'user:1')).toEqual(over.state)
    expect(over.state).toMatchObject({ questions: [{ handIns: [{ facts }] }] })
  })

  it('may arrive after the interview, once, and not for an undone version', () => {
    const told = handedIn()
    const over = tested(told).and({ type: 'EndInterview' })
    const known = over.when(examined(told)).thenEvents('CodeExamined')
    expect(viewOfState(known.commits, 'user:1')).toMatchObject({ questions: [{ handIns: [{ facts }] }] })
    known.when(examined(told)).thenRefused('NO_LONGER_AWAITED')
    const undone = told.after(1_000 - undoMs).and({ type: 'BackToCoding', undo: true })
    undone.when(examined(told)).thenRefused('NO_LONGER_AWAITED')
  })

  it('don’t exist for an exam before its end', () => {
    const told = opened({}, { assessmentType: 'timed_coding' }).and(done)
    const known = told.and(examined(told))
    expect(bodyOf(known).interviewContext).not.toHaveProperty('facts')
  })

  it('aren’t requested if nothing was written', () => {
    expect(opened().and({ type: 'DoneCoding' }).jobs).not.toContainEqual(
      expect.objectContaining({ kind: 'code.examine' }),
    )
  })
})

describe('facts from running the code, with a human interviewer', () => {
  const seen = (told: Story, id: string) => JSON.stringify(viewOfState(told.commits, id))
  const judged = (kind: Parameters<typeof writing>[1] = {}) => {
    const told = writing({}, kind).and(done)
    return told.and(examined(told), { ...results(3, 4), runId: pendingRun(told) })
  }
  const show = (told: Story) => ({ type: 'ShowResult', handInId: handInIdIn(told) }) as const

  it('are theirs alone, until they show them', () => {
    const known = judged()
    expect(seen(known, grace.id)).toContain('1174')
    for (const { id } of [ada, linus]) expect(seen(known, id)).not.toMatch(/1174|4711/)
    const shown = known.when(show(known), interviewer).thenEvents('ResultShown')
    expect(viewOfState(shown.commits, ada.id)).toMatchObject({
      question: { handIns: [{ bugNamed: true, shown: { counterexample: { right: '1174', prints: '4711' } } }] },
    })
    expect(seen(shown, ada.id)).not.toContain('"cost"')
    shown.when(show(shown), interviewer).thenNothing()
    expect(maySubmitAgain(inProgress(shown), shown.now)).toBe(true)
  })

  it('are shown again once there is more to show', () => {
    const told = writing().and(done)
    const tested = told.and({ ...results(4, 4), runId: pendingRun(told) })
    const early = tested.and(show(tested))
    expect(lastHandIn(inProgress(early).question)).toMatchObject({ bugNamed: false, shown: { counterexample: null } })
    const found = early.and(examined(early))
    found.when(show(found), interviewer).thenEvents('ResultShown')
  })

  it('are sent to somebody who takes the seat later, and to nobody in an exam', () => {
    const told = tested(handedIn())
    const known = told.and(examined(told))
    const joined = known.when(add(grace)).thenEvents('MemberAdded', 'CodeExamined')
    expect(seen(joined, grace.id)).toContain('1174')
    expect(seen(joined, ada.id)).not.toContain('1174')
    expect(seen(judged({ exam: true }), grace.id)).not.toContain('1174')
  })
})
