import type { Scorecard, SessionScorecard } from '@greenroom/shared/session'
import { box } from '@greenroom/shared/testing'
import type { SessionCommand } from '../commands.ts'
import { createSession, reply, results, type Story } from './given.ts'
import { scorecardOf } from './people.ts'

export const arrival = { type: 'Join', participant: { id: 'user:1', role: 'candidate', name: 'Ada' } } as const
export const hello = { type: 'SendMessage', message: 'Hello', recipient: 'interviewer' } as const

const card: Scorecard = {
  sessionId: 'session',
  round: 'coding',
  rubricVersion: '1',
  level: 'JUNIOR',
  assisted: false,
  lines: [],
  objective: { testsPassed: null, testsTotal: null, firstRunAt: null, phaseSeconds: {}, hintRungs: [] },
  decision: null,
  summary: '',
  fixFirst: '',
  source: 'ai',
}
const scorecard: SessionScorecard = { ...card, rounds: [card] }

/**
 * Returns one command of every type. Commands about something pending refer to what is pending in this state. The
 * return type ensures that no command is missing.
 */
export function commandsIn(told: Story): { [T in SessionCommand['type']]: Extract<SessionCommand, { type: T }> } {
  const { state, now } = told
  const progress = state.phase === 'IN_PROGRESS' ? state : null
  const questions = state.phase === 'ENDED' ? state.questions : progress ? [progress.question] : []
  const replyId = progress?.awaitingReply?.replyId ?? progress?.awaitingCoach?.replyId ?? 'reply-0'
  const runId =
    questions.flatMap(({ runs }) => runs).find(({ outcome }) => outcome.status === 'IN_QUEUE')?.runId ?? 'run-0'
  const handInId = questions.flatMap(({ handIns = [] }) => handIns).at(-1)?.handInId ?? 'hand-in-0'
  const silenceSince = progress?.silence.since ?? 0
  const answer = reply(replyId)
  if (answer.type !== 'DeliverReply') throw new Error('a reply is delivered')
  return {
    CreateSession: createSession(),
    StartInterview: { type: 'StartInterview' },
    SendMessage: hello,
    ChangeSettings: { type: 'ChangeSettings', settings: { interviewStage: 'telephone' } },
    SaveCode: { type: 'SaveCode', code: 'new', programmingLanguage: 'python' },
    SaveBoard: { type: 'SaveBoard', changed: [box('b1')], removed: [] },
    DoneCoding: { type: 'DoneCoding', code: 'new' },
    BackToCoding: { type: 'BackToCoding' },
    NextQuestion: { type: 'NextQuestion' },
    SkipQuestion: { type: 'SkipQuestion' },
    RunTests: { type: 'RunTests', code: 'new', programmingLanguage: 'python' },
    SubmitCode: { type: 'SubmitCode', code: 'new', programmingLanguage: 'python' },
    UsePowerUp: { type: 'UsePowerUp', powerUp: 'cognitive_boost' },
    AskInterviewer: { type: 'AskInterviewer', action: 'help' },
    AskCoach: { type: 'AskCoach', desiredAction: 'provideHint' },
    RetryReply: { type: 'RetryReply' },
    EndInterview: { type: 'EndInterview' },
    PresentChallenge: { type: 'PresentChallenge', challengeId: 'third' },
    RevealHint: { type: 'RevealHint' },
    ShowResult: { type: 'ShowResult', handInId },
    PauseClock: { type: 'PauseClock' },
    ResumeClock: { type: 'ResumeClock' },
    ExtendTime: { type: 'ExtendTime', minutes: 5 },
    LockWork: { type: 'LockWork', locked: true },
    TakeOver: { type: 'TakeOver' },
    HandBack: { type: 'HandBack' },
    WritePrivateNote: { type: 'WritePrivateNote', text: 'Calm.' },
    SubmitScorecard: scorecardOf(told),
    GiveFeedback: { type: 'GiveFeedback', rating: 4, text: '' },
    AddMember: { type: 'AddMember', participant: { id: 'guest:1', role: 'interviewer', name: 'Grace' } },
    EraseMember: { type: 'EraseMember', participantId: 'user:1' },
    RemoveMember: { type: 'RemoveMember', participantId: 'user:1' },
    OpenSecondHalf: { type: 'OpenSecondHalf' },
    KeepTrial: { type: 'KeepTrial', participant: { id: 'user:1', role: 'candidate', name: 'Ada' } },
    KeepSharedCode: {
      ...{ type: 'KeepSharedCode', question: 1, code: 'new', programmingLanguage: 'python', whileTyping: false },
    },
    KeepSharedBoard: { type: 'KeepSharedBoard', question: 1, elements: [box('b1')], whileTyping: false },
    Join: arrival,
    MarkGone: { type: 'MarkGone', participantId: 'user:1' },
    DeliverReply: answer,
    FailReply: { type: 'FailReply', replyId, status: 503, code: null },
    StartTestRun: { type: 'StartTestRun', runId },
    CompleteTestRun: { ...results(1, 2), runId },
    RejectTestRun: { type: 'RejectTestRun', runId },
    CompleteExamination: {
      type: 'CompleteExamination',
      versionId: 'hand-in-0',
      facts: { searched: 1, wrong: 0, counterexample: null, cost: null },
    },
    CompleteScorecard: { type: 'CompleteScorecard', scorecard },
    FailScorecard: { type: 'FailScorecard', message: 'no' },
    ExpireClock: { type: 'ExpireClock' },
    AnnounceTime: { type: 'AnnounceTime', announcement: 'five_minutes' },
    NudgeSilence: { type: 'NudgeSilence', since: silenceSince },
    AskReplyAgain: { type: 'AskReplyAgain', replyId },
    SettleHandIn: { type: 'SettleHandIn', handInId: 'hand-in-0' },
    EndPowerUp: { type: 'EndPowerUp', useId: 'power-up-0' },
    ResumeWithoutCandidate: { type: 'ResumeWithoutCandidate' },
    Abandon: { type: 'Abandon' },
    GiveUpReply: { type: 'GiveUpReply', replyId },
    GiveUpTestRun: { type: 'GiveUpTestRun', runId },
    GiveUpScorecard: { type: 'GiveUpScorecard' },
    CreditOutage: { type: 'CreditOutage', from: now - 1_000, to: now },
  }
}
