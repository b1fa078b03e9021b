import type { Answer, Speech } from './speech.ts'

/** A speech with several listeners, who may join at any time. Every listener gets the whole speech. */
export type Recording = {
  /** @throws the reason of `listener` once it is aborted, or the failure of the speech */
  listen(listener: AbortSignal): Speech
  /** Whether there will never be an answer, because it failed, or was stopped after every listener had left. */
  isLost(): boolean
}

/**
 * Runs a speech to its end and records it.
 * @param speak starts the speech; its signal is aborted once there have been no listeners for `patienceMs`
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
  // Run in a separate function. It releases the speaker, and a whole conversation with it, once the answer is known.
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
      // A disconnected caller may never ask for the next piece, so only the signal tells us that they left.
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
