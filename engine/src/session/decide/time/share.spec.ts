import type { InProgress, SessionEvent } from '@greenroom/shared/session'
import { describe, expect, it } from 'vitest'
import { deadlinesOf } from '../../deadlines.ts'
import { awaited, exchange, opened, pendingRun, reply, results, type Story } from '../../testing/given.ts'

const minute = 60_000
const inProgress = ({ state }: Story): InProgress => {
  if (state.phase !== 'IN_PROGRESS') throw new Error('the interview is not in progress')
  return state
}
const two = () => opened({ timeLimitInMinutes: 35 })
const used = { type: 'AnnounceTime', announcement: 'share_used' } as const
const shares = (told: Story) =>
  deadlinesOf(told.state).flatMap(({ at, command }) =>
    command.type === 'AnnounceTime' && command.announcement.startsWith('share')
      ? [[command.announcement, Math.round((at - told.state.at) / minute)]]
      : [],
  )
const typesOf = (events: readonly SessionEvent[]) => events.map(({ type }) => type)

describe('a question’s share of the clock', () => {
  it('is stated when the question is presented, and announced five and two minutes before its end to a candidate who is still coding', () => {
    const told = two()
    expect(inProgress(told).question.shareEndsAtMs).toBe(17.5 * minute)
    expect(shares(told)).toEqual([
      ['share_nears', 13],
      ['share_ends', 16],
      ['share_used', 18],
    ])
    told.when(used).thenRefused('NO_LONGER_AWAITED')
    const near = told.after(12.5 * minute).and({ type: 'AnnounceTime', announcement: 'share_nears' })
    expect(near.events).toMatchObject([{ message: 'Five minutes left for this question. Leave two for testing.' }])
    const warned = near.after(3 * minute).and({ type: 'AnnounceTime', announcement: 'share_ends' })
    expect(warned.events).toMatchObject([
      { message: 'Two minutes left for this question. Then we’ll run the code you have.' },
    ])
    expect(shares(warned)).toEqual([['share_used', 2]])
  })

  it('tells a candidate who has handed in only that the next question comes', () => {
    const done = two().and({ type: 'DoneCoding', code: 'x' })
    const tested = done.and({ ...results(1, 1), runId: pendingRun(done) })
    const told = tested.and(reply(awaited(tested)))
    expect(shares(told).map(([announcement]) => announcement)).toEqual(['share_ends', 'share_used'])
    const warned = told.after(16 * minute).and({ type: 'AnnounceTime', announcement: 'share_ends' })
    expect(warned.events).toMatchObject([{ message: 'Two minutes left for this question. Then we’ll move on.' }])
  })

  it('brings the next question when it is used up, at any step, and runs the code', () => {
    const told = two().and({ type: 'SaveCode', code: 'x', programmingLanguage: 'python' })
    const next = told.after(18 * minute).and(used)
    expect(typesOf(next.events)).toEqual([
      ...['TimeAnnounced', 'TestRunRequested', 'ChallengePresented', 'StepChanged', 'ReplyRequested'],
    ])
    expect(next.state).toMatchObject({ step: 'introduction', question: { number: 2 }, announced: [] })
    expect(inProgress(next).question).not.toHaveProperty('shareEndsAtMs')
    expect(shares(next)).toEqual([])
    next.when(used).thenRefused('NO_LONGER_AWAITED')
  })

  it('waits for a pending reply, and for tests', () => {
    const asked = two()
      .after(17 * minute)
      .and({ type: 'SendMessage', message: 'Sorted?', recipient: 'interviewer' })
    expect(shares(asked)).toEqual([])
    asked.after(minute).when(used).thenRefused('NO_LONGER_AWAITED')
    expect(shares(asked.and(reply(awaited(asked))))).not.toEqual([])
    const done = two()
      .after(17 * minute)
      .and({ type: 'DoneCoding', code: 'x' })
    expect(shares(done)).toEqual([])
    const tested = done.and({ ...results(1, 1), runId: pendingRun(done) })
    expect(shares(tested.and(reply(awaited(tested))))).not.toEqual([])
  })

  it('leaves unused time to the questions after it', () => {
    const told = opened({ timeLimitInMinutes: 60 })
    const first = inProgress(told).question.shareEndsAtMs ?? 0
    const second = told.after(5 * minute).and({ type: 'SkipQuestion' })
    expect(inProgress(second).question.shareEndsAtMs).toBeGreaterThan(0)
    expect(inProgress(second).question.shareEndsAtMs).toBeLessThan(first)
  })

  it('is longer with extra time; the last question, practice and interviews led by people have none', () => {
    const longer = opened({ timeLimitInMinutes: 35 }, { extraTimePercent: 100 })
    expect(inProgress(longer).question.shareEndsAtMs).toBe(35 * minute)
    expect(inProgress(opened()).question).not.toHaveProperty('shareEndsAtMs')
    const practice = opened({ timeLimitInMinutes: 60 }, { assessmentType: 'not_an_assessment' })
    expect(inProgress(practice).question).not.toHaveProperty('shareEndsAtMs')
    const asked = exchange(two(), 'Sorted?', 'request_for_clarification')
    const byAPerson = { ...inProgress(asked), control: 'human' } as const
    expect(deadlinesOf(byAPerson).filter(({ commandId }) => commandId.startsWith('share'))).toEqual([])
  })

  it('can’t be ended twice: a second click, tab or engine finds the question over', () => {
    const told = two()
      .after(18 * minute)
      .and(used)
    told.when({ type: 'NextQuestion', question: 1 }).thenRefused('QUESTION_OVER')
    told.when({ type: 'SkipQuestion', question: 1 }).thenRefused('QUESTION_OVER')
    told.when({ type: 'NextQuestion' }).thenRefused('NOT_FOLLOWED_UP')
  })
})
