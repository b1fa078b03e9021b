import { type Participant, participantCommandSchema, type RefusalCode } from '@greenroom/shared/session'
import { describe, expect, it } from 'vitest'
import type { SessionCommand } from '../commands.ts'
import { factsOf } from '../facts.ts'
import { commandsIn } from '../testing/everyCommand.ts'
import {
  actorOf,
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
  add,
  gone,
  grace,
  hosted,
  join,
  linus,
  lobby,
  say,
  scorecardOf,
  start,
  talking,
  writing,
} from '../testing/people.ts'
import { sampleCatalogue } from '../testing/sampleChallenges.ts'
import { decide } from './decide.ts'
import { type Actor, actorKey } from './decision.ts'

const handBack = { type: 'HandBack' } as const
const end = { type: 'EndInterview' } as const
const feedback = { type: 'GiveFeedback', rating: 5, text: 'Kind.' } as const
const testing = writing().and({ type: 'DoneCoding' })
const ended = talking().by(interviewer, end)
const firstHalf = { swap: { half: 'first', otherId: 'second' } } as const
const firstEnded = talking({}, firstHalf).by(interviewer, end)
const put = (out: Participant) => ({ type: 'RemoveMember', participantId: out.id }) as const
const removed = hosted({}, { host: ada, candidate: ada })
  .and(add(grace), add(linus), join(ada), join(grace), join(linus))
  .by(interviewer, start, say('Let us begin.'))
  .and(put(grace))
const aiInstead = writing()
  .and(gone(grace))
  .after(5 * 60_000)
  .and(handBack)

/** All situations in a session among people that affect who may do what. */
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
  'first half': writing({}, firstHalf),
  'first half, ended': firstEnded,
  'second half open': firstEnded.and({ type: 'OpenSecondHalf' }),
  'second half': writing({}, { swap: { half: 'second', otherId: 'first' } }),
  'candidate removed': lobby().and(put(ada)),
  'interviewer removed': removed,
} as const satisfies Record<string, Story>
type Situation = keyof typeof situations

const laterMs = 3_600_000
type Fate = 'done' | 'nothing' | RefusalCode

const fateOf = (situation: Situation, type: Command, actor: Person): Fate =>
  fateIn(situation, commandsIn(situations[situation])[type], actor)

function fateIn(situation: Situation, command: SessionCommand, actor: Actor = actorOf(command)): Fate {
  const told = situations[situation].after(laterMs)
  const decision = decide('session', told.state, command, {
    now: told.now,
    seq: told.state.seq + 1,
    actor,
    catalogue: sampleCatalogue,
    facts: factsOf(told.commits, actorKey(actor)),
  })
  if (!decision.accepted) return decision.code
  return decision.events.length > 0 ? 'done' : 'nothing'
}

type Command = (typeof types)[number]
const types = participantCommandSchema.options.map((option) => option.shape.type.value)
const names = Object.keys(situations).filter((name): name is Situation => name in situations)

const before = ['no candidate', 'lobby', 'lobby, waiting', 'candidate removed'] as const
const over = [
  'ended',
  'ended, scored',
  'ended, feedback',
  'ended, both',
  'ended, nobody scored',
  'ended with the AI',
  'ended, unscored',
  'first half, ended',
  'second half open',
] as const
const halves = ['first half, ended', 'second half open'] as const
const aiLeads = ['AI instead', 'AI asked', 'AI, accompanied'] as const
const handedIn = ['testing', 'follow-up'] as const
const aiSessions = ['AI, accompanied', 'AI, taken over'] as const

/** A command's expected outcome per situation: `otherwise`, unless another outcome lists the situation. */
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
  LockWork: never,
  TakeOver: never,
  HandBack: {
    otherwise: 'INTERVIEWER_NOT_AWAY',
    ...untilTheEnd,
    done: ['lobby, waiting', 'interviewer away', 'interviewer removed'],
    nothing: aiLeads,
  },
  WritePrivateNote: never,
  SubmitScorecard: never,
  GiveFeedback: {
    otherwise: 'NOT_ENDED',
    done: ['ended', 'ended, scored', 'ended, nobody scored', ...halves],
    ALREADY_GIVEN: ['ended, feedback', 'ended, both'],
    NO_LONGER_AWAITED: ['ended with the AI', 'ended, unscored'],
  },
}

