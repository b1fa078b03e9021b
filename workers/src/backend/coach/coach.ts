import { type ModelUsage, modelUsageOfBoth } from '@greenroom/shared/session'
import type { ChatResponse } from '@greenroom/shared/wire'
import type { FastifyBaseLogger } from 'fastify'
import { echoOf } from '../interviewer/echo.ts'
import { formOfTurn } from '../interviewer/form/formOfTurn.ts'
import type { SpeechRules } from '../interviewer/heldToRules.ts'
import { type SpokenBy, spokenByRules } from '../interviewer/spokenByRules.ts'
import { maxWords } from '../interviewer/turnRules.ts'
import type { Speech } from '../speech.ts'
import { answerAsked } from './answers/answerAsked.ts'
import { type CoachMaterial, type HelpRequest, prepareMoment } from './moment.ts'
import type { CoachMoment, CoachProvider } from './provider.ts'
import { faultOfHelp } from './rules.ts'
import { askAboutInput } from './scripted/askAboutInput.ts'
import { sayHelpIn } from './scripted/compose.ts'
import { answerByFacts } from './scripted/facts.ts'

export type Coach = {
  /**
   * Streams help from the coach or the interviewer. Never sends text that breaks a rule, whatever the provider comes up
   * with.
   * @throws the provider's failure, or the reason of `signal`
   */
  speak(request: HelpRequest, context: { signal: AbortSignal; requestId: string }): Speech
}

/**
 * Creates a coach that gives help through a provider, under the interviewer's rules. A rung of the ladder is the
 * author's text, word for word, and plain facts need no provider. A request for help isn't a message from the
 * candidate, so the response has no intent and accepts nothing.
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
  /** Called with each answer that broke a rule. */
  onFault?: (fault: string) => void
}): Coach {
  const echoes = echoOf(provider.instructions ?? [])
  return {
    async *speak(request, { signal, requestId }) {
      const moment = await prepareMoment(request, material)
      let usage: ModelUsage | null = null
      const settled = answerByFacts(moment, sayHelpIn(moment))
      const asked = settled === null ? askAboutInput(moment, sayHelpIn(moment)) : null
      const answered = settled === null && asked === null ? answerAsked(moment, sayHelpIn(moment)) : null
      let message = settled ?? asked?.message ?? answered
      if (message === null) {
        const findsWords = provider.findsWords?.(moment) === true
        const onUsage = (counted: ModelUsage) => {
          usage = usage === null ? counted : modelUsageOfBoth(usage, counted)
        }
        const spokenBy: SpokenBy = {
          reply: (stop, listener) => provider.help(moment, stop, { requestId, onUsage, listener }),
          rules: { ...rulesOf(moment, echoes), ...(findsWords ? formOfTurn(moment.turn) : {}) },
          heedsListener: findsWords,
          onFault(fault) {
            logger.warn(
              { requestId, provider: provider.name, task: request.task, fault },
              "a coach's reply broke a rule",
            )
            onFault(fault)
          },
        }
        message = (yield* spokenByRules(spokenBy, signal)).message
      } else yield message
      const foundNothing =
        request.task === 'bugs' && asked === null && (settled !== null || provider.findsNothing?.(moment) === true)
      const { hint } = moment
      const namedInput = hint?.namedInput ?? asked?.namedInput
      const response: ChatResponse = {
        sender: request.helper,
        recipient: 'candidate',
        time_sent: new Date(now()).toISOString(),
        message,
        candidatesAnswerWasAccepted: false,
        interviewersClassificationOfCandidatesIntent: 'unknown',
        ...(foundNothing ? { nothingFound: true } : {}),
        ...(namedInput === undefined ? {} : { namedInput }),
        ...(request.task === 'hint' ? { hint: hint === null ? null : { rung: hint.rung, isGiven: true } } : {}),
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
  maxWords,
})
