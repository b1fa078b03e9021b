import { z } from 'zod'
import { type SessionEvent, sessionEventSchema } from './events.ts'
import { jobRequestSchema } from './jobRequest.ts'
import { modelUsageSchema } from './modelUsage.ts'
import { beforeTheStart } from './untilStart.ts'

/**
 * An event with its log-only fields. `audience`: the participants who may see it; everybody if missing. `modelUsage`:
 * the paid usage of a language model for a message; missing if none was involved, and in older logs. `unknown`: marks a
 * question that must stay hidden before the start, which presents it again (`untilStart.ts`).
 */
export const storedEventSchema = z.intersection(
  sessionEventSchema,
  z.object({
    audience: z.array(z.string()).optional(),
    modelUsage: modelUsageSchema.optional(),
    unknown: z.literal(true).optional(),
  }),
)
export type StoredEvent = z.infer<typeof storedEventSchema>

/**
 * One command's outcome, stored as one document: unique by `(sessionId, seq)` and by `(sessionId, actor, commandId)`.
 * `dispatched` becomes true once the commit is published, the session's head is updated and the commit's jobs are
 * enqueued.
 */
export const commitSchema = z.object({
  sessionId: z.string(),
  seq: z.int().min(1),
  /** The version of the events; 1 if missing. */
  version: z.int().min(1).optional(),
  commandId: z.string(),
  actor: z.string(),
  at: z.number(),
  events: z.array(storedEventSchema),
  jobs: z.array(jobRequestSchema),
  dispatched: z.boolean(),
})
export type Commit = z.infer<typeof commitSchema>

/** A commit as a participant sees it. `events` may be empty, so that `seq` has no gaps. */
export const commitViewSchema = z.object({
  sessionId: z.string(),
  seq: z.int().min(1),
  /** The version of the events; 1 if missing. */
  version: z.int().min(1).optional(),
  at: z.number(),
  events: z.array(sessionEventSchema),
})
export type CommitView = z.infer<typeof commitViewSchema>

/** Strips an event of its log-only fields. */
export function eventOf(stored: StoredEvent): SessionEvent {
  if (stored.audience === undefined && stored.modelUsage === undefined && stored.unknown === undefined) return stored
  const { audience: _audience, modelUsage: _modelUsage, unknown: _unknown, ...event } = stored
  return event
}

/**
 * Hides which questions the candidate has done before, from everybody except the candidate. Hides the first question
 * from everybody until the start.
 */
function redacted(stored: StoredEvent, participantId: string): SessionEvent {
  const event = eventOf(stored)
  if (stored.unknown === true) return beforeTheStart(event)
  return event.type === 'SessionCreated' && event.candidate.id !== participantId
    ? { ...event, completedChallengeIds: [] }
    : event
}

/** The part of a commit that this participant may see; it doesn't reveal whether others see more. */
export function viewOf(
  commit: Pick<Commit, 'sessionId' | 'seq' | 'version' | 'at' | 'events'>,
  participantId: string,
): CommitView {
  return {
    sessionId: commit.sessionId,
    seq: commit.seq,
    ...(commit.version === undefined ? {} : { version: commit.version }),
    at: commit.at,
    events: commit.events
      .filter(({ audience }) => audience === undefined || audience.includes(participantId))
      .map((event) => redacted(event, participantId)),
  }
}
