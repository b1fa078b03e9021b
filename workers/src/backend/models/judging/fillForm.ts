import type { PointJudgement } from '@greenroom/shared/session'
import { isKeyword, isWithoutGrammar } from '../../../reading/grammar.ts'
import type { ProviderCall, Turn } from '../../interviewer/provider.ts'
import { wantsVerdict } from '../../interviewer/verdictRule.ts'
import type { GuardedModel } from '../guardedModel.ts'
import { ModelFailed } from '../modelFailure.ts'
import { heldToMaterial } from './heldToMaterial.ts'
import { judgePrompt } from './judgePrompt.ts'
import { askedBefore, pointsAsked } from './pointsAsked.ts'
import { longestForm, readForm } from './readForm.ts'

/** What is needed to judge a turn's message. */
export type Judging = { turn: Turn; model: GuardedModel; call: ProviderCall; signal: AbortSignal }

/**
 * Whether the model should fill in a form for this turn: there is an answer, something to judge it by, and a sentence
 * to judge.
 */
export const isToBeFilled = (turn: Turn): boolean =>
  turn.call === 'reply' &&
  turn.intent === 'attempt_to_answer_question' &&
  // The reader judges a story by its sentences, whatever the provider.
  turn.spoken?.competency === undefined &&
  !wantsVerdict(turn) &&
  !isWithoutGrammar(turn.message) &&
  !isKeyword(turn.message, askedBefore(turn)) &&
  !isSettledByCheck(turn) &&
  pointsAsked(turn).length > 0

/** Whether a check has already settled the judgement. A check's result is a fact, not an opinion. */
const isSettledByCheck = ({ judgement }: Turn): boolean => judgement.some(({ check }) => check !== undefined)

/** Returns the judgement from the model's form; null if the form fails, or `signal` is aborted. */
export async function fillForm({ turn, model, call, signal }: Judging): Promise<PointJudgement[] | null> {
  const prompt = judgePrompt(turn, pointsAsked(turn))
  const read = (text: string) => {
    const form = readForm(text)
    return form && heldToMaterial(form, turn)
  }
  try {
    return await model.fillIn({ prompt, purpose: 'judgement', call }, { read, longest: longestForm, signal })
  } catch (error) {
    if (error instanceof ModelFailed || signal.aborted) return null
    throw error
  }
}

/** Replaces the judgement of a turn's message by a model's. */
export const judgedAs = (turn: Turn, judgement: readonly PointJudgement[]): Turn => ({
  ...turn,
  judgement,
  isJudgedByModel: true,
  judged: [...turn.judged.slice(0, -1), judgement],
})

/** How long to wait for a form before the reply, in ms. Meanwhile the candidate sees nothing. */
const patienceBeforeWordsMs = 5_000

/**
 * Returns the turn with the model's judgement, for a reply that depends on that judgement. Unchanged if the model is
 * too late.
 */
export async function judgedBeforehand({ turn, signal, ...by }: Judging): Promise<Turn> {
  if (!isToBeFilled(turn)) return turn
  const late = new AbortController()
  const tooLate = () => late.abort(new ModelFailed('timed_out', `its form took ${patienceBeforeWordsMs} ms`))
  const deadline = setTimeout(tooLate, patienceBeforeWordsMs)
  try {
    const points = await fillForm({ turn, ...by, signal: AbortSignal.any([signal, late.signal]) })
    return points === null ? turn : judgedAs(turn, points)
  } finally {
    clearTimeout(deadline)
  }
}
