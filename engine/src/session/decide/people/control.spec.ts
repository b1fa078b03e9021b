import { interviewerNames } from '@greenroom/shared/rules'
import { interviewerPatienceMs } from '@greenroom/shared/session'
import { describe, expect, it } from 'vitest'
import { chatBodyOf } from '../../chatBody.ts'
import { deadlinesOf } from '../../deadlines.ts'
import { awaited, candidate, interviewer, reply } from '../../testing/given.ts'
import {
  accompanied,
  ada,
  answered,
  gone,
  grace,
  hosted,
  join,
  lobby,
  say,
  start,
  talking,
  writing,
} from '../../testing/people.ts'
import { sampleCatalogue } from '../../testing/sampleChallenges.ts'
import { decideHandBack } from './control.ts'

const takeOver = { type: 'TakeOver' } as const
const handBack = { type: 'HandBack' } as const

describe('a person takes over from the AI', () => {
  it('answers from then on', () => {
    const taken = accompanied().when(takeOver).thenEvents('ControlChanged')
    expect(taken.state).toMatchObject({ control: 'human' })
    const asked = taken.when(say('May I use a map?')).thenEvents('MessageSent')
    expect(asked.jobs).toEqual([])
    const told = asked.when(say('You may.'), interviewer).thenEvents('MessageSent')
    expect(told.state.messages.at(-1)).toMatchObject({
      sender: 'interviewer',
      recipient: 'candidate',
      message: 'You may.',
    })
    told.when(say('And a second one?')).thenEvents('MessageSent')
  })

  it('drops the AI’s pending reply, however late it arrives', () => {
    const owed = accompanied().and(say('Hello?'))
    const replyId = awaited(owed)
    const taken = owed.and(takeOver)
    expect(taken.state).toMatchObject({ awaitingReply: null, failedReply: null })
    taken.when(reply(replyId)).thenRefused('NO_LONGER_AWAITED')
    taken.when({ type: 'FailReply', replyId, status: 503, code: null }).thenRefused('NO_LONGER_AWAITED')
    taken.when({ type: 'RetryReply' }).thenRefused('NOTHING_TO_RETRY')
  })

  it('leaves the coach to the candidate', () => {
    const coached = accompanied().and({ type: 'AskCoach', action: 'debug' }, takeOver)
    expect(coached.state).toMatchObject({ awaitingCoach: { call: 'coachDebug' } })
    writing().when({ type: 'AskCoach', action: 'debug' }).thenEvents('ReplyRequested')
  })

  it('gets nothing from the AI when tests finish or the candidate is silent', () => {
    const testing = accompanied().and(takeOver, { type: 'DoneCoding', code: 'x' })
    const run = testing.state.phase === 'IN_PROGRESS' ? testing.state.question.runs[0]?.runId : undefined
    testing
      .when({
        type: 'CompleteTestRun',
        runId: run ?? '',
        results: {
          allTestCasesPassed: true,
          passed: 1,
          total: 1,
          compilation: { status: 'ACCEPTED', output: '' },
          testCases: [],
        },
      })
      .thenEvents('TestRunCompleted', 'StepChanged')
    const silent = writing().after(600_000)
    silent
      .when({ type: 'NudgeSilence', since: silent.state.phase === 'IN_PROGRESS' ? silent.state.silence.since : 0 })
      .thenRefused('NO_LONGER_AWAITED')
  })

  it('can start the AI’s interview, which the candidate then can’t', () => {
    const waiting = hosted({}, { mode: 'ai', candidate: ada, host: ada }).and(
      { type: 'AddMember', participant: grace },
      takeOver,
    )
    waiting.when(start).thenRefused('NOT_ALLOWED')
    waiting.when(start, interviewer).thenEvents('ChallengePresented', 'InterviewStarted')
  })
})

describe('a person hands back to the AI', () => {
  it('gets the question presented if nobody has presented it', () => {
    const told = lobby()
      .by(interviewer, start)
      .when(handBack, interviewer)
      .thenEvents('ControlChanged', 'ReplyRequested')
    expect(told.jobs).toMatchObject([{ call: 'askQuestion' }])
    expect(answered(told).state).toMatchObject({ step: 'clarification', clockStartedAt: expect.any(Number) })
  })

  it('gets the candidate’s last message answered', () => {
    const asked = talking().and(say('May I use a map?'))
    const told = asked.when(handBack, interviewer).thenEvents('ControlChanged', 'ReplyRequested')
    expect(told.state).toMatchObject({ awaitingReply: { inReplyTo: asked.state.messages.at(-1)?.id } })
  })

  it('gets the finished code discussed', () => {
    const testing = writing().and({ type: 'DoneCoding' })
    const run = testing.state.phase === 'IN_PROGRESS' ? testing.state.question.runs[0]?.runId : undefined
    const told = testing.and({ type: 'CompleteTestRun', runId: run ?? '', results: null }).by(interviewer, handBack)
    expect(told.jobs).toMatchObject([{ action: 'doneCoding' }])
  })

  it('stays silent if the interviewer had the last word', () => {
    talking().when(handBack, interviewer).thenEvents('ControlChanged')
  })

  it('starts counting a silence again', () => {
    const told = writing().after(600_000).by(interviewer, handBack)
    const nudge = deadlinesOf(told.state).find(({ command }) => command.type === 'NudgeSilence')
    expect(nudge?.at).toBeGreaterThan(told.state.at)
    expect(nudge).toMatchObject({ commandId: `nudge.${told.state.at}` })
  })

  it('resumes a clock that nobody else could', () => {
    const paused = talking().and({ type: 'PauseClock' })
    const told = paused.when(handBack, interviewer).thenEvents('ControlChanged', 'ClockResumed')
    expect(told.state).toMatchObject({ paused: null, clock: { runningSince: told.state.at } })
    paused.and(gone(ada)).when(handBack, interviewer).thenEvents('ControlChanged', 'ClockResumed', 'ClockPaused')
  })
})

