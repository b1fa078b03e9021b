import { z } from 'zod'
import { commitViewSchema } from '../../session/commit.ts'
import type { JobKind } from '../../session/jobRequest.ts'
import { modelUsageSchema } from '../../session/modelUsage.ts'
import { testRunPurposeSchema } from '../../session/testRun.ts'
import { programmingLanguageSchema, runCaseSchema } from '../../vocabulary/code.ts'
import { chatCallSchema, desiredActionSchema, quickActionSchema } from '../../vocabulary/conversation.ts'
import { signatureSchema } from '../../vocabulary/signature.ts'
import { chatResponseSchema } from '../http/chat.ts'

/** A queue per kind of job, so that a slow kind never delays another. */
export const queueNames = {
  'chat.call': 'greenroom-chat',
  'code.run': 'greenroom-code',
  'code.examine': 'greenroom-examine',
  'scorecard.complete': 'greenroom-scorecard',
} as const satisfies Record<JobKind, string>

/** A call of the AI backend. `body` is the request of spec §7 as it goes over the wire. */
export const chatJobSchema = z.object({
  kind: z.literal('chat.call'),
  sessionId: z.string(),
  replyId: z.string(),
  call: chatCallSchema,
  action: quickActionSchema.nullable(),
  /** The query of the coach's predefined interactions. */
  desiredAction: desiredActionSchema.optional(),
  askedAgain: z.literal(true).optional(),
  /** The version whose facts are on their way: the call waits a little for them, and goes without them then. */
  awaitsFactsOf: z.string().optional(),
  body: z.record(z.string(), z.unknown()),
  /** Kept before it is reported, so that a failed report never repeats a paid call. */
  outcome: z
    .discriminatedUnion('type', [
      z.object({ type: z.literal('reply'), response: chatResponseSchema, usage: modelUsageSchema.optional() }),
      z.object({ type: z.literal('failure'), status: z.int(), code: z.string().nullable() }),
    ])
    .optional(),
})
export type ChatJob = z.infer<typeof chatJobSchema>

/** A test case with what the room may see of it. */
export const runnableCaseSchema = runCaseSchema.extend({ hidden: z.boolean(), category: z.string().nullable() })
export type RunnableCase = z.infer<typeof runnableCaseSchema>

/** A run of the candidate's program. */
export const codeJobSchema = z.object({
  kind: z.literal('code.run'),
  sessionId: z.string(),
  runId: z.string(),
  purpose: testRunPurposeSchema,
  language: programmingLanguageSchema,
  /** As it stands in the editor. */
  sourceCode: z.string(),
  /** The function of the challenge: what reads its input goes behind code that doesn't do so itself. Jobs of before have none. */
  signature: signatureSchema.optional(),
  testCases: z.array(runnableCaseSchema),
  limits: z.object({ timeMs: z.int(), memoryMb: z.int() }).partial().optional(),
  userId: z.int().nullable(),
  userEmail: z.string(),
  /** From which network the candidate came last, as an opaque key, as far as that is known. */
  network: z.string().nullish(),
})
export type CodeJob = z.infer<typeof codeJobSchema>

/** The runs behind the scenes of a version. */
export const examineJobSchema = z.object({
  kind: z.literal('code.examine'),
  sessionId: z.string(),
  versionId: z.string(),
  challengeId: z.string(),
  contentVersion: z.string(),
  language: programmingLanguageSchema,
  sourceCode: z.string(),
})
export type ExamineJob = z.infer<typeof examineJobSchema>

/** The scoring of an ended session, from its log up to the commit `seq`, which the worker asks an engine for (`scoredLogPath`). */
export const scorecardJobSchema = z.object({
  kind: z.literal('scorecard.complete'),
  sessionId: z.string(),
  seq: z.int().min(1),
})
export type ScorecardJob = z.infer<typeof scorecardJobSchema>

/** The same as engines enqueued it before, with the log in it: some may still wait in Redis. */
export const carriedLogJobSchema = scorecardJobSchema.omit({ seq: true }).extend({ log: z.array(commitViewSchema) })

export const jobPayloadSchema = z.discriminatedUnion('kind', [
  chatJobSchema,
  codeJobSchema,
  examineJobSchema,
  scorecardJobSchema,
])
export type JobPayload = z.infer<typeof jobPayloadSchema>

/**
 * How jobs are kept and found again after a crash (milliseconds, seconds where it says so). A lock is renewed at half its time; a
 * dead worker's job is found by one of the next looks after the lock ran out, so that a room goes on within 5 s of a worker's return.
 */
export const jobPolicy = {
  lockDurationMs: 4_000,
  stalledIntervalMs: 500,
  maxStalledCount: 100,
  keepCompletedSeconds: 24 * 60 * 60,
  keepFailedSeconds: 7 * 24 * 60 * 60,
} as const

/** Where a worker leaves what it found of a version, for a call that waits for it in another worker. For seconds, and in Redis only. */
export const foundFactsKey = (sessionId: string, versionId: string): string =>
  `greenroom:facts:${sessionId}:${versionId}`

/** The Redis channel on which workers publish pieces of a reply as it is written. Engines keep the draft so far. */
export const deltaChannel = 'greenroom:deltas'
/** One piece of a reply that is being written: of the message `messageId`, in the attempt `attempt` to write it. */
export const deltaSchema = z.object({
  sessionId: z.string(),
  messageId: z.string(),
  attempt: z.int().min(1),
  /** Counts the pieces of one attempt from 0; a hole means that the draft is incomplete until the message comes. */
  index: z.int().min(0),
  text: z.string(),
})
export type Delta = z.infer<typeof deltaSchema>
