import { participantCommandSchema, type RefusalCode } from '@greenroom/shared/session'
import { describe, expect, it } from 'vitest'
import { factsOf } from '../facts.ts'
import { commandsIn } from '../testing/everyCommand.ts'
import {
  candidate,
  interviewer,
  observer,
  type Person,
  pendingRun,
  results,
  type Story,
  stranger,
} from '../testing/given.ts'
import {
  accompanied,
  ada,
  gone,
  grace,
  hosted,
  lobby,
  scorecardOf,
  start,
  talking,
  writing,
} from '../testing/people.ts'
import { sampleCatalogue } from '../testing/sampleChallenges.ts'
import { decide } from './decide.ts'

const handBack = { type: 'HandBack' } as const
const end = { type: 'EndInterview' } as const
const feedback = { type: 'GiveFeedback', rating: 5, text: 'Kind.' } as const
const testing = writing().and({ type: 'DoneCoding' })
const ended = talking().by(interviewer, end)
const aiInstead = writing()
  .and(gone(grace))
  .after(5 * 60_000)
  .and(handBack)

/** The situations of a session among people that change who may do what. */
const situations = {
  'no candidate': hosted(),
  lobby: lobby(),
  'lobby, waiting': lobby().and(gone(grace)),
  started: lobby().by(interviewer, start),
  talking: talking(),
  writing: writing(),
  paused: writing().and({ type: 'PauseClock' }),
  'candidate away': writing().and(gone(ada)),
  'interviewer away': writing().and(gone(grace)),
  testing,
  'follow-up': testing.and({ ...results(1, 2), runId: pendingRun(testing) }),
  designing: lobby({}, { challengeId: 'design' }).by(interviewer, start),
  exam: writing({}, { exam: true }),
  practice: writing({}, { assessmentType: 'not_an_assessment' }),
  'AI instead': aiInstead,
  'AI asked': lobby().by(interviewer, start, handBack),
  'AI, accompanied': accompanied(),
  'AI, taken over': accompanied().and({ type: 'TakeOver' }),
  ended,
  'ended, scored': ended.and(scorecardOf(ended)),
  'ended, feedback': ended.and(feedback),
  'ended, both': ended.and(feedback, scorecardOf(ended)),
  'ended, nobody scored': ended.and({ type: 'GiveUpScorecard' }),
  'ended with the AI': aiInstead.and(end),
  'ended, unscored': talking({}, { assessmentType: 'not_an_assessment' }).and(end),
} as const satisfies Record<string, Story>
type Situation = keyof typeof situations

const laterMs = 3_600_000
type Fate = 'done' | 'nothing' | RefusalCode

function fateOf(situation: Situation, type: Command, actor: Person): Fate {
  const told = situations[situation].after(laterMs)
  const decision = decide('session', told.state, commandsIn(told)[type], {
    now: told.now,
    seq: told.state.seq + 1,
    actor,
    catalogue: sampleCatalogue,
    facts: factsOf(told.commits, actor.id),
  })
  if (!decision.accepted) return decision.code
  return decision.events.length > 0 ? 'done' : 'nothing'
}

type Command = (typeof types)[number]
const types = participantCommandSchema.options.map((option) => option.shape.type.value)
const names = Object.keys(situations).filter((name): name is Situation => name in situations)

const before = ['no candidate', 'lobby', 'lobby, waiting'] as const
const over = [
  'ended',
  'ended, scored',
  'ended, feedback',
  'ended, both',
  'ended, nobody scored',
  'ended with the AI',
  'ended, unscored',
] as const
const aiLeads = ['AI instead', 'AI asked', 'AI, accompanied'] as const
const handedIn = ['testing', 'follow-up'] as const
const aiSessions = ['AI, accompanied', 'AI, taken over'] as const

/** The expected outcome of a command in a situation: `otherwise`, unless another outcome lists the situation. */
type Row = { otherwise: Fate } & Partial<Record<Fate, readonly Situation[]>>
const never: Row = { otherwise: 'NOT_ALLOWED' }
const during = { NOT_IN_PROGRESS: [...before, ...over] } as const
const untilTheEnd = { NOT_IN_PROGRESS: over } as const
const led = { NOT_IN_CONTROL: aiLeads } as const

const ofTheCandidate: Record<Command, Row> = {
  StartInterview: { otherwise: 'NOT_ALLOWED', ALREADY_STARTED: [...aiLeads, ...over] },
  SendMessage: { otherwise: 'done', ...during, REPLY_PENDING: ['AI asked'] },
  ChangeSettings: { otherwise: 'SETTING_LOCKED', ...untilTheEnd },
  DoneCoding: { otherwise: 'done', ...during, ALREADY_DONE: handedIn },
  BackToCoding: { otherwise: 'NOT_HANDED_IN', NOT_IN_PROGRESS: [...before, ...over, ...handedIn] },
  NextQuestion: { otherwise: 'NOT_ALLOWED', NOT_IN_PROGRESS: over, NOT_FOLLOWED_UP: aiLeads },
  SkipQuestion: { otherwise: 'done', ...during },
  SaveCode: { otherwise: 'done', ...during },
  SaveBoard: { otherwise: 'NO_BOARD', ...during, done: ['designing'] },
  RunTests: { otherwise: 'CODE_EXECUTION_DISABLED', ...during, done: ['practice'] },
  SubmitCode: { otherwise: 'CODE_EXECUTION_DISABLED', ...during, done: ['practice'] },
  UsePowerUp: { otherwise: 'POWER_UPS_OFF', ...during, done: aiSessions },
  AskInterviewer: {
    otherwise: 'INTERVIEWER_IS_HUMAN',
    ...during,
    done: ['AI instead', 'AI, accompanied'],
    REPLY_PENDING: ['AI asked'],
  },
  AskCoach: { otherwise: 'done', ...during, NO_HINTS_LEFT: handedIn, NO_HELP_IN_EXAM: ['exam'] },
  RetryReply: { otherwise: 'NOTHING_TO_RETRY', done: ['ended, nobody scored'] },
  EndInterview: { otherwise: 'done', ...during },
  PresentChallenge: never,
  RevealHint: never,
  ShowResult: never,
  PauseClock: never,
  ResumeClock: never,
  ExtendTime: never,
  TakeOver: never,
  HandBack: {
    otherwise: 'INTERVIEWER_NOT_AWAY',
    ...untilTheEnd,
    done: ['lobby, waiting', 'interviewer away'],
    nothing: aiLeads,
  },
  WritePrivateNote: never,
  SubmitScorecard: never,
  GiveFeedback: {
    otherwise: 'NOT_ENDED',
    done: ['ended', 'ended, scored', 'ended, nobody scored'],
    ALREADY_GIVEN: ['ended, feedback', 'ended, both'],
    NO_LONGER_AWAITED: ['ended with the AI', 'ended, unscored'],
  },
}

