import { isAssisted, remainingAt } from '@greenroom/shared/session'
import { describe, expect, it } from 'vitest'
import { deadlinesOf } from '../../deadlines.ts'
import { interviewer, type Story } from '../../testing/given.ts'
import { ada, gone, grace, join, linus, lobby, start, talking } from '../../testing/people.ts'

const pause = { type: 'PauseClock' } as const
const resume = { type: 'ResumeClock' } as const
const extend = (minutes: number) => ({ type: 'ExtendTime', minutes }) as const
const leftMs = ({ state, now }: Story): number => (state.phase === 'IN_PROGRESS' ? remainingAt(state.clock, now) : 0)
const due = (told: Story) => deadlinesOf(told.state).map(({ command }) => command.type)

describe('a person who controls the clock', () => {
  it('can pause it, and nothing becomes due', () => {
    const paused = talking().when(pause).thenEvents('ClockPaused')
    expect(paused.state).toMatchObject({ paused: { reason: 'interviewer' }, clock: { runningSince: null } })
    expect(leftMs(paused.after(3_600_000))).toBe(leftMs(paused))
    expect(due(paused)).toEqual([])
    paused.when(pause).thenRefused('CLOCK_NOT_RUNNING')
    const resumed = paused.after(3_600_000).when(resume).thenEvents('ClockResumed')
    expect(resumed.state).toMatchObject({ paused: null, disconnectedMs: 0 })
    resumed.when(resume).thenRefused('CLOCK_NOT_PAUSED')
  })

  it('can start it when people talk aloud', () => {
    const told = lobby().by(interviewer, start)
    told.when(pause).thenRefused('CLOCK_NOT_RUNNING')
    const begun = told.when(resume).thenEvents('ClockStarted')
    begun.when({ type: 'SendMessage', message: 'Hello.' }, interviewer).thenEvents('MessageSent', 'StepChanged')
  })

  it('pauses it independently of the candidate’s absence', () => {
    const away = talking().and(gone(ada))
    const held = away.when(pause).thenEvents('ClockResumed', 'ClockPaused')
    held.when(join(ada)).thenEvents('ParticipantJoined')
    held.when(resume).thenEvents('ClockResumed', 'ClockPaused')
    const back = held.and(join(ada)).when(resume).thenEvents('ClockResumed')
    expect(back.state).toMatchObject({ paused: null })
    talking().and(pause).when(gone(ada)).thenEvents('ParticipantLeft')
  })

  it('adds an hour at most, and the run is assisted', () => {
    const before = talking({ timeLimitInMinutes: 20 })
    const told = before.when(extend(10)).thenEvents('ClockChanged')
    expect(leftMs(told)).toBe(leftMs(before) + 10 * 60_000 - 1_000)
    expect(told.state).toMatchObject({ extendedMs: 600_000 })
    told.and(extend(30), extend(20)).when(extend(1)).thenRefused('TOO_MUCH_TIME')
    const ended = told.by(interviewer, { type: 'EndInterview' }).state
    if (ended.phase !== 'ENDED') throw new Error('it has not ended')
    expect(isAssisted(ended.powerUps, ended.extendedMs)).toBe(true)
    expect(isAssisted(ended.powerUps)).toBe(false)
  })

  it('has its last minutes announced again when there are more of them', () => {
    const fiveLeft = { type: 'AnnounceTime', announcement: 'five_minutes' } as const
    const announced = talking({ timeLimitInMinutes: 20 })
      .after(15 * 60_000)
      .and(fiveLeft)
    const ids = (told: Story) => deadlinesOf(told.state).map(({ commandId }) => commandId)
    expect(ids(announced)).not.toContain('announce.five_minutes')
    const extended = announced.and(extend(10))
    expect(ids(extended)).toContain('announce.five_minutes.extended-600000')
    extended.when(fiveLeft).thenRefused('NO_LONGER_AWAITED')
    extended
      .after(10 * 60_000)
      .when(fiveLeft)
      .thenEvents('TimeAnnounced')
  })
})

describe('keeping an interview between people alive', () => {
  const abandonment = (told: Story) => deadlinesOf(told.state).find(({ command }) => command.type === 'Abandon')?.at

  it('candidate and interviewer do, observers don’t', () => {
    expect(abandonment(talking().and(gone(ada)))).toBeUndefined()
    expect(abandonment(talking().and(gone(grace)))).toBeUndefined()
    const alone = talking().and(gone(ada), gone(grace))
    expect(abandonment(alone)).toBe(alone.state.at + 15 * 60_000)
    expect(abandonment(alone.after(60_000).and(gone(linus)))).toBe(alone.state.at + 15 * 60_000)
    alone.when({ type: 'Abandon' }).thenEvents('InterviewEnded')
    alone.and(join(grace)).when({ type: 'Abandon' }).thenRefused('NO_LONGER_AWAITED')
  })

  it('the interviewer doesn’t affect the clock, which runs on without them', () => {
    talking().when(gone(grace)).thenEvents('ParticipantLeft')
    talking().when(gone(ada)).thenEvents('ParticipantLeft', 'ClockPaused')
  })
})
