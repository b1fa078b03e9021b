import type { ChatCall, DesiredAction } from '../../vocabulary/conversation.ts'
import { remainingAt } from '../clock.ts'
import type { EventOf, SessionEvent, TimeAnnouncement } from '../events.ts'
import type { InProgress, Question, Session } from '../state.ts'

/**
 * The rules of version 1, unchanged. Its events don't contain their results, so its logs are always read with these
 * copies, whatever the rules are today. Never change this file.
 */

type Caps = NonNullable<EventOf<'ReplyRequested'>['caps']>

/** The event with the facts that version 2 adds. @param state before the event */
export function fromVersion1(event: SessionEvent, state: Session | null, at: number): SessionEvent {
  switch (event.type) {
    case 'InterviewStarted':
      return state === null ? event : { minutes: minutesOf(state), exam: state.exam, ...event }
    case 'MessageSent':
      return event.sender === 'candidate' && asksForTime(event.message) ? { quietMs: 2 * 60_000, ...event } : event
    case 'ReplyRequested':
      return { caps: capsOfAnswer(event), ...event }
    case 'IntentClassified':
      return state?.phase === 'IN_PROGRESS' ? { ...statementsAfter(state.question, event), ...event } : event
    case 'ChallengePresented':
      return state?.phase === 'IN_PROGRESS' ? { previousOutcome: outcomeOf(state.question), ...event } : event
    case 'InterviewEnded':
      return state?.phase === 'IN_PROGRESS' ? { questionOutcome: outcomeOf(state.question), ...event } : event
    case 'ClockChanged':
      return event.reason === 'extension' && state?.phase === 'IN_PROGRESS'
        ? { announcesAgain: announcedAgain(state, event.grantedMs, at), ...event }
        : event
    default:
      return event
  }
}

const minutesOf = ({ settings, extraTimePercent }: Session): number =>
  settings.timeLimitInMinutes * (1 + extraTimePercent / 100)

function capsOfAnswer({ call, desiredAction }: { call: ChatCall; desiredAction?: DesiredAction | undefined }): Caps {
  const feedback = call === 'giveFeedback' || call === 'coachSimplifyCode'
  const bugs = call === 'debug' || call === 'coachDebug'
  if (desiredAction === undefined) return feedback ? { 'technical competency': 3 } : bugs ? { testing: 3 } : {}
  if (desiredAction === 'detectBugsInCode') return { testing: 3 }
  const ofCode = desiredAction === 'provideCodeFeedback' || desiredAction === 'recommendCodeImprovements'
  return ofCode ? { 'technical competency': 3 } : {}
}

function statementsAfter(
  { statements }: Question,
  { intent, candidatesAnswerWasAccepted }: EventOf<'IntentClassified'>,
): Pick<EventOf<'IntentClassified'>, 'statements'> {
  if (statements === null) return {}
  const answers = intent === 'attempt_to_answer_question'
  const settles = answers || intent === 'declare_not_knowing_answer'
  const isWrong = answers && candidatesAnswerWasAccepted === false
  return {
    statements: { settled: statements.settled + (settles ? 1 : 0), strikes: statements.strikes + (isWrong ? 1 : 0) },
  }
}

function outcomeOf({ outcome, runs, challenge, attemptsToAnswer }: Question): Question['outcome'] {
  if (outcome !== 'open') return outcome
  const handedIn = runs.some(({ purpose }) => purpose === 'hidden' || purpose === 'submission')
  const answered = challenge.challengeType !== 'coding' && attemptsToAnswer > 0
  return handedIn || answered ? 'done' : 'open'
}

function announcedAgain({ clock, announced }: InProgress, grantedMs: number, at: number): TimeAnnouncement[] {
  const remainingMs = remainingAt(clock, at) + grantedMs
  return announced.filter(
    (each) => (each === 'five_minutes' && remainingMs > 5 * 60_000) || (each === 'one_minute' && remainingMs > 60_000),
  )
}

const pleaForTime =
  /\b(give|need|take|have|get|want) (me )?(just )?(a|one|some|two|a few|few|another|1|2|a little|a bit( of| more)?|more|my) ?(more |short |quick |couple of |little )?(min(ute)?s?|moments?|sec(ond)?s?|time|thinking)\b|\b(let|allow) me (think|see|check|read|have a (look|think)|look|consider|reflect|go through)\b|\bone (moment|second|sec|minute|min)\b|\b(just|wait) (a|one) (moment|second|sec|minute|min|bit)\b|\b(hold on|hang on|wait(?=( please)?[\s.!…]*$)|bear with me|brb|be right back|still thinking|i'm thinking|i am thinking|thinking\.*$|i think a (moment|minute|bit))\b|\bcan i (think|have) (for |about it for )?(a|one|some)\b|\bgive me time\b/

function asksForTime(message: string): boolean {
  if (message.length > 1_000) return false
  const text = message
    .normalize('NFKC')
    .replaceAll(/[\u2018\u2019\u02bc`´]/g, "'")
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .trim()
  if (pleaForTime.test(text) && text.split(' ').length <= 25) return true
  const last = text.split(/(?<=[.!?;…]) /).at(-1) ?? ''
  return pleaForTime.test(last) && last.split(' ').length <= 12
}
