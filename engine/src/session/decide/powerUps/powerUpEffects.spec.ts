import { remainingAt, undoMs } from '@greenroom/shared/session'
import { describe, expect, it } from 'vitest'
import { deadlinesOf } from '../../deadlines.ts'
import { opened, type Story } from '../../testing/given.ts'
import { runEnds, save, use, useOf } from '../../testing/powerUps.ts'

const minute = 60_000
const skip = { type: 'SkipQuestion' } as const
const end = { type: 'EndInterview' } as const
const gone = { type: 'MarkGone', participantId: 'user:1' } as const

const leftMs = ({ state, now }: Story): number => (state.phase === 'IN_PROGRESS' ? remainingAt(state.clock, now) : 0)
const rate = ({ state }: Story): number | null => (state.phase === 'IN_PROGRESS' ? state.clock.rate : null)
/** Issues the next due command at its time. */
function whenDue(told: Story): Story {
  const [next] = deadlinesOf(told.state).sort((a, b) => a.at - b.at)
  if (next === undefined) throw new Error('nothing is due')
  return told.after(next.at - told.now).and(next.command)
}
function untilDue(told: Story, type: string): Story {
  const [next] = deadlinesOf(told.state).sort((a, b) => a.at - b.at)
  return next === undefined || next.command.type === type ? whenDue(told) : untilDue(whenDue(told), type)
}

describe('time dilation', () => {
  it('halves the clock’s speed for four minutes of real time', () => {
    const used = opened().when(use('time_dilation')).thenEvents('PowerUpUsed', 'ClockChanged')
    const before = leftMs(used)
    expect(before - leftMs(used.after(minute))).toBe(minute / 2)
    const over = untilDue(used, 'EndPowerUp')
    expect(over.events).toEqual([
      { type: 'PowerUpEnded', useId: useOf(used, 'time_dilation').useId, powerUp: 'time_dilation', reason: 'elapsed' },
      { type: 'ClockChanged', grantedMs: 0, reason: 'power_up', rate: 1 },
    ])
    expect(over.state.at - used.state.at).toBe(4 * minute)
    expect(rate(over)).toBe(1)
    expect(leftMs(over) - leftMs(over.after(minute))).toBe(minute)
  })

  it('doesn’t end early or twice', () => {
    const used = opened().and(use('time_dilation'))
    const { useId } = useOf(used, 'time_dilation')
    used.when({ type: 'EndPowerUp', useId }).thenRefused('NO_LONGER_AWAITED')
    untilDue(used, 'EndPowerUp').when({ type: 'EndPowerUp', useId }).thenRefused('NO_LONGER_AWAITED')
  })

  it('ends on time even if the candidate is away, and leaves the clock stopped', () => {
    const away = opened()
      .and(use('time_dilation'))
      .after(3 * minute)
      .and(gone)
    const standing = leftMs(away)
    const over = away.after(minute).and({ type: 'EndPowerUp', useId: useOf(away, 'time_dilation').useId })
    expect(over.state).toMatchObject({ clock: { rate: 1, runningSince: null }, paused: { reason: 'disconnected' } })
    expect(leftMs(over.after(minute))).toBe(standing)
  })

  it('is extended by the length of an outage', () => {
    const used = opened().and(use('time_dilation'))
    const { endsAt } = useOf(used, 'time_dilation')
    const from = used.now
    const back = used.after(minute).and({ type: 'CreditOutage', from, to: from + minute })
    expect(useOf(back, 'time_dilation').endsAt).toBe((endsAt ?? 0) + minute)
  })

  it('ends with the interview', () => {
    const over = opened().and(use('time_dilation'), end)
    expect(useOf(over, 'time_dilation').status).toBe('interview_ended')
  })
})

describe('second wind', () => {
  it('adds five minutes to a clock that has reached zero, once, and announces the last minute again', () => {
    let told = opened({ timeLimitInMinutes: 20 }).and(use('second_wind'))
    const seen: string[] = []
    const ids: string[] = []
    while (told.state.phase === 'IN_PROGRESS') {
      ids.push(deadlinesOf(told.state).sort((a, b) => a.at - b.at)[0]?.commandId ?? '')
      told = whenDue(told)
      seen.push(...told.events.map((event) => (event.type === 'TimeAnnounced' ? event.announcement : event.type)))
    }
    expect(seen.filter((type) => type !== 'SilenceNudged' && type !== 'MessageSent')).toEqual([
      'half_time',
      'five_minutes',
      'one_minute',
      'ClockChanged',
      'PowerUpEnded',
      'one_minute',
      'InterviewEnded',
      'ScorecardRequested',
    ])
    expect(new Set(ids).size).toBe(ids.length)
    expect(useOf(told, 'second_wind').status).toBe('spent')
  })

  it('adds exactly five minutes', () => {
    const told = untilDue(opened({ timeLimitInMinutes: 20 }).and(use('second_wind')), 'ExpireClock')
    expect(leftMs(told.after(-1_000))).toBe(5 * minute)
    told.when({ type: 'ExpireClock' }).thenRefused('NO_LONGER_AWAITED')
  })

  it('is refunded if the interview didn’t need it', () => {
    const over = opened().and(use('second_wind')).when(end).thenEvents()
    expect(over.events[0]).toMatchObject({ type: 'PowerUpRefunded', charges: 3, reason: 'not_needed' })
    expect(useOf(over, 'second_wind').status).toBe('refunded')
  })
})

