import type { CoachMoment, CoachProvider } from '../coach/provider.ts'
import { alwaysFit, detailOf, type Fitness } from './check/fitness.ts'
import { coachInstructions, coachPrompt } from './coachPrompt.ts'
import type { GuardedModel } from './guardedModel.ts'
import { heardOrAgain } from './heardOrAgain.ts'
import { onceMore } from './onceMore.ts'
import { orStandIn } from './orStandIn.ts'
import { plainSpeech } from './plainSpeech.ts'

/**
 * Creates a coach that uses a language model. If the model fails, a fallback helps in the same call, so help only fails
 * if it is aborted.
 * @param standIn helps if the model doesn't; must always answer, immediately
 */
export function modelCoach(
  model: GuardedModel,
  standIn: CoachProvider,
  { fitness = alwaysFit }: { fitness?: Fitness } = {},
): CoachProvider {
  // Rungs and decks use their authors' words, so there is nothing for a model to word.
  const mayTakePart = ({ task, turn }: CoachMoment): boolean =>
    task !== 'hint' && turn.deck === null && turn.mayUseModel && fitness.mayInterview()
  return {
    name: model.provider,
    instructions: coachInstructions,
    metrics: model.metrics,
    async *help(moment, signal, call = { requestId: '', onUsage: () => {} }) {
      const { task, helper, turn } = moment
      if (task === 'hint' || !mayTakePart(moment)) return yield* standIn.help(moment, signal)
      const names = helper === 'interviewer' ? [turn.interviewerName, 'interviewer'] : ['coach', 'you']
      const prompt = coachPrompt(moment, task)
      const speak = (broken: string | null, inTime: AbortSignal) =>
        plainSpeech(model.speak({ prompt: onceMore(prompt, broken), purpose: `help ${task}`, call }, inTime), names)
      const words = heardOrAgain({ speak, listener: call.listener, signal, firstWordsMs: model.firstWordsMs })
      yield* orStandIn(words, {
        model,
        history: turn.history,
        standIn: () => standIn.help(moment, signal),
      })
    },
    findsWords: mayTakePart,
    // Always ready, because the fallback always helps.
    ready: async () => ({ ok: true, detail: detailOf(model, fitness) }),
  }
}
