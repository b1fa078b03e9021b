import type { ChallengeBank } from '@greenroom/shared/content'
import { isAfterCoding } from '@greenroom/shared/rules'
import { type ChatJob, type ChatRequest, chatRequestSchema } from '@greenroom/shared/wire'
import type { FastifyBaseLogger } from 'fastify'
import { type CheckedInput, checkClaim, runAskedCase } from '../facts/claim.ts'
import { factsWaitMs } from '../facts/examine.ts'
import type { RunProgram } from '../facts/programRuns.ts'
import type { SmallInputsOf } from '../facts/smallInputs.ts'

/**
 * Finds out what the code does with an input that the candidate mentioned, or which limit that input exceeds. For
 * messages to the interviewer, it only runs handed-in code; for messages to the coach, any code. Null if no input was
 * mentioned, and in an exam.
 */
export type ClaimCheck = (call: ChatJob) => Promise<CheckedInput | null>

const answering: readonly ChatJob['call'][] = ['respondToMsg', 'telephoneOrOnsiteRespondToMsg']

/**
 * Creates the check, which may take no longer than the search for other facts. If it fails, the interviewer or coach
 * answers without it.
 */
export function claimChecks(parts: {
  bank: ChallengeBank
  run: RunProgram
  smallInputsOf: SmallInputsOf
  logger: FastifyBaseLogger
}): ClaimCheck {
  /** Runs the case mentioned in a message to the coach, if the candidate may run code in this session. */
  const ranForCoach = async (request: ChatRequest, sessionId: string): Promise<CheckedInput | null> => {
    const { interviewContext: context, programmingLanguage: language, candidatesCode: sourceCode } = request
    const last = request.chatHistory.findLast(
      ({ sender, recipient }) => sender === 'candidate' && recipient === 'interviewerCoach',
    )
    const challenge = context && parts.bank.get(context.challengeId, context.contentVersion)
    if (context?.mayRun !== true || context.exam === true || !challenge || last === undefined) return null
    const signal = AbortSignal.timeout(factsWaitMs(language))
    return runAskedCase(last.message, challenge, { language, sourceCode }, { ...parts, signal }).catch(
      (error: unknown) => {
        parts.logger.info({ sessionId, reason: String(error) }, 'running a case from a question failed')
        return null
      },
    )
  }
  return async ({ call, body, sessionId }) => {
    const request = chatRequestSchema.safeParse(body).data
    const { interviewContext: context, telephoneOrOnsitePhase: step, programmingLanguage: language } = request ?? {}
    if (request !== undefined && call === 'predefinedInteractions') return ranForCoach(request, sessionId)
    const last = request?.chatHistory.findLast(({ sender }) => sender === 'candidate' || sender === 'interviewer')
    if (!answering.includes(call) || !context || context.exam === true || last?.sender !== 'candidate') return null
    const challenge = parts.bank.get(context.challengeId, context.contentVersion)
    if (challenge === undefined || !step || !isAfterCoding(step) || language === undefined) return null
    const program = { language, sourceCode: request?.candidatesCode ?? '' }
    const signal = AbortSignal.timeout(factsWaitMs(language))
    return checkClaim(last.message, challenge, program, { ...parts, signal }).catch((error: unknown) => {
      parts.logger.info({ sessionId, reason: String(error) }, 'checking a claim about an input failed')
      return null
    })
  }
}