describe('time warp', () => {
  const written = () => opened().and(save('x = 1'), save('x = 2'))

  it('restores the code of an earlier commit and leaves the clock alone', () => {
    const told = written()
    const seq = told.state.seq - 1
    const warped = told.when(use('time_warp', seq)).thenEvents('PowerUpUsed', 'CodeSnapshotTaken', 'PowerUpEnded')
    expect(warped.events[0]).toMatchObject({ snapshotSeq: seq, charges: 1 })
    expect(warped.state).toMatchObject({ question: { drafts: { python: 'x = 1' } }, clock: { rate: 1 } })
    expect(leftMs(warped)).toBe(leftMs(told.after(1_000)))
  })

  it('only restores snapshots of this question', () => {
    const told = written()
    told.when(use('time_warp')).thenRefused('NO_SUCH_SNAPSHOT')
    told.when(use('time_warp', 1)).thenRefused('NO_SUCH_SNAPSHOT')
    told.when(use('time_warp', 999)).thenRefused('NO_SUCH_SNAPSHOT')
    told.when(use('time_warp', told.state.seq)).thenRefused('POWER_UP_NOT_NOW')
    const first = opened({ timeLimitInMinutes: 45 }).and(save('x = 1'))
    const next = first.and(skip, save('x = 2'))
    next.when(use('time_warp', first.state.seq)).thenRefused('NO_SUCH_SNAPSHOT')
  })

  it('restores the language of that time', () => {
    const told = opened().and(
      save('x = 1'),
      { type: 'ChangeSettings', settings: {}, programmingLanguage: 'java' },
      save('int x;', 'java'),
    )
    const warped = told
      .when(use('time_warp', told.state.seq - 2))
      .thenEvents('PowerUpUsed', 'SettingsChanged', 'PowerUpEnded')
    expect(warped.state).toMatchObject({ programmingLanguage: 'python', question: { drafts: { python: 'x = 1' } } })
  })
})

describe('stakes', () => {
  it('double edge lasts for the whole session', () => {
    const over = opened().and(use('double_edge'), save('x = 1'), end)
    expect(useOf(over, 'double_edge').status).toBe('spent')
    const second = opened({ timeLimitInMinutes: 45 }).and(skip)
    second.when(use('double_edge')).thenRefused('POWER_UP_NOT_NOW')
  })

  it('the shield absorbs the next failed submission', () => {
    const handedIn = opened().and(use('shield'), { type: 'DoneCoding', code: 'x = 1' })
    const failed = handedIn.and(runEnds(handedIn, 1))
    expect(useOf(failed, 'shield').status).toBe('spent')
    expect(failed.state).toMatchObject({ question: { failedSubmissions: 1 } })
    const passed = handedIn.and(runEnds(handedIn, 2))
    expect(useOf(passed, 'shield').status).toBe('active')
    expect(useOf(passed.and(end), 'shield').status).toBe('refunded')
  })

  it('the shield waits for a submission that is judged after the end', () => {
    const over = opened().and(use('shield'), { type: 'DoneCoding', code: 'x = 1' }, end)
    expect(useOf(over, 'shield').status).toBe('active')
    over.when(runEnds(over, 0)).thenEvents('TestRunCompleted', 'PowerUpEnded', 'ScorecardRequested')
    over.when(runEnds(over, 2)).thenEvents('TestRunCompleted', 'PowerUpRefunded', 'ScorecardRequested')
  })

  it('edits after the submission change nothing about it', () => {
    const over = opened().and(use('shield'), { type: 'DoneCoding', code: 'x = 1' }, save('x = 2'), end)
    const judged = over.when(runEnds(over, 0)).thenEvents('TestRunCompleted', 'PowerUpEnded', 'ScorecardRequested')
    expect(useOf(judged, 'shield').status).toBe('spent')
    expect(judged.state).toMatchObject({ questions: [{ failedSubmissions: 1, runs: [{}] }] })
  })

  it('a failure uses the shield up once the hand-in can’t be undone, and not before', () => {
    const handedIn = opened().and(use('shield'), { type: 'DoneCoding', code: 'x = 1' }).after(-undoMs)
    const judged = handedIn.when(runEnds(handedIn, 1)).thenEvents('TestRunCompleted')
    expect(useOf(judged, 'shield').status).toBe('active')
    const undone = judged.and({ type: 'BackToCoding' })
    expect(useOf(undone, 'shield').status).toBe('active')
    expect(undone.state).toMatchObject({ question: { failedSubmissions: 0 } })
    expect(useOf(judged.and(end), 'shield').status).toBe('spent')
    expect(useOf(judged.and({ type: 'SkipQuestion' }), 'shield').status).toBe('spent')
  })

  it('code that was merely left over isn’t a submission', () => {
    const over = opened().and(use('shield'), save('x = 1'), end)
    expect(useOf(over, 'shield').status).toBe('refunded')
    const judged = over.and(runEnds(over, 0))
    expect(judged.state).toMatchObject({ questions: [{ failedSubmissions: 0 }] })
  })

  it('a run that failed on our side isn’t a failed submission', () => {
    const handedIn = opened().and(use('shield'), { type: 'DoneCoding', code: 'x = 1' })
    const told = handedIn.and(runEnds(handedIn, null))
    expect(useOf(told, 'shield').status).toBe('active')
  })
})
