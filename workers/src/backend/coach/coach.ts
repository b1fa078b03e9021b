import type { ModelUsage } from '@greenroom/shared/session'
import type { ChatResponse } from '@greenroom/shared/wire'
import type { FastifyBaseLogger } from 'fastify'
import { echoOf } from '../interviewer/echo.ts'
import type { SpeechRules } from '../interviewer/heldToRules.ts'
import { spokenByRules } from '../interviewer/spokenByRules.ts'
import type { Speech } from '../speech.ts'
import { type CoachMaterial, type HelpRequest, prepareMoment } from './moment.ts'
import type { CoachMoment, CoachProvider } from './provider.ts'
import { faultOfHelp } from './rules.ts'
import { sayHelpIn } from './scripted/compose.ts'
import { answerByFacts } from './scripted/facts.ts'

export type Coach = {
  /**
   * Words of help while they are found, said by the coach or by the interviewer. Nothing that breaks a rule leaves here, whatever
   * the provider says.
   * @throws whatever the provider failed with, or the reason of `signal`
   */
  speak(request: HelpRequest, context: { signal: AbortSignal; requestId: string }): Speech
}

/**
 * Helps through a provider, held to the interviewer's rules. A rung of the ladder is the author's, word for word, and what the facts
 * of the moment settle needs no provider. Help is no message of the candidate: it has no intent, and nothing is accepted by it.
 */
export function createCoach({
  provider,
  now,
  logger,
  onFault = () => {},
  ...material
}: CoachMaterial & {
  provider: CoachProvider
  now: () => number
  logger: FastifyBaseLogger
  /** Told of each answer that broke a rule. */
  onFault?: (fault: string) => void
}): Coach {
  const echoes = echoOf(provider.instructions ?? [])
  return {
    async *speak(request, { signal, requestId }) {
      const moment = prepareMoment(request, material)
      let usage: ModelUsage | null = null
      let message = answerByFacts(moment, sayHelpIn(moment))
      const isFactual = message !== null
      if (message === null) {
        const help = (stop: AbortSignal) =>
          provider.help(moment, stop, {
            requestId,
            onUsage(counted) {
              usage = counted
            },
          })
        const said = yield* spokenByRules(help, rulesOf(moment, echoes), signal)
        message = said.message
        if (said.fault !== null) {
          const { task } = request
          logger.warn(
            { requestId, provider: provider.name, task, fault: said.fault },
            'help broke a rule and was replaced',
          )
          onFault(said.fault)
        }
      } else yield message
      const foundNothing = request.task === 'bugs' && (isFactual || provider.findsNothing?.(moment) === true)
      const response: ChatResponse = {
        sender: request.helper,
        recipient: 'candidate',
        time_sent: new Date(now()).toISOString(),
        message,
        candidatesAnswerWasAccepted: false,
        interviewersClassificationOfCandidatesIntent: 'unknown',
        ...(foundNothing ? { nothingFound: true } : {}),
      }
      return { response, usage }
    },
  }
}

const rulesOf = (moment: CoachMoment, echoes: (text: string) => boolean): SpeechRules => ({
  faultOf: (text) => (echoes(text) ? 'notes' : faultOfHelp(text, moment)),
  acceptedBy: () => null,
  instead: () => sayHelpIn(moment)('inPlace'),
  onlyAsWhole: false,
})
