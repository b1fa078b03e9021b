import { type ChallengeBank, loadChallenges, loadSpoken, type SpokenBank } from '@greenroom/shared/content'
import { type ChatRequestBody, type ChatResponse, chatRequestSchema } from '@greenroom/shared/wire'
import { pino } from 'pino'
import { createInterviewer, type InterviewerCall } from '../../src/backend/interviewer/interviewer.ts'
import type { InterviewerProvider } from '../../src/backend/interviewer/provider.ts'

/** The interviewer that is measured, with all that it works from. */
export type Subject = {
  bank: ChallengeBank
  spoken: SpokenBank
  provider: string
  /** Texts that the provider was given and may not repeat. */
  instructions: readonly string[]
  /** The rules that a provider's replies broke before they were replaced, in order. */
  replaced: readonly string[]
  /** What the AI backend answers to this call's body, at this time (ms since 1970). */
  answer(call: InterviewerCall, body: ChatRequestBody, now: number): Promise<ChatResponse>
}

/** The product's interviewer over the product's content, called with the bodies that the engine sends. */
export function createSubject(provider: InterviewerProvider): Subject {
  const bank = loadChallenges()
  const spoken = loadSpoken()
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