describe('a candidate whose interviewer doesn’t come', () => {
  it('can let the AI take over after five minutes, not before', () => {
    const left = talking().and(gone(grace))
    expect(left.state).toMatchObject({ interviewerAwaySince: left.state.at })
    left
      .after(interviewerPatienceMs - 1_001)
      .when(handBack)
      .thenRefused('INTERVIEWER_NOT_AWAY')
    left
      .after(interviewerPatienceMs - 1_000)
      .when(handBack)
      .thenEvents('ControlChanged')
  })

  it('starts waiting again after the interviewer was back', () => {
    const back = talking().and(gone(grace)).after(240_000).and(join(grace), gone(grace))
    back.after(240_000).when(handBack).thenRefused('INTERVIEWER_NOT_AWAY')
  })

  it('counts the waiting time in the lobby only while somebody is waiting', () => {
    const early = hosted().and({ type: 'AddMember', participant: ada }).after(3_600_000).and(join(ada))
    early.when(handBack).thenRefused('INTERVIEWER_NOT_AWAY')
    early.and(gone(ada)).after(3_600_000).and(join(ada)).when(handBack).thenRefused('INTERVIEWER_NOT_AWAY')
    const told = early.after(interviewerPatienceMs).and(handBack)
    told.when(start).thenEvents('InterviewStarted', 'ReplyRequested')
  })

  // Catches a countdown that starts when somebody arrives early, or that has run out by the time a late candidate
  // arrives.
  it('isn’t late before the agreed time; after that, the wait starts when the candidate arrives', () => {
    const waiting = hosted().and({ type: 'AddMember', participant: ada }, join(ada))
    const answerAt = (now: number, agreedAt: number | null) => {
      const decision = decideHandBack(waiting.state, {
        now,
        seq: 9,
        actor: candidate,
        catalogue: sampleCatalogue,
        agreedAt,
      })
      return decision.accepted || decision.code
    }
    const came = waiting.state.at
    const early = came + 3_600_000
    expect(answerAt(early + interviewerPatienceMs - 1, early)).toBe('INTERVIEWER_NOT_AWAY')
    expect(answerAt(early + interviewerPatienceMs, early)).toBe(true)
    const late = came - 600_000
    expect(answerAt(came + interviewerPatienceMs - 1, late)).toBe('INTERVIEWER_NOT_AWAY')
    expect(answerAt(came + interviewerPatienceMs, late)).toBe(true)
    expect(answerAt(came + interviewerPatienceMs, null)).toBe(true)
  })

  it('gets the interviewer back when they come after all', () => {
    const ai = talking().and(gone(grace)).after(interviewerPatienceMs).and(handBack)
    const back = ai.and(join(grace))
    expect(back.state).toMatchObject({ control: 'ai', interviewerAwaySince: null })
    back.when(say('Sorry.'), interviewer).thenRefused('NOT_IN_CONTROL')
    back.and(takeOver).when(say('Sorry.'), interviewer).thenEvents('MessageSent')
  })

  it('misses an interviewer who started it elsewhere, and never entered the room', () => {
    const told = hosted().and({ type: 'AddMember', participant: ada }).by(interviewer, start)
    expect(told.state).toMatchObject({ interviewerAwaySince: told.state.at })
  })
})

/** Catches an AI that says "I am Grace" after Grace has handed the interview over to it. */
it('is one of ours whom the AI speaks as, and never the person who put the question', () => {
  const handed = writing().by(interviewer, handBack)
  if (handed.state.phase !== 'IN_PROGRESS') throw new Error('it is over')
  expect(handed.state.question.interviewer?.name).toBe('Grace')
  const caller = { userId: 1, userEmail: 'ada@example.org', candidateName: 'Ada', languageModel: false }
  const { interviewContext } = chatBodyOf(handed.state, caller, 'respondToMsg')
  expect(interviewerNames).toContain(interviewContext?.interviewerName)
})
