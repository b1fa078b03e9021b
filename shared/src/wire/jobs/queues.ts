import { z } from 'zod'
import { commitViewSchema } from '../../session/commit.ts'
import type { JobKind } from '../../session/jobRequest.ts'
import { modelUsageSchema } from '../../session/modelUsage.ts'
import { programmingLanguageSchema } from '../../vocabulary/code.ts'
import { chatCallSchema, desiredActionSchema, quickActionSchema } from '../../vocabulary/conversation.ts'
import { chatResponseSchema } from '../http/chat.ts'
import { codeJobSchema } from './codeJob.ts'
import { cvWordingJobSchema } from './cvWording.ts'
import { explanationJobSchema } from './explanation.ts'
import { lessonRunJobSchema } from './lessonRun.ts'
import { questionCheckJobSchema } from './questionCheck.ts'

/** One queue per kind of job, so that a slow kind never delays another. */
export const queueNames = {
  'chat.call': 'greenroom-chat',
  'code.run': 'greenroom-code',
  'code.examine': 'greenroom-examine',
  'scorecard.complete': 'greenroom-scorecard',
} as const satisfies Record<JobKind, string>

/** A call to the AI backend. `body` is the request of spec §7 as it goes over the wire. */
export const chatJobSchema = z.object({
  kind: z.literal('chat.call'),
  sessionId: z.string(),
  replyId: z.string(),
  call: chatCallSchema,
  action: quickActionSchema.nullable(),
  /** The query for the coach's predefined interactions. */
  desiredAction: desiredActionSchema.optional(),
  askedAgain: z.literal(true).optional(),
  /** The version whose facts are pending: the call waits for them briefly, then goes ahead without them. */
  awaitsFactsOf: z.string().optional(),
  body: z.record(z.string(), z.unknown()),
  /** The span that caused the job, if it is traced; in the data of every kind of job. */
  traceparent: z.string().optional(),
  /** The outcome, stored before it is reported, so that a failed report never repeats a paid call. */
  outcome: z
    .discriminatedUnion('type', [
      z.object({ type: z.literal('reply'), response: chatResponseSchema, usage: modelUsageSchema.optional() }),
      z.object({ type: z.literal('failure'), status: z.int(), code: z.string().nullable() }),
    ])
    .optional(),
})
export type ChatJob = z.infer<typeof chatJobSchema>

/** A job that runs a version behind the scenes. */
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

/**
 * A job that scores an ended session from its log up to the commit `seq`; the worker gets the log from an engine
 * (`scoredLogPath`).
 */
export const scorecardJobSchema = z.object({
  kind: z.literal('scorecard.complete'),
  sessionId: z.string(),
  seq: z.int().min(1),
})
export type ScorecardJob = z.infer<typeof scorecardJobSchema>

/** The older format with the log in it: such jobs may still be waiting in Redis. */
export const carriedLogJobSchema = scorecardJobSchema.omit({ seq: true }).extend({ log: z.array(commitViewSchema) })

export const jobPayloadSchema = z.discriminatedUnion('kind', [
  chatJobSchema,
  codeJobSchema,
  examineJobSchema,
  scorecardJobSchema,
  questionCheckJobSchema,
  lessonRunJobSchema,
  explanationJobSchema,
  cvWordingJobSchema,
])
export type JobPayload = z.infer<typeof jobPayloadSchema>

/**
 * How long jobs are stored, and how they are picked up again after a crash (in milliseconds unless the name says
 * seconds). A lock is renewed at half its time. A dead worker's job is picked up soon after its lock expires, so that a
 * room continues within 5 s of a worker's return.
 */
export const jobPolicy = {
  lockDurationMs: 4_000,
  stalledIntervalMs: 500,
  maxStalledCount: 100,
  keepCompletedSeconds: 24 * 60 * 60,
  keepFailedSeconds: 7 * 24 * 60 * 60,
} as const

/**
 * Where a worker stores a version's facts for a call waiting for them in another worker. Expires within seconds, and is
 * in Redis only.
 */
export const foundFactsKey = (sessionId: string, versionId: string): string =>
  `greenroom:facts:${sessionId}:${versionId}`

/** The Redis channel on which workers publish pieces of a reply as it is written. Engines keep the draft so far. */
export const deltaChannel = 'greenroom:deltas'
/** One piece of a reply as it is written: for the message `messageId`, in the attempt `attempt`. */
export const deltaSchema = z.object({
  sessionId: z.string(),
  messageId: z.string(),
  attempt: z.int().min(1),
  /** Counts the pieces of one attempt from 0; a gap means that the draft is incomplete until the message arrives. */
  index: z.int().min(0),
  text: z.string(),
})
export type Delta = z.infer<typeof deltaSchema>
