import { wordsOnBoard } from './board/outline.ts'
import { isCoachReply } from './coach.ts'
import type { CommitView } from './commit.ts'
import type { SessionEvent } from './events.ts'
import type { Participant } from './participant.ts'
import type { ScorecardLine, SessionScorecard } from './scorecard.ts'
import type { Session } from './state.ts'

/** The names that readers of a shared interview see. */
const nameFor = { candidate: 'Candidate', interviewer: 'Interviewer', observer: 'Observer' } as const

/**
 * Reduces the candidate's view of a log to the parts that readers of a shared link may see. Leaves out names, the coach
 * chat, notes, facts from running the code, and feedback on the interviewer. The result folds like any other view.
 */
export function sharedViewOf(
  commits: readonly CommitView[],
  session: Pick<Session, 'candidate' | 'members' | 'host'>,
): CommitView[] {
  const people = everybodyIn(commits, session)
  return commits.map((commit) => ({
    ...commit,
    events: commit.events.flatMap((event) => eventFor(event, people)),
  }))
}

/**
 * Removes names from a scorecard, and the points of a good answer, because a reader may get the same question. Keeps
 * only evidence that the shared view contains.
 * @param commits the candidate's view of the log
 */
export function sharedScorecardOf(
  scorecard: SessionScorecard,
  commits: readonly CommitView[],
  session: Pick<Session, 'candidate' | 'members' | 'host'>,
): SessionScorecard {
  const people = everybodyIn(commits, session)
  const words = (text: string) => withoutNames(text, people)
  const texts = new Map(sharedViewOf(commits, session).map(({ seq, events }) => [seq, events.flatMap(textsOf)]))
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

/**
 * Collects everybody who was ever a member, by id. Includes removed members, because their names may still appear in
 * the chat.
 */
function everybodyIn(
  commits: readonly CommitView[],
  { members, host, candidate }: Pick<Session, 'candidate' | 'members' | 'host'>,
): People {
  const added = commits.flatMap(({ events }) =>
    events.flatMap((event) => (event.type === 'MemberAdded' ? [event.participant] : [])),
  )
  return new Map([...added, ...members, host, candidate].map((each) => [each.id, each]))
}

const nameless = ({ role }: Participant): Participant => ({ id: role, role, name: nameFor[role] })

/** Returns the event, a replacement without names, or an empty list if readers of a shared link must not see it. */
function eventFor(event: SessionEvent, people: People): SessionEvent[] {
  switch (event.type) {
    case 'SessionCreated': {
      // Drops the link to a mock's other half, because that is a separate session.
      const { swap: _swap, ...rest } = event
      return [
        {
          ...rest,
          candidate: nameless(event.candidate),
          ...(event.host === undefined ? {} : { host: nameless(event.host) }),
          completedChallengeIds: [],
        },
      ]
    }
    case 'SecondHalfOpened':
    // Not needed, because all members' names are removed from a shared view anyway.
    case 'MemberErased':
      return []
    case 'MemberAdded':
    case 'ParticipantJoined':
      return event.participant.role === 'observer' ? [] : [{ ...event, participant: nameless(event.participant) }]
    case 'MemberRemoved':
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
    // Facts about the code would help a reader who gets the same question.
    case 'LookRequested':
    case 'CodeExamined':
    case 'InputNamed':
    case 'WrongInputShown':
    case 'ResultShown':
    // The scorecard is sent alongside the log.
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

/** Replaces names in a text by roles. Code stays as written. */
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
