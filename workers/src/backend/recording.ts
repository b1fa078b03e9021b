import type { Answer, Speech } from './speech.ts'

/** A speech that several may hear, whenever they come: each from its beginning, at once as far as it is. */
export type Recording = {
  /** @throws the reason of `listener` once that is aborted, and whatever the speech failed with */
  listen(listener: AbortSignal): Speech
  /** Whether there will never be an answer: it failed, or everybody left and it was stopped. */
  isLost(): boolean
}

/**
 * Runs a speech to its end and keeps it.
 * @param speak starts it; its signal is aborted once everybody who listened has been gone for `patienceMs`
 */
export function record(speak: (signal: AbortSignal) => Speech, patienceMs: number): Recording {
  const said: string[] = []
  const stop = new AbortController()
  let end: { answer: Answer } | { failure: unknown } | undefined
  let news = Promise.withResolvers<void>()
  let listeners = 0
  let lonely: NodeJS.Timeout | undefined

  function tell(): void {
    news.resolve()
    news = Promise.withResolvers()
  }

  async function run(speech: Speech): Promise<void> {
    try {
      let part = await speech.next()
      for (; part.done !== true; part = await speech.next()) {
        said.push(part.value)
        tell()
      }
      end = { answer: part.value }
    } catch (failure) {
      end = { failure }
    }
    clearTimeout(lonely)
    tell()
  }
  // Nothing here holds on to the speaker, and with it to a whole conversation, once the answer is known.
  void run(speak(stop.signal))

  function leave(): void {
    listeners -= 1
    if (listeners > 0 || end !== undefined) return
    const giveUp = () => stop.abort(new Error('nobody listens any more'))
    if (patienceMs === 0) giveUp()
    else lonely = setTimeout(giveUp, patienceMs).unref()
  }

  return {
    isLost: () => stop.signal.aborted || (end !== undefined && 'failure' in end),
    async *listen(listener) {
      listener.throwIfAborted()
      listeners += 1
      clearTimeout(lonely)
      const hungUp = Promise.withResolvers<void>()
      // Who hangs up may never ask for the next piece: the signal alone tells that they are gone.
      const hangUp = () => {
        leave()
        hungUp.resolve()
      }
      listener.addEventListener('abort', hangUp, { once: true })
      for (let next = 0; ; ) {
        listener.throwIfAborted()
        const text = said[next]
        if (text !== undefined) {
          next += 1
          yield text
          continue
        }
        if (end === undefined) {
          await Promise.race([news.promise, hungUp.promise])
          continue
        }
        listener.removeEventListener('abort', hangUp)
        if ('failure' in end) throw end.failure
        return end.answer
      }
    },
  }
}