const ofTheInterviewer: Record<Command, Row> = {
  StartInterview: {
    otherwise: 'ALREADY_STARTED',
    ...led,
    NO_CANDIDATE: ['no candidate'],
    done: ['lobby', 'lobby, waiting'],
  },
  SendMessage: { otherwise: 'done', ...during, ...led },
  ChangeSettings: { otherwise: 'SETTING_LOCKED', ...untilTheEnd, ...led, done: before },
  DoneCoding: never,
  BackToCoding: never,
  NextQuestion: { otherwise: 'NOT_FOLLOWED_UP', ...during, ...led, done: ['follow-up'] },
  SkipQuestion: { otherwise: 'done', ...during, ...led },
  SaveCode: never,
  SaveBoard: never,
  RunTests: never,
  SubmitCode: never,
  UsePowerUp: never,
  AskInterviewer: never,
  AskCoach: never,
  RetryReply: never,
  EndInterview: { otherwise: 'done', ...during, ...led },
  PresentChallenge: { otherwise: 'done', ...untilTheEnd, ...led },
  RevealHint: { otherwise: 'done', ...during, ...led, NO_HINTS_LEFT: handedIn, NO_HELP_IN_EXAM: ['exam'] },
  ShowResult: {
    otherwise: 'NOT_HANDED_IN',
    ...during,
    ...led,
    NO_HELP_IN_EXAM: ['exam'],
    RUN_PENDING: ['testing'],
    done: ['follow-up'],
  },
  PauseClock: {
    otherwise: 'done',
    ...during,
    ...led,
    NO_CLOCK: ['practice'],
    CLOCK_NOT_RUNNING: ['started', 'designing', 'paused'],
  },
  ResumeClock: {
    otherwise: 'CLOCK_NOT_PAUSED',
    ...during,
    ...led,
    NO_CLOCK: ['practice'],
    done: ['started', 'designing', 'paused'],
  },
  ExtendTime: { otherwise: 'done', ...during, ...led, NO_CLOCK: ['practice'] },
  TakeOver: { otherwise: 'nothing', ...untilTheEnd, done: aiLeads },
  HandBack: { otherwise: 'done', ...untilTheEnd, nothing: aiLeads },
  WritePrivateNote: { otherwise: 'done' },
  SubmitScorecard: {
    otherwise: 'NOT_ENDED',
    done: ['ended', 'ended, feedback', 'ended, nobody scored'],
    NO_LONGER_AWAITED: ['ended, scored', 'ended, both', 'ended with the AI', 'ended, unscored'],
  },
  GiveFeedback: never,
}

function expectedFates({ otherwise, ...exceptions }: Row, where: readonly Situation[]): [Situation, string][] {
  return where.map((name) => {
    const named = Object.entries(exceptions).filter(([, situated]) => situated.some((each) => each === name))
    if (named.length > 1) throw new Error(`two fates in ${name}`)
    return [name, named[0]?.[0] ?? otherwise]
  })
}

describe('every command among people', () => {
  it.each(types)('%s by the candidate', (type) => {
    const where = names.filter((name) => name !== 'no candidate')
    expect(where.map((name) => [name, fateOf(name, type, candidate)])).toEqual(
      expectedFates(ofTheCandidate[type], where),
    )
  })

  it.each(types)('%s by the interviewer', (type) => {
    expect(names.map((name) => [name, fateOf(name, type, interviewer)])).toEqual(
      expectedFates(ofTheInterviewer[type], names),
    )
  })

  it.each(types)('%s by an observer, a stranger, and somebody who isn’t in the seat yet', (type) => {
    for (const name of names) {
      expect(fateOf(name, type, observer)).toBe('NOT_ALLOWED')
      expect(fateOf(name, type, stranger)).toBe('NOT_ALLOWED')
    }
    expect(fateOf('no candidate', type, candidate)).toBe('NOT_ALLOWED')
  })

  it.each(types)('%s by somebody who claims another role', (type) => {
    for (const name of names) {
      expect(fateOf(name, type, { ...observer, role: 'interviewer' })).toBe('NOT_ALLOWED')
      expect(fateOf(name, type, { ...candidate, role: 'interviewer' })).toBe(fateOf(name, type, candidate))
    }
  })
})
