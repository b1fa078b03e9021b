import { z } from 'zod'
import { endedSchema, inProgressSchema, notStartedSchema } from '../../session/stateSchema.ts'
import { participantRoleSchema } from '../../vocabulary/interview.ts'

/** The fields shown in each phase. New state fields stay hidden until they are listed here. */
const ofEachPhase = {
  sessionId: true,
  seq: true,
  at: true,
  phase: true,
  createdAt: true,
  mode: true,
  contentDomain: true,
  assessmentType: true,
  settings: true,
  programmingLanguage: true,
  languageLocked: true,
  candidate: true,
  host: true,
  members: true,
  questionCount: true,
  requestedChallengeId: true,
  completedChallengeIds: true,
  loop: true,
  exam: true,
  trial: true,
  extraTimePercent: true,
  participants: true,
  control: true,
  interviewerAwaySince: true,
  notes: true,
  messages: true,
  announcements: true,
  asked: true,
  savedAt: true,
  swap: true,
} as const

/**
 * `GET /api/sessions/{id}`: a session as its caller may see it. Kept separate from the state that engines fold, because
 * callers rely on its fields staying stable.
 */
export const sessionViewSchema = z.object({
  role: participantRoleSchema,
  serverNow: z.number().describe('ms since 1970'),
  session: z.discriminatedUnion('phase', [
    notStartedSchema.pick({ ...ofEachPhase, question: true, unavailable: true }),
    inProgressSchema.pick({
      ...ofEachPhase,
      startedAt: true,
      clock: true,
      clockStartedAt: true,
      extendedMs: true,
      paused: true,
      disconnectedMs: true,
      step: true,
      stepFromMs: true,
      question: true,
      pastQuestions: true,
      awaitingReply: true,
      failedReply: true,
      awaitingCoach: true,
      failedCoach: true,
      powerUps: true,
      announced: true,
      silence: true,
      activeAt: true,
    }),
    endedSchema.pick({
      ...ofEachPhase,
      startedAt: true,
      endedAt: true,
      reason: true,
      remainingMs: true,
      questions: true,
      powerUps: true,
      extendedMs: true,
      scorecard: true,
      scoredBy: true,
      feedback: true,
    }),
  ]),
})
