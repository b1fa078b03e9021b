import type { Page } from '@playwright/test'

/**
 * Fakes the two things that a browser without a sound card lacks: a recogniser, fed by the test, and a voice, which
 * records its texts. All our own code runs unchanged.
 */
export async function fakeSpeech(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const spoken: string[] = []
    let speaking = false
    class FakeRecognition {
      onresult: ((event: object) => void) | null = null
      onend: (() => void) | null = null
      onerror: ((event: object) => void) | null = null
      start() {
        Object.assign(window, { fakeRecognition: this })
      }
      stop() {
        this.onend?.()
      }
      abort() {}
    }
    Object.assign(window, { SpeechRecognition: FakeRecognition, fakeSpoken: spoken })
    Object.defineProperty(window, 'speechSynthesis', {
      value: {
        speak(utterance: SpeechSynthesisUtterance) {
          spoken.push(utterance.text)
          speaking = true
          utterance.onstart?.(new SpeechSynthesisEvent('start', { utterance }))
        },
        cancel() {
          speaking = false
        },
        get speaking() {
          return speaking
        },
      },
    })
  })
}

/** Has the microphone recognise this text, as final or as a first guess. */
export const hear = (page: Page, transcript: string, isFinal: boolean): Promise<void> =>
  page.evaluate(
    ([said, final]) => {
      const recognition: unknown = Reflect.get(window, 'fakeRecognition')
      const onresult: unknown = recognition instanceof Object ? Reflect.get(recognition, 'onresult') : null
      if (typeof onresult !== 'function') throw new Error('nobody listens')
      onresult({ resultIndex: 0, results: [{ 0: { transcript: said }, isFinal: final }] })
    },
    [transcript, isFinal] as const,
  )

export const microphoneFails = (page: Page, error: string): Promise<void> =>
  page.evaluate((reason) => {
    const recognition: unknown = Reflect.get(window, 'fakeRecognition')
    const onerror: unknown = recognition instanceof Object ? Reflect.get(recognition, 'onerror') : null
    if (typeof onerror !== 'function') throw new Error('nobody listens')
    onerror({ error: reason })
  }, error)

/** Texts that the interviewer's voice was asked to speak. */
export const spokenTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const spoken: unknown = Reflect.get(window, 'fakeSpoken')
    return Array.isArray(spoken) ? spoken.map(String) : []
  })