const ofTheInterviewer: Record<Command, Row> = {
  StartInterview: {
    otherwise: 'ALREADY_STARTED',
    ...led,
    NO_CANDIDATE: ['no candidate', 'candidate removed'],
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
  LockWork: { otherwise: 'done', ...during, ...led },
  TakeOver: { otherwise: 'nothing', ...untilTheEnd, done: aiLeads },
  HandBack: { otherwise: 'done', ...untilTheEnd, nothing: aiLeads },
  WritePrivateNote: { otherwise: 'done' },
  SubmitScorecard: {
    otherwise: 'NOT_ENDED',
    done: ['ended', 'ended, feedback', 'ended, nobody scored', ...halves],
    NO_LONGER_AWAITED: ['ended, scored', 'ended, both', 'ended with the AI', 'ended, unscored'],
  },
  GiveFeedback: never,
}

/** Commands the system issues; the key says whom they concern, if that matters. */
const fromTheSystem = {
  'AddMember, an interviewer': add({ id: 'guest:6', role: 'interviewer', name: 'Tim' }),
  'AddMember, an observer': add({ id: 'guest:6', role: 'observer', name: 'Tim' }),
  'RemoveMember, the candidate': put(ada),
  'RemoveMember, the interviewer': put(grace),
  'RemoveMember, an observer': put(linus),
  'EraseMember, the interviewer': { type: 'EraseMember', participantId: grace.id },
  OpenSecondHalf: { type: 'OpenSecondHalf' },
  KeepSharedCode: commandsIn(hosted()).KeepSharedCode,
  KeepSharedBoard: commandsIn(hosted()).KeepSharedBoard,
} as const satisfies Record<string, SessionCommand>

const ofTheSystem: Record<keyof typeof fromTheSystem, Row> = {
  'AddMember, an interviewer': { otherwise: 'ROLE_TAKEN', NOT_IN_PROGRESS: over, done: ['interviewer removed'] },
  'AddMember, an observer': { otherwise: 'done', NOT_IN_PROGRESS: over },
  // Refused once the interview has begun. The host can't be removed at all.
  'RemoveMember, the candidate': {
    otherwise: 'ALREADY_STARTED',
    NOT_ALLOWED: [...aiSessions, 'interviewer removed'],
    done: ['lobby', 'lobby, waiting'],
    nothing: ['no candidate', 'candidate removed'],
  },
  'RemoveMember, the interviewer': { otherwise: 'NOT_ALLOWED', done: aiSessions, nothing: ['interviewer removed'] },
  'RemoveMember, an observer': { otherwise: 'done', nothing: ['no candidate'] },
  'EraseMember, the interviewer': { otherwise: 'done', NOT_ALLOWED: ['interviewer removed'] },
  OpenSecondHalf: { otherwise: 'NO_LONGER_AWAITED', done: ['first half, ended'], nothing: ['second half open'] },
  KeepSharedCode: { otherwise: 'done', ...during },
  KeepSharedBoard: { otherwise: 'NO_BOARD', ...during, done: ['designing'] },
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
    const where = names.filter((name) => name !== 'no candidate' && name !== 'candidate removed')
    expect(where.map((name) => [name, fateOf(name, type, candidate)])).toEqual(
      expectedFates(ofTheCandidate[type], where),
    )
  })

  it.each(types)('%s by the interviewer', (type) => {
    const where = names.filter((name) => name !== 'interviewer removed')
    expect(where.map((name) => [name, fateOf(name, type, interviewer)])).toEqual(
      expectedFates(ofTheInterviewer[type], where),
    )
  })

  it.each(Object.keys(ofTheSystem) as (keyof typeof ofTheSystem)[])('%s by the system', (what) => {
    expect(names.map((name) => [name, fateIn(name, fromTheSystem[what])])).toEqual(
      expectedFates(ofTheSystem[what], names),
    )
  })

  it.each(types)('%s by an observer, a stranger, and somebody who isn’t in the seat yet or any more', (type) => {
    for (const name of names) {
      expect(fateOf(name, type, observer)).toBe('NOT_ALLOWED')
      expect(fateOf(name, type, stranger)).toBe('NOT_ALLOWED')
    }
    expect(fateOf('no candidate', type, candidate)).toBe('NOT_ALLOWED')
    expect(fateOf('candidate removed', type, candidate)).toBe('NOT_ALLOWED')
    expect(fateOf('interviewer removed', type, interviewer)).toBe('NOT_ALLOWED')
  })

  it.each(types)('%s by somebody who claims another role', (type) => {
    for (const name of names) {
      expect(fateOf(name, type, { ...observer, role: 'interviewer' })).toBe('NOT_ALLOWED')
      expect(fateOf(name, type, { ...candidate, role: 'interviewer' })).toBe(fateOf(name, type, candidate))
    }
  })
})
