import {
  type Commit,
  foldCommit,
  type InProgress,
  type JobRequest,
  latestRun,
  openProposal,
  type PointJudgement,
  type RequestedSettings,
  readSettings,
  type Session,
  type SessionScorecard,
  type TestRunResults,
  undoMs,
  viewOf,
} from '@greenroom/shared/session'
import type { AssessmentType, InterviewStep } from '@greenroom/shared/vocabulary'
import type { ChatResponse } from '@greenroom/shared/wire'
import { chatBodyOf } from '../../../engine/src/session/chatBody.ts'
import type { SessionCommand } from '../../../engine/src/session/commands.ts'
import { deadlinesOf } from '../../../engine/src/session/deadlines.ts'
import { decide } from '../../../engine/src/session/decide/decide.ts'
import { type Actor, actorKey, type ChallengeCatalogue } from '../../../engine/src/session/decide/decision.ts'
import type { InterviewerCall } from '../../src/backend/interviewer/interviewer.ts'
import { scoreSession } from '../../src/scoring/scoreSession.ts'
import { chanceOf } from './chance.ts'
import { resultsOfCode } from './runs.ts'
import type { Subject } from './subject.ts'
import type { Heard, Move, Persona, Talk } from './talk.ts'

/** The candidate and the questions of one interview. */
export type InterviewPlan = {
  id: string
  persona: Persona
  candidateName: string
  /** The id of the first question; null to let the product pick one for the settings. */
  challengeId: string | null
  settings: RequestedSettings
  assessmentType?: AssessmentType | undefined
  /** Whether this is a visitor's short interview. */
  trial?: boolean | undefined
  /** Whether the persona keeps talking when the interviewer offers to end, instead of accepting. */
  talksOnWhenOffered?: boolean | undefined
  seed: string
}

/** An interviewer's message, and the facts known at that moment. */
export type HeardTurn = {
  call: InterviewerCall | 'nudge'
  question: number
  challengeId: string
  /** The interview's step before this message. */
  step: InterviewStep
  rungBefore: number
  rungAfter: number
  /** The candidate's message that this one answers, or null. */
  said: string | null
  text: string
  intent: ChatResponse['interviewersClassificationOfCandidatesIntent']
  accepted: boolean | null
  /** The judgement of the candidate's message, point by point; null if nothing was judged. */
  judgement: readonly PointJudgement[] | null
  /** The hidden tests' results, or null. */
  results: TestRunResults | null
  code: string
  /** Whether this was the interviewer's last message on the question. */
  closes: boolean
}

export type HeldInterview = {
  plan: InterviewPlan
  commits: readonly Commit[]
  state: Session
  turns: readonly HeardTurn[]
  scorecard: SessionScorecard | null
  /** The persona's moves that the room refused. Each shows an error in the simulation or in the room. */
  refused: readonly string[]
}

/** The maximum number of moves in an interview, enough for every persona to finish. */
const maxMoves = 120
const secondsForMove = 15

/**
 * Holds one interview from its start to its scorecard. The room follows the engine's own rules (decide and fold). The
 * interviewer is the one being measured; the candidate is a persona. Nothing is stored, and time is simulated.
 */
export async function holdInterview(
  plan: InterviewPlan,
  { subject, catalogue }: { subject: Subject; catalogue: ChallengeCatalogue },
): Promise<HeldInterview> {
  const room = openRoom(plan, { subject, catalogue })
  const person = room.candidate
  await room.give({ type: 'Join', participant: person }, { kind: 'presence' })
  await room.give({ type: 'StartInterview' })
  let talk: Talk | undefined
  let talkOf = 0
  for (let moves = 0; moves < maxMoves && room.state().phase === 'IN_PROGRESS'; moves += 1) {
    const heard = room.heard()
    if (heard === null) break
    if (openProposal(heard.state) !== null && plan.talksOnWhenOffered !== true) {
      // A candidate who has answered everything accepts the offered end.
      await room.give({ type: 'SendMessage', message: 'Let’s end here.', recipient: 'interviewer' })
      continue
    }
    const { number } = heard.state.question
    const begins = number !== talkOf
    if (begins) talk = talkAbout(heard, plan, subject)
    talkOf = number
    const next = begins ? talk?.next() : talk?.next(heard)
    await perform(next === undefined || next.done === true ? { do: 'end' } : next.value, heard.state, room)
  }
  if (room.state().phase === 'IN_PROGRESS') await room.give({ type: 'EndInterview' })
  return { plan, ...room.record() }
}

