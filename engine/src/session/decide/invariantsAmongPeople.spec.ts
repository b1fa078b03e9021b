import {
  type Commit,
  type Evidence,
  foldCommit,
  type ParticipantCommand,
  type Session,
  type SubmittedScorecard,
} from '@greenroom/shared/session'
import { anyBoardElement } from '@greenroom/shared/testing'
import type { Intent } from '@greenroom/shared/vocabulary'
import fc from 'fast-check'
import { describe, it } from 'vitest'
import type { SessionCommand } from '../commands.ts'
import { nextDeadlineAt } from '../deadlines.ts'
import { actorOf, candidate, createSession, interviewer, observer, startOfTime, stranger } from '../testing/given.ts'
import { checkKind, checkNudges, checkTimeLeft } from '../testing/kindInvariants.ts'
import { checkLog, checkStep } from '../testing/logInvariants.ts'
import { ada, add, gone, grace, join, linus, say } from '../testing/people.ts'
import { checkControl, checkRemoved } from '../testing/peopleInvariants.ts'
import {
  anyIntent,
  anyKind,
  anySettings,
  commandFor,
  otherCommand,
  participantCommand,
  type Told,
} from '../testing/randomStories.ts'
import { sampleCatalogue } from '../testing/sampleChallenges.ts'
import { checkRejoin, checkShared, checkViews, everybody } from '../testing/viewInvariants.ts'
import { decide } from './decide.ts'
import { type Actor, actorKey } from './decision.ts'
import { needOf } from './needs.ts'

type Given = { command: SessionCommand; actor: Actor }
/** A step of a story: after a pause, a member does something new, or an earlier action is delivered again or late. */
type Step = {
  waitMs: number
  what: { command: Told; actor: Actor | null } | { again: number }
  accepted: boolean
  intent: Intent
}

const anyLine: fc.Arbitrary<SubmittedScorecard['lines'][number]> = fc.record({
  dimension: fc.constantFrom('problem solving', 'communication', 'charm'),
  score: fc.constantFrom(null, null, 3 as const),
  behaviours: fc.constant<string[]>([]),
  evidence: fc.constant<Evidence[]>([]),
  nextStep: fc.constant(''),
})
const ofAnInterviewer: fc.Arbitrary<ParticipantCommand> = fc.oneof(
  fc.record({
    type: fc.constant('PresentChallenge' as const),
    challengeId: fc.constantFrom('first', 'second', 'none'),
  }),
  fc
    .record({ type: fc.constant('RevealHint' as const), rung: fc.constantFrom(1, 2, undefined) })
    .map(({ rung }) =>
      rung === undefined ? ({ type: 'RevealHint' } as const) : ({ type: 'RevealHint', rung } as const),
    ),
  fc.constantFrom<ParticipantCommand[]>(
    { type: 'PauseClock' },
    { type: 'ResumeClock' },
    { type: 'TakeOver' },
    { type: 'TakeOver' },
    { type: 'HandBack' },
    { type: 'WritePrivateNote', text: 'Calm.' },
    { type: 'GiveFeedback', rating: 4, text: '' },
    say('Go on.'),
  ),
  fc.record({ type: fc.constant('LockWork' as const), locked: fc.boolean() }),
  fc.record({ type: fc.constant('ExtendTime' as const), minutes: fc.constantFrom(1, 10, 30) }),
  fc.record({
    type: fc.constant('SubmitScorecard' as const),
    lines: fc.array(anyLine, { minLength: 1, maxLength: 2 }),
    summary: fc.constant(''),
    fixFirst: fc.constant(''),
  }),
)
/**
 * Generates steps about a hand-in. Their commands need the hand-in's id, so they are built only once the hand-in
 * exists.
 */
const aboutHandIns = fc.constantFrom<Told[]>('run', 'facts', 'facts', 'showResult', 'showResult')
const others = {
  late: { id: 'guest:5', role: 'observer', name: 'Late' },
  eve: { id: 'user:2', role: 'candidate', name: 'Eve' },
} as const
const comingAndGoing = fc.constantFrom<SessionCommand[]>(
  ...[ada, grace, linus, others.late].flatMap((person) => [add(person), join(person), gone(person), join(person)]),
  add({ ...linus, role: 'interviewer' }),
  add({ ...others.late, role: 'interviewer' }),
  join(others.eve),
  join({ ...linus, role: 'interviewer' }),
  ...[ada, grace, linus, others.late].map(
    (person): SessionCommand => ({ type: 'RemoveMember', participantId: person.id }),
  ),
  { type: 'EraseMember', participantId: linus.id },
  { type: 'OpenSecondHalf' },
  { type: 'OpenSecondHalf' },
)
const sharedWork: fc.Arbitrary<SessionCommand> = fc.oneof(
  fc.record({
    type: fc.constant('KeepSharedCode' as const),
    question: fc.constantFrom(1, 2),
    code: fc.constantFrom('', 'x = 3'),
    programmingLanguage: fc.constantFrom('python' as const, 'java' as const),
    whileTyping: fc.boolean(),
  }),
  fc.record({
    type: fc.constant('KeepSharedBoard' as const),
    question: fc.constantFrom(1, 2),
    elements: fc.array(anyBoardElement, { maxLength: 3 }),
    whileTyping: fc.boolean(),
  }),
)
const anyPerson = fc.constantFrom(candidate, candidate, interviewer, interviewer, observer, stranger)
const anything: fc.Arbitrary<Step['what']> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ command: participantCommand, actor: anyPerson }) },
  { weight: 6, arbitrary: fc.record({ command: ofAnInterviewer, actor: fc.option(anyPerson) }) },
  { weight: 3, arbitrary: fc.record({ command: otherCommand, actor: fc.constant(null) }) },
  { weight: 2, arbitrary: fc.record({ command: comingAndGoing, actor: fc.constant(null) }) },
  { weight: 1, arbitrary: fc.record({ command: sharedWork, actor: fc.constant(null) }) },
  { weight: 1, arbitrary: fc.record({ command: aboutHandIns, actor: fc.constant(null) }) },
  { weight: 1, arbitrary: fc.record({ again: fc.nat(5) }) },
)
const anyStep: fc.Arbitrary<Step> = fc.record({
  waitMs: fc.oneof(fc.nat(2_000), fc.nat(400_000), fc.integer({ min: -60_000, max: 0 })),
  what: anything,
  accepted: fc.boolean(),
  intent: anyIntent,
})

