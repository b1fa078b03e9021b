import { isCoachReply, type Session } from '@greenroom/shared/session'
import type { SessionCommand } from '../commands.ts'
import { decideAskCoach, decideAskInterviewer } from './conversation/asks.ts'
import { decideSendMessage } from './conversation/chat.ts'
import { decideDeliverCoachReply } from './conversation/coach.ts'
import { decideAskReplyAgain, decideFailReply, decideRetryReply } from './conversation/missingReply.ts'
import { decideDeliverReply } from './conversation/reply.ts'
import { accept, type Context, type Decision, refuse } from './decision.ts'
import {
  decideCreateSession,
  decideEndInterview,
  decideNextQuestion,
  decideSkipQuestion,
  decideStartInterview,
} from './lifecycle/lifecycle.ts'
import { decideChangeSettings } from './lifecycle/settings.ts'
import { decideKeepTrial, trialRefusal } from './lifecycle/trial.ts'
import { audienceOfScorecard, decideGiveFeedback, decideSubmitScorecard } from './people/bothSides.ts'
import {
  decideInterviewerMessage,
  decidePresentChallenge,
  decideRevealHint,
  decideWritePrivateNote,
} from './people/byThePerson.ts'
import { decideHandBack, decideTakeOver } from './people/control.ts'
import { decideAddMember, decideEraseMember, decideRemoveMember } from './people/members.ts'
import { decideJoin, decideMarkGone } from './people/presence.ts'
import { decideShowResult } from './people/showResult.ts'
import { decideOpenSecondHalf } from './people/swap.ts'
import { permissionRefusal, roleOf } from './permissions.ts'
import { decideEndPowerUp, decideUsePowerUp } from './powerUps/powerUps.ts'
import { decideExtendTime, decidePauseClock, decideResumeClock } from './time/clockByHand.ts'
import { decideNudge } from './time/silence.ts'
import {
  decideAbandon,
  decideAnnounceTime,
  decideCreditOutage,
  decideExpireClock,
  decideGiveUpScorecard,
  decideResumeWithoutCandidate,
} from './time/time.ts'
import { decideSaveBoard } from './work/board.ts'
import { decideRunTests, decideSaveCode } from './work/code.ts'
import { decideCompleteExamination } from './work/examination.ts'
import { decideBackToCoding, decideDoneCoding, decideSubmitCode } from './work/handIn.ts'
import { decideKeepSharedBoard, decideKeepSharedCode, decideLockWork } from './work/sharedWork.ts'
import { decideFinishTestRun, decideSettleHandIn, decideStartTestRun } from './work/testResults.ts'

/**
 * Turns a command into one commit's events and jobs, or a refusal. Pure: time, random numbers, actor and available
 * questions are arguments.
 */
