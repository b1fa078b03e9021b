import { findRecognition, type Recognition, type RecognitionMaker } from '../voice/browserSpeech.ts'

/** Turns the microphone's sound into text on this device; the sound never leaves the browser. */
export type Captioner = {
  /** Starts, and calls `onWords` as words are spoken. Calls `onEnd` if the browser stops for good. */
  start(onWords: (words: string) => void, onEnd: () => void): Promise<void>
  stop(): void
}

/** Options that ask a browser for on-device speech recognition. */
type LocalSpeech = { langs: readonly string[]; processLocally: true }

const againAfterMs = 250
const tooSoonMs = 1_000
const maxFailures = 4

/**
 * Finds a captioner for this language; null if the browser can't recognise speech, or would send the sound to its
 * vendor. The first start may download the language.
 */
export async function findCaptioner(language: string): Promise<Captioner | null> {
  const Maker = findRecognition()
  if (Maker === null) return null
  const found = await ask(Maker, 'available', language)
  if (found !== 'available' && found !== 'downloadable') return null
  return createCaptioner(Maker, language, found === 'downloadable')
}

/** Calls one of the recogniser's own methods; null if this browser doesn't have it or refuses. */
async function ask(Maker: RecognitionMaker, question: 'available' | 'install', language: string): Promise<unknown> {
  const method: unknown = Reflect.get(Maker, question)
  if (typeof method !== 'function') return null
  const speech: LocalSpeech = { langs: [language], processLocally: true }
  try {
    const answer: unknown = await Reflect.apply(method, Maker, [speech])
    return answer
  } catch {
    return null
  }
}

function createCaptioner(Maker: RecognitionMaker, language: string, mustInstall: boolean): Captioner {
  let current: Recognition | null = null
  let again: ReturnType<typeof setTimeout> | undefined
  let starts = 0
  let failures = 0
  let isInstalled = !mustInstall

  function begin(onWords: (words: string) => void, onEnd: () => void): void {
    const recognition = new Maker()
    const startedAt = Date.now()
    current = recognition
    recognition.lang = language
    recognition.continuous = true
    recognition.interimResults = true
    recognition.processLocally = true
    recognition.onresult = ({ resultIndex, results }) => {
      const words = Array.from(results).slice(resultIndex)
      onWords(words.map((each) => each[0]?.transcript.trim() ?? '').join(' '))
    }
    recognition.onend = () => {
      if (current !== recognition) return
      // Browsers end recognition after a while, so restart it.
      failures = Date.now() - startedAt < tooSoonMs ? failures + 1 : 0
      if (failures < maxFailures) again = setTimeout(() => begin(onWords, onEnd), againAfterMs)
      else onEnd()
    }
    try {
      recognition.start()
    } catch {
      onEnd()
    }
  }

  function stop(): void {
    starts += 1
    clearTimeout(again)
    const recognition = current
    current = null
    if (recognition === null) return
    recognition.onresult = null
    recognition.onend = null
    recognition.abort()
  }

  return {
    async start(onWords, onEnd) {
      stop()
      const start = starts
      failures = 0
      isInstalled ||= (await ask(Maker, 'install', language)) === true
      if (start !== starts) return
      if (isInstalled) begin(onWords, onEnd)
      else onEnd()
    },
    stop,
  }
}
