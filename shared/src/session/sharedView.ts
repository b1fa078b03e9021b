import { wordsOnBoard } from './board/outline.ts'
import { isCoachReply } from './coach.ts'
import type { CommitView } from './commit.ts'
import type { SessionEvent } from './events.ts'
import type { Participant } from './participant.ts'
import type { ScorecardLine, SessionScorecard } from './scorecard.ts'
import type { Session } from './state.ts'

/** What people are called to who reads a shared interview. */
const nameFor = { candidate: 'Candidate', interviewer: 'Interviewer', observer: 'Observer' } as const

/**
 * What of the candidate's view of a log is for who was given a link to it: not who they are, not what was between the candidate and the
 * coach, no notes, not what running their code told, and not what they said of their interviewer. It folds like any other view.
 */
export function sharedViewOf(
  commits: readonly CommitView[],
  session: Pick<Session, 'candidate' | 'members' | 'host'>,
): CommitView[] {
  const people = new Map([...session.members, session.host, session.candidate].map((each) => [each.id, each]))
  return commits.map((commit) => ({
    ...commit,
    events: commit.events.flatMap((event) => eventFor(event, people)),
  }))
}

/**
 * The same scorecard, without names and without the points of the answer: the question may be put to its reader. Of the evidence what stands
 * in the shared view.
 */
export function sharedScorecardOf(
  scorecard: SessionScorecard,
  commits: readonly CommitView[],
  session: Pick<Session, 'candidate' | 'members' | 'host'>,
): SessionScorecard {
  const people = new Map([...session.members, session.host, session.candidate].map((each) => [each.id, each]))
  const words = (text: string) => withoutNames(text, people)
  const texts = new Map(commits.map(({ seq, events }) => [seq, events.flatMap(textsOf)]))
  const line = ({ points: _points, ...each }: ScorecardLine): ScorecardLine => ({
    ...each,
    behaviours: each.behaviours.map(words),
    nextStep: words(each.nextStep),
    evidence: each.evidence.filter(({ eventSeq, quote }) => texts.get(eventSeq)?.some((text) => text.includes(quote))),
  })
  const { summary, fixFirst, lines, rounds } = scorecard
  return {
    ...scorecard,
    summary: words(summary),
    fixFirst: words(fixFirst),
    lines: lines.map(line),
    rounds: rounds.map((round) => ({
      ...round,
      summary: words(round.summary),
      fixFirst: words(round.fixFirst),
      lines: round.lines.map(line),
    })),
  }
}

type People = ReadonlyMap<string, Participant>

const nameless = ({ role }: Participant): Participant => ({ id: role, role, name: nameFor[role] })

/** The event, another in its place, or nothing. */
function eventFor(event: SessionEvent, people: People): SessionEvent[] {
  switch (event.type) {
    case 'SessionCreated':
      return [
        {
          ...event,
          candidate: nameless(event.candidate),
          ...(event.host === undefined ? {} : { host: nameless(event.host) }),
          completedChallengeIds: [],
        },
      ]
    case 'MemberAdded':
    case 'ParticipantJoined':
      return event.participant.role === 'observer' ? [] : [{ ...event, participant: nameless(event.participant) }]
    case 'ParticipantLeft': {
      const who = people.get(event.participantId)
      return who === undefined || who.role === 'observer' ? [] : [{ ...event, participantId: who.role }]
    }
    case 'MessageSent':
      if (event.sender === 'interviewerCoach' || event.recipient === 'interviewerCoach') return []
      return [{ ...event, message: withoutNames(event.message, people) }]
    case 'ReplyRequested':
    case 'ReplyFailed':
      return isCoachReply(event.replyId) ? [] : [event]
    case 'PrivateNoteWritten':
    case 'FeedbackGiven':
    // What running the code told is about a question that may be put to the reader.
    case 'LookRequested':
    case 'CodeExamined':
    case 'InputNamed':
    case 'WrongInputShown':
    // The scorecard is told beside the log.
    case 'ScorecardRequested':
    case 'ScorecardCompleted':
    case 'ScorecardFailed':
      return []
    default:
      return [event]
  }
}

function textsOf(event: SessionEvent): string[] {
  switch (event.type) {
    case 'MessageSent':
      return [event.message]
    case 'CodeSnapshotTaken':
    case 'CodeHandedIn':
      return [event.code]
    case 'BoardChanged':
      return wordsOnBoard(event.changed)
    default:
      return []
  }
}

/** The text with what somebody is here in the place of their name. Code is left as it was written. */
function withoutNames(text: string, people: People): string {
  let without = text
  for (const { name, role } of people.values()) {
    const word = name.trim()
    if (word.length < 2 || !without.includes(word)) continue
    const pattern = new RegExp(
      `(?<![\\p{L}\\p{N}])${word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{N}])`,
      'gu',
    )
    without = without.replace(pattern, nameFor[role])
  }
  return without
}