function talkAbout(heard: Heard, { persona, seed }: InterviewPlan, { bank, spoken }: Subject): Talk {
  const { challenge_id: id, version } = heard.state.question.challenge
  const own = `${seed}/${persona.name}/${id}`
  const task = { chance: chanceOf(own), tone: chanceOf(`${own}/tone`), first: heard }
  const coded = bank.get(id, version)
  if (coded !== undefined) return persona.coding(coded, task)
  const question = spoken.get(id, version)
  if (question !== undefined) return persona.inWords(question, task)
  const deck = spoken.decks?.get(id, version)
  if (deck === undefined) throw new Error(`${id} is no question.`)
  return persona.inStatements(deck, task)
}

type Room = ReturnType<typeof openRoom>

async function perform(move: Move, { programmingLanguage, question, silence }: InProgress, room: Room): Promise<void> {
  const code = question.drafts[programmingLanguage] ?? question.challenge.code_stub
  switch (move.do) {
    case 'say':
      return room.give({ type: 'SendMessage', message: move.message, recipient: 'interviewer' })
    case 'write':
      return room.give({ type: 'SaveCode', code: move.code, programmingLanguage })
    case 'run':
      return room.give({ type: 'RunTests', code, programmingLanguage })
    case 'done':
      return room.give({ type: 'DoneCoding', code })
    case 'skip':
      return room.give({ type: 'SkipQuestion' })
    case 'wait':
      return room.waitFor({ type: 'NudgeSilence', since: silence.since })
    case 'end':
      return room.give({ type: 'EndInterview' })
  }
}

