import { type ChallengeBank, createBank, loadChallenges, loadSpoken, type SpokenBank } from '@greenroom/shared/content'
import { type ChatRequestBody, type ChatResponse, chatRequestSchema } from '@greenroom/shared/wire'
import { pino } from 'pino'
import { createInterviewer, type InterviewerCall } from '../../src/backend/interviewer/interviewer.ts'
import type { InterviewerProvider } from '../../src/backend/interviewer/provider.ts'

/** The interviewer being measured, and all its material. */
export type Subject = {
  bank: ChallengeBank
  spoken: SpokenBank
  provider: string
  /** Texts the provider was given but may not repeat. */
  instructions: readonly string[]
  /** The rules that the provider's replies broke, in order. Such replies were replaced. */
  replaced: readonly string[]
  /** Returns the AI backend's answer to this call's body at this time (ms since 1970). */
  answer(call: InterviewerCall, body: ChatRequestBody, now: number): Promise<ChatResponse>
}

/** The interviewer's material. */
type Material = Pick<Subject, 'bank' | 'spoken'>

/**
 * Creates the product's interviewer, with the product's content unless told otherwise. Calls it with the same bodies as
 * the engine.
 */
export function createSubject(
  provider: InterviewerProvider,
  { bank, spoken }: Material = { bank: loadChallenges(), spoken: loadSpoken() },
): Subject {
  const replaced: string[] = []
  let clock = 0
  const interviewer = createInterviewer({
    bank,
    spoken,
    provider,
    now: () => clock,
    logger: pino({ level: 'silent' }),
    onFault: (fault) => void replaced.push(fault),
  })
  return {
    bank,
    spoken,
    provider: provider.name,
    instructions: provider.instructions ?? [],
    replaced,
    answer(call, body, now) {
      clock = now
      const context = { signal: AbortSignal.timeout(60_000), requestId: 'evaluation' }
      return interviewer.answer(call, chatRequestSchema.parse(body), context)
    },
  }
}

/**
 * Returns the content without any signs of points and approaches, so that no explanation is recognised and only the
 * checks are left.
 */
export function unforeseen({ bank, spoken }: Material): Material {
  const nothing = { signs: [], plainly: [], denied: [], written: [] }
  return {
    // Large inputs are still generated the same way.
    bank: createBank(
      bank.all().map((challenge) =>
        Object.create(challenge, {
          approaches: { value: challenge.approaches.map((each) => ({ ...each, ...nothing })), enumerable: true },
        }),
      ),
    ),
    spoken: createBank(
      spoken.all().map((question) => ({
        ...question,
        points: question.points.map((point) => ({ ...point, ...nothing })),
      })),
    ),
  }
}