export function decide(sessionId: string, state: Session | null, command: SessionCommand, context: Context): Decision {
  if (command.type === 'CreateSession')
    return state === null ? decideCreateSession(command, sessionId, context) : accept()
  if (state === null) return refuse('SESSION_NOT_FOUND')
  const notAllowed = permissionRefusal(state, command, context.actor) ?? trialRefusal(state, command)
  if (notAllowed !== null) return refuse(notAllowed)
  if (isForAnotherQuestion(state, command)) return refuse('QUESTION_OVER')
  if (isInAnotherLanguage(state, command)) return refuse('SETTING_LOCKED', { because: 'one_language' })
  switch (command.type) {
    case 'StartInterview':
      return decideStartInterview(state, context)
    case 'SendMessage':
      return roleOf(state, context.actor) === 'interviewer'
        ? decideInterviewerMessage(state, command, context)
        : decideSendMessage(state, command, context)
    case 'ChangeSettings':
      return decideChangeSettings(state, command, context)
    case 'SaveCode':
      return decideSaveCode(state, command)
    case 'SaveBoard':
      return decideSaveBoard(state, command)
    case 'DoneCoding':
      return decideDoneCoding(state, command, context)
    case 'BackToCoding':
      return decideBackToCoding(state, command, context)
    case 'NextQuestion':
      return decideNextQuestion(state, command, context)
    case 'SkipQuestion':
      return decideSkipQuestion(state, context)
    case 'RunTests':
      return decideRunTests(state, command, context)
    case 'SubmitCode':
      return decideSubmitCode(state, command, context)
    case 'UsePowerUp':
      return decideUsePowerUp(state, command, context)
    case 'AskInterviewer':
      return decideAskInterviewer(state, command, context)
    case 'AskCoach':
      return decideAskCoach(state, command, context)
    case 'RetryReply':
      return decideRetryReply(state, context)
    case 'EndInterview':
      return decideEndInterview(state, command, context)
    case 'PresentChallenge':
      return decidePresentChallenge(state, command, context)
    case 'RevealHint':
      return decideRevealHint(state, command, context)
    case 'ShowResult':
      return decideShowResult(state, command, context)
    case 'PauseClock':
      return decidePauseClock(state)
    case 'ResumeClock':
      return decideResumeClock(state)
    case 'ExtendTime':
      return decideExtendTime(state, command)
    case 'LockWork':
      return decideLockWork(state, command)
    case 'TakeOver':
      return decideTakeOver(state)
    case 'HandBack':
      return decideHandBack(state, context)
    case 'WritePrivateNote':
      return decideWritePrivateNote(state, command, context)
    case 'SubmitScorecard':
      return decideSubmitScorecard(state, command, context)
    case 'GiveFeedback':
      return decideGiveFeedback(state, command)
    case 'DeliverReply':
      return isCoachReply(command.replyId)
        ? decideDeliverCoachReply(state, command, context)
        : decideDeliverReply(state, command, context)
    case 'FailReply':
      return decideFailReply(state, command, context)
    case 'StartTestRun':
      return decideStartTestRun(state, command)
    case 'CompleteTestRun':
    case 'RejectTestRun':
      return decideFinishTestRun(state, command, context)
    case 'CompleteExamination':
      return decideCompleteExamination(state, command)
    case 'CompleteScorecard':
      return isScoring(state)
        ? accept([{ type: 'ScorecardCompleted', scorecard: command.scorecard, ...audienceOfScorecard(state) }])
        : refuse('NO_LONGER_AWAITED')
    case 'FailScorecard':
      return isScoring(state)
        ? accept([{ type: 'ScorecardFailed', message: command.message }])
        : refuse('NO_LONGER_AWAITED')
    case 'AddMember':
      return decideAddMember(state, command)
    case 'KeepTrial':
      return decideKeepTrial(state, command)
    case 'EraseMember':
      return decideEraseMember(state, command)
    case 'KeepSharedCode':
      return decideKeepSharedCode(state, command, context)
    case 'KeepSharedBoard':
      return decideKeepSharedBoard(state, command, context)
    case 'RemoveMember':
      return decideRemoveMember(state, command)
    case 'OpenSecondHalf':
      return decideOpenSecondHalf(state)
    case 'Join':
      return decideJoin(state, command)
    case 'MarkGone':
      return decideMarkGone(state, command)
    case 'ExpireClock':
      return decideExpireClock(state, context)
    case 'EndPowerUp':
      return decideEndPowerUp(state, command, context)
    case 'AnnounceTime':
      return decideAnnounceTime(state, command, context)
    case 'ResumeWithoutCandidate':
      return decideResumeWithoutCandidate(state)
    case 'Abandon':
      return decideAbandon(state, context)
    case 'CreditOutage':
      return decideCreditOutage(state, command, context)
    case 'NudgeSilence':
      return decideNudge(state, command, context)
    case 'SettleHandIn':
      return decideSettleHandIn(state, command, context)
    case 'AskReplyAgain':
      return decideAskReplyAgain(state, command, context)
    case 'GiveUpReply':
      return decideFailReply(state, { replyId: command.replyId, status: 503, code: null }, context)
    case 'GiveUpTestRun':
      return decideFinishTestRun(state, { type: 'CompleteTestRun', runId: command.runId, results: null }, context)
    case 'GiveUpScorecard':
      return decideGiveUpScorecard(state)
  }
}

/** Whether the workers are still producing the scorecard. */
const isScoring = (state: Session): boolean =>
  state.phase === 'ENDED' && state.scorecard.status === 'pending' && state.scorecard.from === 'ai'

/** Whether the code is in a language this interview doesn't allow (spec §2: the language can be locked). */
function isInAnotherLanguage(state: Session, command: SessionCommand): boolean {
  if (state.phase !== 'IN_PROGRESS' || state.languageLocked !== true) return false
  if (command.type !== 'SaveCode' && command.type !== 'RunTests' && command.type !== 'SubmitCode') return false
  return command.programmingLanguage !== state.programmingLanguage
}

/**
 * Whether the command is for a question that is already over, because it came from a second tab or was delayed by the
 * network.
 */
function isForAnotherQuestion(state: Session, command: SessionCommand): boolean {
  if (!('question' in command) || command.question === undefined || state.phase !== 'IN_PROGRESS') return false
  return command.question !== state.question.number
}
