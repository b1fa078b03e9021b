import { remainingAt } from '@greenroom/shared/session'
import { describe, expect, it } from 'vitest'
import { deadlinesOf } from '../../deadlines.ts'
import { candidate, opened, type Story } from '../../testing/given.ts'

const minute = 60_000
const gone = { type: 'MarkGone', participantId: 'user:1' } as const
const back = { type: 'Join', participant: { id: 'user:1', role: 'candidate', name: 'Ada' } } as const
const remaining = (told: Story): number =>
  told.state.phase === 'IN_PROGRESS' ? remainingAt(told.state.clock, told.now) : 0
/** The time left on the clock at the latest commit. */
const remainingThen = ({ state }: Story): number =>
  state.phase === 'IN_PROGRESS' ? remainingAt(state.clock, state.at) : 0
const due = (told: Story) =>
  deadlinesOf(told.state)
    .sort((a, b) => a.at - b.at)
    .map(({ command }) => command.type)

describe('the clock', () => {
  it('announces half-time, five minutes and one minute, and ends the interview', () => {
    let told = opened({ timeLimitInMinutes: 20 })
    const seen: string[] = []
    for (
      let next = deadlinesOf(told.state).sort((a, b) => a.at - b.at)[0];
      next !== undefined && told.state.phase === 'IN_PROGRESS';
    ) {
      told = told.after(next.at - told.now).and(next.command)
      seen.push(...told.events.map((event) => (event.type === 'TimeAnnounced' ? event.announcement : event.type)))
      next = deadlinesOf(told.state).sort((a, b) => a.at - b.at)[0]
    }
    expect(seen).toEqual([
      'MessageSent',
      'SilenceNudged',
      'half_time',
      'five_minutes',
      'one_minute',
      'InterviewEnded',
      'ScorecardRequested',
    ])
    expect(told.state).toMatchObject({ reason: 'time_up', remainingMs: 0 })
    // The nudge was due first, so it comes before the announcements, even if an engine checks late.
    expect(told.state.announcements).toMatchObject([
      { announcement: 'half_time', afterMessages: 2 },
      { announcement: 'five_minutes', afterMessages: 2 },
      { announcement: 'one_minute', afterMessages: 2 },
    ])
  })

  it('remembers the time left at the start of a step, and of a question', () => {
    const told = opened({ timeLimitInMinutes: 45 }).after(5 * minute)
    const coding = told.and({ type: 'SaveCode', code: 'x = 1', programmingLanguage: 'python' })
    const from = remainingThen(coding)
    expect(from).toBeLessThan(41 * minute)
    expect(coding.state).toMatchObject({ step: 'coding', stepFromMs: from })
    const typing = coding.after(minute).and({ type: 'SaveCode', code: 'x = 2', programmingLanguage: 'python' })
    expect(typing.state).toMatchObject({ stepFromMs: from })
    const next = typing.after(minute).and({ type: 'SkipQuestion' })
    expect(next.state).toMatchObject({ step: 'introduction', stepFromMs: remainingThen(next) })
  })

  it('doesn’t expire early', () => opened().when({ type: 'ExpireClock' }).thenRefused('NO_LONGER_AWAITED'))

  it('stops while the candidate is away, for two minutes in total', () => {
    const left = opened().after(minute).when(gone).thenEvents('ParticipantLeft', 'ClockPaused')
    const before = remaining(left)
    expect(remaining(left.after(90_000))).toBe(before)
    const returned = left.after(90_000).when(back).thenEvents('ParticipantJoined', 'ClockResumed')
    const again = returned.when(gone).thenEvents('ParticipantLeft', 'ClockPaused')
    expect(
      deadlinesOf(again.state).find(({ command }) => command.type === 'ResumeWithoutCandidate')?.at,
    ).toBeLessThanOrEqual(again.state.at + 30_000)
    const resumed = again.after(30_000).when({ type: 'ResumeWithoutCandidate' }).thenEvents('ClockResumed')
    const third = resumed.when(back).thenEvents('ParticipantJoined')
    third.when(gone).thenEvents('ParticipantLeft')
  })

  it('ends an interview unscored if it was left for a quarter of an hour', () => {
    const left = opened({ timeLimitInMinutes: 60 }).and(gone)
    expect(due(left)).toContain('Abandon')
    const over = left
      .after(15 * minute)
      .when({ type: 'Abandon' })
      .thenEvents('InterviewEnded')
    expect(over.state).toMatchObject({ reason: 'abandoned', scorecard: { status: 'none' } })
    expect(over.jobs).toEqual([])
    opened().when({ type: 'Abandon' }).thenRefused('NO_LONGER_AWAITED')
  })

  it('gives back the time when no engine was alive', () => {
    const told = opened()
    const from = told.now
    const credited = told
      .after(40_000)
      .when({ type: 'CreditOutage', from, to: from + 40_000 })
      .thenEvents('ClockChanged')
    expect(remaining(credited.after(-1_000))).toBe(remaining(told))
  })

  it('gives up an answer and a run that never arrive', () => {
    const asked = opened().and(
      { type: 'SendMessage', message: 'Hello?', recipient: 'interviewer' },
      { type: 'DoneCoding', code: 'x' },
    )
    const replies = deadlinesOf(asked.state).filter(
      ({ command }) => command.type === 'GiveUpReply' || command.type === 'GiveUpTestRun',
    )
    expect(replies).toHaveLength(2)
    const settled = replies.reduce((told, { command }) => told.and(command), asked)
    expect(settled.state).toMatchObject({ step: 'follow_up', awaitingReply: { action: 'doneCoding' } })
    expect(settled.state.messages.at(-1)).toMatchObject({ sender: 'system' })
  })

  it('registers each person once, however often they join', () => {
    opened()
      .when(back, candidate.kind === 'participant' ? { kind: 'presence' } : candidate)
      .thenNothing()
  })
})
