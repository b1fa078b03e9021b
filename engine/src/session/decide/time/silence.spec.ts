import { deckNudges, nudges } from '@greenroom/shared/english'
import { grantedQuietMs, patienceMs } from '@greenroom/shared/session'
import { interviewerPersonalities } from '@greenroom/shared/vocabulary'
import { describe, expect, it } from 'vitest'
import type { Deadline } from '../../deadlines.ts'
import { deadlinesOf } from '../../deadlines.ts'
import { awaited, exchange, opened, reply, type Story } from '../../testing/given.ts'

const code = (text: string) => ({ type: 'SaveCode', code: text, programmingLanguage: 'python' }) as const
const say = (message: string) => ({ type: 'SendMessage', message, recipient: 'interviewer' }) as const
const gone = { type: 'MarkGone', participantId: 'user:1' } as const

const nudgeOf = ({ state }: Story): Deadline | undefined =>
  deadlinesOf(state).find(({ command }) => command.type === 'NudgeSilence')

/** Waits until the silence is long enough for the clock to end it. */
function nudged(told: Story): Story {
  const due = nudgeOf(told)
  if (due === undefined) throw new Error('no nudge is due')
  return told
    .after(due.at - told.now)
    .when(due.command)
    .thenEvents('MessageSent', 'SilenceNudged')
}

describe('a silence in both speech and typing', () => {
  it.each(interviewerPersonalities)('is broken once, in the words and with the patience of a %s interviewer', (who) => {
    const told = opened({ interviewerPersonality: who })
    const due = nudgeOf(told)
    expect(due?.at).toBe(told.state.at + patienceMs[who])
    const said = nudged(told).state.messages.at(-1)
    expect(said).toMatchObject({ sender: 'interviewer', recipient: 'candidate' })
    expect(nudges[who]).toContain(said?.message)
  })

  it.each(interviewerPersonalities)('over a deck of statements is broken in words for a deck by a %s one', (who) => {
    const deck = { challengeId: 'deck', assessmentType: 'truth_or_despair' } as const
    const said = nudged(opened({ interviewerPersonality: who, timeLimitInMinutes: 20 }, deck)).state.messages.at(-1)
    expect(deckNudges[who]).toContain(said?.message)
  })

  it('isn’t broken a second time, not even by another engine that is late', () => {
    const told = opened()
    const due = nudgeOf(told)
    const after = nudged(told)
    expect(nudgeOf(after)).toBeUndefined()
    if (due !== undefined)
      after
        .after(10 * 60_000)
        .when(due.command)
        .thenRefused('NO_LONGER_AWAITED')
  })

  it('starts again with every action of the candidate', () => {
    const after = nudged(opened())
    expect(nudgeOf(after.and(code('x = 1')))).toBeDefined()
    expect(nudgeOf(after.and({ type: 'SkipQuestion' }))).toBeUndefined()
    const spoken = exchange(after, 'I would sort them.', 'attempt_to_answer_question')
    expect(nudgeOf(spoken)?.at).toBe(spoken.state.at + patienceMs.fair)
    const twice = nudged(spoken)
    const words = twice.state.messages.filter(({ id }) => id.startsWith('nudge-')).map(({ message }) => message)
    expect(new Set(words).size).toBe(2)
  })

  it('can’t be broken too early', () => {
    const told = opened()
    const due = nudgeOf(told)
    if (due !== undefined) told.after(30_000).when(due.command).thenRefused('NO_LONGER_AWAITED')
    told.when({ type: 'NudgeSilence', since: 0 }).thenRefused('NO_LONGER_AWAITED')
  })

  it('is granted for two minutes to a candidate who asks for one, and not again by their next message', () => {
    const asked = opened().and(say('Give me a minute, please.'))
    const askedAt = asked.state.at
    const granted = asked.and(reply(awaited(asked), 'unknown'))
    expect(nudgeOf(granted)?.at).toBe(askedAt + grantedQuietMs)
    const back = exchange(granted, 'I have it: a map of counts.', 'attempt_to_answer_question')
    expect(nudgeOf(back)?.at).toBe(back.state.at + patienceMs.fair)
    const typing = granted.after(90_000).and(code('x = 1'))
    expect(nudgeOf(typing)?.at).toBe(typing.state.at + patienceMs.fair)
  })

  it.each<[string, Story]>([
    ['a reply is owed', opened().and(say('Hello?'))],
    ['the coach owes one', opened().and({ type: 'AskCoach', action: 'debug' })],
    ['the candidate is away', opened().and(gone)],
    ['the tests run', opened().and({ type: 'DoneCoding', code: 'x' })],
    ['the interview is over', opened().and({ type: 'EndInterview' })],
    ['there is no clock', opened({}, { assessmentType: 'not_an_assessment' })],
    ['it is taken home and not handed in', opened({ interviewStage: 'take_home_assessment' })],
    [
      'a run is awaited',
      opened({}, { assessmentType: 'timed_coding' }).and({
        type: 'RunTests',
        code: 'x',
        programmingLanguage: 'python',
      }),
    ],
  ])('isn’t broken while %s', (_why, told) => expect(nudgeOf(told)).toBeUndefined())

  it('isn’t broken after a failure of ours, which the candidate can retry', () => {
    const told = opened().and(say('Hello?'))
    const failed = told.and({ type: 'FailReply', replyId: awaited(told), status: 503, code: null })
    expect(nudgeOf(failed)).toBeUndefined()
  })

  it('counts from when the clock resumes, and not during an outage', () => {
    const away = opened().after(50_000).and(gone)
    const back = away.after(20_000).and({ type: 'Join', participant: { id: 'user:1', role: 'candidate', name: 'Ada' } })
    expect(nudgeOf(back)?.at).toBe(back.state.at + patienceMs.fair)
    const told = opened().after(300_000)
    const credited = told.and({ type: 'CreditOutage', from: told.now - 300_000, to: told.now })
    expect(nudgeOf(credited)?.at).toBe(credited.state.at + patienceMs.fair)
  })

  it('counts when a take-home task is discussed', () => {
    const handedIn = opened({ interviewStage: 'take_home_assessment' }).and({
      type: 'SubmitCode',
      code: 'x',
      programmingLanguage: 'python',
    })
    const run = handedIn.state.phase === 'IN_PROGRESS' ? handedIn.state.question.runs[0]?.runId : undefined
    const tested = handedIn.and({ type: 'CompleteTestRun', runId: run ?? '', results: null })
    const defending = tested.and(reply(awaited(tested)))
    expect(defending.state).toMatchObject({ step: 'follow_up' })
    expect(nudgeOf(defending)).toBeDefined()
  })
})

describe('the words', () => {
  it('ask nothing, and no two are alike', () => {
    const all = [nudges, deckNudges].flatMap((manners) => Object.values(manners).flat())
    for (const wording of all) expect(wording).not.toMatch(/[?!]/)
    expect(new Set(all).size).toBe(all.length)
  })
})