const by = (actor: Actor | null, ...commands: Told[]): Step[] =>
  commands.map((command) => ({ waitMs: 0, what: { command, actor }, accepted: false, intent: 'unknown' }))
const everybodyComes = by(null, add(ada), add(grace), add(linus), join(ada), join(grace), join(linus))
const human = { mode: 'human', candidate: null, host: grace } as const
const firstHalf = { ...human, swap: { half: 'first', otherId: 's2' } } as const
const started = [...everybodyComes, ...by(interviewer, { type: 'StartInterview' }, say('Hello.'))]
const wrong = { type: 'DoneCoding', code: 'wrong' } as const
const beginnings = fc.constantFrom(
  { kind: firstHalf, steps: started },
  { kind: human, steps: [...started, ...by(candidate, wrong), ...by(null, 'run', 'facts')] },
  { kind: human, steps: started },
  { kind: human, steps: [...everybodyComes, ...by(interviewer, { type: 'StartInterview' })] },
  { kind: {}, steps: [...everybodyComes, ...by(candidate, { type: 'StartInterview' }), ...by(null, 'reply')] },
  { kind: human, steps: [] },
)

/** Plays a story from its first commit and calls `check` after every step. */
function tell(
  create: SessionCommand,
  steps: readonly Step[],
  check: (before: Session, after: Session, commits: readonly Commit[]) => void,
): { commits: Commit[]; state: Session | null } {
  const commits: Commit[] = []
  const told: Given[] = []
  let state: Session | null = null
  let now = startOfTime
  const give = ({ command, actor }: Given): void => {
    const seq: number = commits.length + 1
    const at = Math.max(now, state?.at ?? 0)
    const decision = decide('s', state, command, {
      now: at,
      seq,
      actor,
      catalogue: sampleCatalogue,
      ...needOf(command)?.(commits, actorKey(actor)),
    })
    if (!decision.accepted || decision.events.length === 0) return
    const { events, jobs } = decision
    const order = { sessionId: 's', seq, commandId: `c${seq}`, actor: actorKey(actor), at }
    commits.push({ ...order, events, jobs, dispatched: false })
    const before = state
    state = foldCommit(state, { ...order, events })
    if (before !== null) check(before, state, commits)
  }
  give({ command: create, actor: interviewer })
  for (const { waitMs, what, accepted, intent } of steps) {
    now += waitMs
    if (state === null) break
    if ('again' in what) {
      const earlier = told.at(-1 - what.again)
      if (earlier !== undefined) give(earlier)
      continue
    }
    if (what.command === 'deadline') now = Math.max(now, nextDeadlineAt(state) ?? now)
    const command = commandFor(what.command, state, accepted, intent)
    const next = { command, actor: what.actor ?? actorOf(command) }
    told.push(next)
    give(next)
  }
  return { commits, state }
}

const stories = (length: number) =>
  fc.tuple(anySettings, anyKind, beginnings, fc.array(anyStep, { maxLength: length, size: 'max' }))

describe('whatever people do to each other, in any order', () => {
  it('keeps the invariants of a session, and everybody’s secrets', () => {
    fc.assert(
      fc.property(stories(60), fc.nat(60), ([settings, kind, beginning, steps], seq) => {
        const create = { ...createSession(settings), ...kind, ...beginning.kind }
        const { commits, state } = tell(create, [...beginning.steps, ...steps], (before, after, sofar) => {
          const commit = sofar.at(-1)
          if (commit === undefined) return
          checkStep(before, after, commit)
          checkControl(before, after, commit)
          checkNudges(before, sofar)
          checkTimeLeft(after, sofar)
        })
        checkLog(commits, state)
        checkViews(commits, state)
        checkRemoved(commits)
        if (seq === 0) checkShared(commits, state)
        for (const id of everybody) checkRejoin(commits, 1 + (seq % commits.length), id)
        if (state !== null) checkKind(commits, state)
      }),
    )
  })

  it('gives people who rejoin at any moment what they would have seen all along', () => {
    fc.assert(
      fc.property(stories(25), ([settings, kind, beginning, steps]) => {
        const create = { ...createSession(settings), ...kind, ...beginning.kind }
        const { commits } = tell(create, [...beginning.steps, ...steps], () => {})
        for (const id of everybody) for (const { seq } of commits) checkRejoin(commits, seq, id)
      }),
      { numRuns: 300 },
    )
  })
})
