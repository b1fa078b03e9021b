import { z } from 'zod'
import { programmingLanguageSchema, runCaseSchema } from '../vocabulary/code.ts'
import { chatCallSchema, desiredActionSchema, quickActionSchema } from '../vocabulary/conversation.ts'
import { testRunPurposeSchema } from './testRun.ts'

/**
 * A commit's request to the workers. It holds only ids, and the data is looked up when the job is dispatched, so
 * commits stay small however long the conversation is.
 */
export const jobRequestSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('chat.call'),
    replyId: z.string(),
    call: chatCallSchema,
    action: quickActionSchema.nullable(),
    /** The coach's predefined interaction. */
    desiredAction: desiredActionSchema.optional(),
    /** True if this call repeats an overdue one. Then this call's text replaces the draft of the first call. */
    askedAgain: z.literal(true).optional(),
    /** The version of the code that the answer is about. The worker waits briefly for facts about this version. */
    looksAt: z.string().optional(),
  }),
  z.object({
    kind: z.literal('code.run'),
    runId: z.string(),
    purpose: testRunPurposeSchema,
    programmingLanguage: programmingLanguageSchema,
    code: z.string(),
    /** The candidate's own cases, for a run with the purpose `custom`. */
    testCases: z.array(runCaseSchema),
  }),
  /** Runs a version behind the scenes, so that the interviewer can ask about it. */
  z.object({ kind: z.literal('code.examine'), versionId: z.string() }),
  z.object({ kind: z.literal('scorecard.complete') }),
])
export type JobRequest = z.infer<typeof jobRequestSchema>
export type JobKind = JobRequest['kind']

/** Returns a job's id. It is derived from the commit, so a job is never enqueued twice. BullMQ forbids `:` in ids. */
export const jobIdOf = (sessionId: string, seq: number, kind: JobKind): string => `${sessionId}.${seq}.${kind}`
