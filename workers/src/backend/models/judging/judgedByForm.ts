import type { PointJudgement } from '@greenroom/shared/session'
import type { ProviderPiece, Turn } from '../../interviewer/provider.ts'
import { acceptedByRules } from '../../interviewer/scripted/scriptedProvider.ts'
import { ModelFailed } from '../modelFailure.ts'
import { fillForm, isToBeFilled, type Judging, judgedAs } from './fillForm.ts'

/**
 * How long a model may take for its form after its last word, in ms. By then the candidate has read the reply and may
 * write the next message, which has to wait.
 */
const patienceAfterWordsMs = 8_000

/**
 * Streams a language model's reply and its verdict on the answer. The model fills in a form in a second call, which
 * starts once the model is speaking, so the reply never waits for the form. If the form fails, is late or has nothing
 * to ask, the reader judges. With a server that handles one call at a time, or that drops one call for the next, the
 * form comes after the reply. Acceptance follows from the judgement by the same rule as for the scripted interviewer.
 */
export async function* judgedByForm(
  spoken: AsyncIterable<ProviderPiece>,
  { turn, model, call, signal, afterWordsMs = patienceAfterWordsMs }: Judging & { afterWordsMs?: number | undefined },
): AsyncGenerator<ProviderPiece> {
  if (turn.isJudgedByModel === true || !isToBeFilled(turn)) {
    yield judgementOf(turn, turn.isJudgedByModel === true ? turn.judgement : null)
    yield* spoken
    return
  }
  const given = new AbortController()
  const fill = () => fillForm({ turn, model, call, signal: AbortSignal.any([signal, given.signal]) })
  const words = spoken[Symbol.asyncIterator]()
  const hear = () => words.next().then((next) => ({ next }))
  let heard: ReturnType<typeof hear> | null = hear()
  let form: Promise<{ judgement: ProviderPiece }> | null = null
  let isAsked = false
  let deadline: NodeJS.Timeout | undefined
  const tooLate = () => given.abort(new ModelFailed('timed_out', `its form took ${afterWordsMs} ms after its words`))
  const ask = () => {
    isAsked = true
    return fill().then((points) => ({ judgement: judgementOf(turn, points) }))
  }
  try {
    while (heard !== null || form !== null) {
      const event = await Promise.race([heard, form].filter((each) => each !== null))
      if ('judgement' in event) {
        form = null
        yield event.judgement
      } else if (event.next.done === true) {
        heard = null
        deadline ??= setTimeout(tooLate, afterWordsMs)
        if (!isAsked) form = ask()
      } else {
        const isEnd = event.next.value.type === 'end'
        if (isEnd) deadline ??= setTimeout(tooLate, afterWordsMs)
        yield event.next.value
        heard = hear()
        if (!isAsked && (isEnd || !model.takesOneCall())) form = ask()
      }
    }
  } catch (error) {
    if (form !== null && error instanceof ModelFailed && error.kind === 'cut_off') model.sawCallDropped()
    throw error
  } finally {
    clearTimeout(deadline)
    given.abort(new Error('nobody waits for the form'))
    await form?.catch(() => {})
    await words.return?.()
  }
}

/**
 * Makes the piece with the judgement (the form's, or the reader's if there is no form) and whether the answer is
 * accepted.
 */
const judgementOf = (turn: Turn, points: readonly PointJudgement[] | null): ProviderPiece =>
  points === null
    ? { type: 'judgement', candidatesAnswerWasAccepted: acceptedByRules(turn) }
    : { type: 'judgement', candidatesAnswerWasAccepted: acceptedByRules(judgedAs(turn, points)), points }
