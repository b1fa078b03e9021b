import { allottedMs } from '../../rules/allottedTime.ts'
import { asksForTime } from '../../rules/asksForTime.ts'
import { capsOfAsk } from '../../rules/caps.ts'
import { isExam } from '../../rules/interview.ts'
import { isSpoken } from '../../rules/rounds.ts'
import { countAfter } from '../../rules/truthOrDespair.ts'
import { remainingAt } from '../clock.ts'
import { eventOf, type StoredEvent } from '../commit.ts'
import { lastMinutesMs, type TimeAnnouncement } from '../events.ts'
import { evolve } from '../evolve.ts'
import type { Moment } from '../phases.ts'
import { grantedQuietMs } from '../silence.ts'
import type { Question, Session } from '../state.ts'

/**
 * Adds the results of today's rules to a commit's events, such as the interview's length, the price of help and a
 * question's outcome. `evolve` reads these results instead of applying the rules again, so a later change of a rule
 * doesn't change the past. Pure.
 * @param state the state before the commit
 */
export function withStatedFacts(state: Session | null, events: readonly StoredEvent[], moment: Moment): StoredEvent[] {
  // We only need the state up to the last event whose facts depend on it.
  const last = events.findLastIndex(({ type }) => dependsOnState.includes(type))
  let current = state
  return events.map((event, index) => {
    const stated = stateFacts(event, current, moment.at)
    if (index < last) current = evolve(current, eventOf(stated), moment)
    return stated
  })
}

const dependsOnState: readonly StoredEvent['type'][] = [
  'InterviewStarted',
  'IntentClassified',
  'ChallengePresented',
  'InterviewEnded',
  'ClockChanged',
]

function stateFacts(event: StoredEvent, state: Session | null, at: number): StoredEvent {
  switch (event.type) {
    case 'InterviewStarted':
      return state === null ? event : { ...event, minutes: allottedMs(state) / 60_000, exam: isExam(state) }
    case 'MessageSent':
      return event.sender === 'candidate' && asksForTime(event.message) ? { ...event, quietMs: grantedQuietMs } : event
    case 'ReplyRequested': {
      const caps = capsOfAsk(event)
      return Object.keys(caps).length === 0 ? event : { ...event, caps }
    }
    case 'IntentClassified': {
      const { statements = null } = state?.phase === 'IN_PROGRESS' ? state.question : {}
      const said = { intent: event.intent, accepted: event.candidatesAnswerWasAccepted }
      return statements === null ? event : { ...event, statements: countAfter(statements, said) }
    }
    case 'ChallengePresented':
      return state?.phase === 'IN_PROGRESS' ? { ...event, previousOutcome: outcomeOf(state.question) } : event
    case 'InterviewEnded':
      return state?.phase === 'IN_PROGRESS' ? { ...event, questionOutcome: outcomeOf(state.question) } : event
    case 'ClockChanged': {
      if (event.reason !== 'extension' || state?.phase !== 'IN_PROGRESS') return event
      const remainingMs = remainingAt(state.clock, at) + event.grantedMs
      const isAhead = (each: TimeAnnouncement) =>
        (each === 'five_minutes' || each === 'one_minute') && remainingMs > lastMinutesMs[each]
      return { ...event, announcesAgain: state.announced.filter(isAhead) }
    }
    default:
      return event
  }
}

/**
 * A question's outcome when the interview moves on or ends: done if the code was handed in, or a spoken answer was
 * given.
 */
function outcomeOf({ outcome, runs, challenge, attemptsToAnswer }: Question): Question['outcome'] {
  if (outcome !== 'open') return outcome
  const handedIn = runs.some(({ purpose }) => purpose === 'hidden' || purpose === 'submission')
  return handedIn || (isSpoken(challenge.challengeType) && attemptsToAnswer > 0) ? 'done' : 'open'
}
