import { wordsOnBoard } from './board/outline.ts'
import { isCoachReply } from './coach.ts'
import type { CommitView } from './commit.ts'
import type { SessionEvent } from './events.ts'
import type { Participant } from './participant.ts'
import type { ScorecardLine, SessionScorecard } from './scorecard.ts'
import type { Session } from './state.ts'

/** The names of people for readers of a shared interview. */
const nameFor = { candidate: 'Candidate', interviewer: 'Interviewer', observer: 'Observer' } as const

/**
 * The part of the candidate's view of a log for readers with a link: without names, the coach chat, notes, facts
 * from running the code, and feedback on the interviewer. It folds like any other view.
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
 * The same scorecard, without names and without the answer's points: its reader may get the question too. Evidence only
 * from the shared view.
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

/** By their ids. Who was removed isn't a member any more, but their name was said. */
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

/** The event, a replacement, or nothing. */
function eventFor(event: SessionEvent, people: People): SessionEvent[] {
  switch (event.type) {
    case 'SessionCreated': {
      // The other half is a separate session.
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
    // They are nameless here already.
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
    // The scorecard is sent next to the log.
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

/** The text with roles instead of names. Code stays as it was written. */
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
