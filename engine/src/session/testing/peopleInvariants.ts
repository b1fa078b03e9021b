import {
  type Commit,
  isAttended,
  isCoachReply,
  isThere,
  memberOf,
  opensSecondHalf,
  type Session,
} from '@greenroom/shared/session'
import { expect } from 'vitest'
import { deadlinesOf } from '../deadlines.ts'

/**
 * Checks that while a person interviews, the AI writes only as the coach and no other reply is pending. Observers
 * change nothing.
 */
export function checkControl(before: Session, after: Session, commit: Commit): void {
  const role = memberOf(before, commit.actor)?.role
  if (commit.actor.includes(':')) expect(['candidate', 'interviewer']).toContain(role)
  if (before.control === 'human' && after.control === 'human') {
    const spoken = commit.events.filter(
      (event) => event.type === 'SilenceNudged' || (event.type === 'ReplyRequested' && !isCoachReply(event.replyId)),
    )
    expect(spoken).toEqual([])
  }
  if (after.phase === 'IN_PROGRESS' && after.control === 'human')
    expect([after.awaitingReply, after.failedReply]).toEqual([null, null])
  checkMembers(after)
  checkPresence(before, after)
  checkSwap(before, after, commit)
}

/** Checks that nothing with a restricted audience is addressed to somebody who was removed. */
export function checkRemoved(commits: readonly Commit[]): void {
  const removed = new Set<string>()
  for (const event of commits.flatMap(({ events }) => events)) {
    expect((event.audience ?? []).filter((id) => removed.has(id))).toEqual([])
    if (event.type === 'MemberRemoved') removed.add(event.participantId)
    if (event.type === 'MemberAdded') removed.delete(event.participant.id)
  }
}

/** Checks that a second half opens once, after a person has led the first half to its end. */
function checkSwap(before: Session, after: Session, commit: Commit): void {
  expect(after.swap?.otherId).toBe(before.swap?.otherId)
  if (!commit.events.some(({ type }) => type === 'SecondHalfOpened')) return
  expect([opensSecondHalf(before), before.swap?.opened ?? false, after.swap?.opened]).toEqual([true, false, true])
}

function checkMembers({ members, candidate, participants }: Session): void {
  for (const role of ['candidate', 'interviewer'] as const)
    expect(members.filter((member) => member.role === role).length).toBeLessThanOrEqual(1)
  expect(new Set(members.map(({ id }) => id)).size).toBe(members.length)
  expect(members.find(({ role }) => role === 'candidate') ?? candidate).toEqual(candidate)
  for (const { id, role } of participants) expect(members.find((member) => member.id === id)?.role).toBe(role)
}

/** Checks that nobody waits forever: an empty interview is abandoned, and a missing interviewer is noticed. */
function checkPresence(before: Session, after: Session): void {
  const due = deadlinesOf(after).map(({ command }) => command.type)
  if (after.phase === 'IN_PROGRESS') expect(due.includes('Abandon')).toBe(!isAttended(after))
  const isMissed = after.phase === 'IN_PROGRESS' && after.control === 'human' && !isThere(after, 'interviewer')
  if (isMissed) expect(after.interviewerAwaySince).not.toBeNull()
  if (after.control === 'ai' || isThere(after, 'interviewer')) expect(after.interviewerAwaySince).toBeNull()
  const wentOnMissing = before.interviewerAwaySince !== null && after.interviewerAwaySince !== null
  if (wentOnMissing) expect(after.interviewerAwaySince).toBe(before.interviewerAwaySince)
}