function openRoom(plan: InterviewPlan, { subject, catalogue }: { subject: Subject; catalogue: ChallengeCatalogue }) {
  const candidate = { id: 'user:7', role: 'candidate' as const, name: plan.candidateName }
  const person: Actor = { kind: 'participant', ...candidate }
  const commits: Commit[] = []
  const turns: HeardTurn[] = []
  const refused: string[] = []
  let now = Date.parse('2026-03-01T09:00:00Z')
  let folded: Session | null = null
  let scorecard: SessionScorecard | null = null

  const state = (): Session => {
    if (folded === null) throw new Error(`${plan.id} was not created.`)
    return folded
  }

  /** Makes a command's commit and queues its jobs; null if the command was refused. */
  function commit(command: SessionCommand, actor: Actor): Commit | null {
    const seq = (folded?.seq ?? 0) + 1
    const decision = decide(plan.id, folded, command, { now, seq, actor, catalogue })
    if (!decision.accepted) {
      refused.push(`${command.type}: ${decision.code}`)
      return null
    }
    if (decision.events.length === 0) return null
    const made: Commit = {
      sessionId: plan.id,
      seq,
      commandId: `command-${seq}`,
      actor: actorKey(actor),
      at: now,
      events: decision.events,
      jobs: decision.jobs,
      dispatched: true,
    }
    folded = foldCommit(folded, made)
    commits.push(made)
    return made
  }

  async function give(command: SessionCommand, actor: Actor = person): Promise<void> {
    now += secondsForMove * 1_000
    const jobs = [...(commit(command, actor)?.jobs ?? [])]
    for (let job = jobs.shift(); job !== undefined; job = jobs.shift()) {
      now += 2_000
      jobs.push(...(await workOn(job)))
    }
  }

  /** Does a worker's job and reports the result as a worker would. Resolves to the jobs that follow from it. */
  async function workOn(job: JobRequest): Promise<JobRequest[]> {
    const present = state()
    switch (job.kind) {
      case 'chat.call':
        return present.phase === 'IN_PROGRESS' ? await reply(job, present) : []
      case 'code.run': {
        // The interviewer reacts to a hand-in once it can no longer be undone.
        now += undoMs
        const challenge = subject.bank.get(challengeOfRun(present, job.runId))
        const results = challenge === undefined ? null : resultsOfCode(job.code, challenge, job.purpose)
        return commit({ type: 'CompleteTestRun', runId: job.runId, results }, { kind: 'job' })?.jobs ?? []
      }
      // Not needed: these candidates' programs are the authors', so we know their results without running them.
      case 'code.examine':
        return []
      case 'scorecard.complete': {
        const log = commits.map((each) => viewOf(each, candidate.id))
        scorecard = scoreSession(log, subject.bank, subject.spoken)
        return commit({ type: 'CompleteScorecard', scorecard }, { kind: 'job' })?.jobs ?? []
      }
    }
  }

  async function reply(job: Extract<JobRequest, { kind: 'chat.call' }>, before: InProgress): Promise<JobRequest[]> {
    const { candidateName } = plan
    const caller = { userId: 7, userEmail: 'candidate@example.org', candidateName, languageModel: true }
    const call = callOf(job)
    const response = await subject.answer(call, chatBodyOf(before, caller, job.call), now)
    const made = commit({ type: 'DeliverReply', replyId: job.replyId, response }, { kind: 'job' })
    const said = before.messages.find(({ id }) => id === before.awaitingReply?.inReplyTo)?.message ?? null
    turns.push({
      ...circumstances(before),
      call,
      said: call === 'reply' ? said : null,
      text: response.message,
      intent: response.interviewersClassificationOfCandidatesIntent,
      accepted: response.candidatesAnswerWasAccepted,
      judgement: made?.events.findLast((event) => event.type === 'IntentClassified')?.judgement ?? null,
      rungAfter:
        made?.events.reduce(
          (rung, event) => (event.type === 'HintRevealed' ? event.rung : rung),
          before.question.hintRung,
        ) ?? before.question.hintRung,
      closes: made?.events.some(({ type }) => type === 'ChallengePresented' || type === 'InterviewEnded') ?? false,
    })
    return made?.jobs ?? []
  }

  /** Lets time pass until the command is due, then gives it. Does nothing if it will never be due. */
  async function waitFor(command: Extract<SessionCommand, { type: 'NudgeSilence' }>): Promise<void> {
    const due = deadlinesOf(state()).find((deadline) => deadline.command.type === command.type)
    const before = state()
    if (due === undefined || before.phase !== 'IN_PROGRESS') return
    now = Math.max(now, due.at)
    const made = commit(due.command, { kind: 'clock' })
    for (const event of made?.events ?? []) {
      if (event.type !== 'MessageSent') continue
      const nothing = { said: null, intent: null, accepted: null, judgement: null, closes: false }
      const rungAfter = before.question.hintRung
      turns.push({ ...circumstances(before), ...nothing, rungAfter, call: 'nudge', text: event.message })
    }
  }

  /** Returns what the candidate currently knows; null after the end of the interview. */
  function heard(): Heard | null {
    const present = state()
    if (present.phase !== 'IN_PROGRESS') return null
    return { state: present, words: present.messages.findLast(({ sender }) => sender === 'interviewer')?.message ?? '' }
  }

  const { candidateName: _name, settings, challengeId, assessmentType = null } = plan
  commit(
    {
      type: 'CreateSession',
      contentDomain: 'tech_interview_prep',
      assessmentType,
      settings: readSettings(settings),
      programmingLanguage: 'python',
      candidate,
      challengeId,
      completedChallengeIds: [],
      exam: false,
      extraTimePercent: 0,
      ...(plan.trial === true ? { trial: true } : {}),
    },
    person,
  )
  return {
    candidate,
    give,
    heard,
    state,
    waitFor,
    record: (): Omit<HeldInterview, 'plan'> => ({ commits, state: state(), turns, scorecard, refused }),
  }
}

/** The interviewer's call for an engine's chat call, mapped as in the AI backend's routes. */
function callOf({ call, action }: Extract<JobRequest, { kind: 'chat.call' }>): InterviewerCall {
  if (call === 'askQuestion') return 'opening'
  return call === 'telephoneOrOnsiteUserQuickActions' ? (action ?? 'reply') : 'reply'
}

function challengeOfRun(state: Session, runId: string): string {
  const questions =
    state.phase === 'IN_PROGRESS'
      ? [...state.pastQuestions, state.question]
      : state.phase === 'ENDED'
        ? state.questions
        : []
  return questions.find(({ runs }) => runs.some((run) => run.runId === runId))?.challenge.challenge_id ?? ''
}

function circumstances({ question, step, programmingLanguage }: InProgress) {
  const outcome = latestRun(question, ['hidden', 'submission'])?.outcome
  return {
    question: question.number,
    challengeId: question.challenge.challenge_id,
    step,
    rungBefore: question.hintRung,
    results: outcome?.status === 'COMPLETED' ? outcome.results : null,
    code: question.drafts[programmingLanguage] ?? question.challenge.code_stub,
  }
}
