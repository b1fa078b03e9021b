import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Recognition, RecognitionMaker, RecognitionResults } from './browserSpeech.ts'
import { isEcho } from './sentences.ts'

export type VoiceProblem = 'denied' | 'no_microphone' | 'no_service'

export type VoiceView = {
  listening: boolean
  /** Words recognised so far, which may still change. */
  interim: string
  /** Why the microphone is off although it was turned on. */
  problem: VoiceProblem | null
  /** The sentence being spoken by the interviewer; empty while silent. */
  saying: string
}

/** Speech output and recognition in the browser. Nothing is recorded; the result is text. */
export type Voice = {
  store: StoreApi<VoiceView>
  canListen: boolean
  canSpeak: boolean
  listen(): void
  stopListening(): void
  /** Drops the interim words, because the candidate edited them. */
  forgetInterim(): void
  /** Speaks these sentences after any already queued. */
  say(sentences: readonly string[], rate: number): void
  /** Stops speaking immediately. */
  hush(): void
  /** Calls `listener` with final words, until the returned function is called. */
  onWords(listener: (words: string) => void): () => void
  close(): void
}

const quiet: VoiceView = { listening: false, interim: '', problem: null, saying: '' }
/** Browsers end recognition after a while; restart it, unless it keeps ending immediately. */
const againAfterMs = 250
const tooSoonMs = 1_000
const maxFailures = 4
/** How often to signal speech, so that it doesn't count as silence. */
const signalEveryMs = 2_000

export function createVoice(options: {
  recognition: RecognitionMaker | null
  synthesis: SpeechSynthesis | null
  language: string
  /** Called while someone is speaking. */
  heard: () => void
}): Voice {
  const { recognition: Maker, synthesis, language, heard } = options
  const store = createStore<VoiceView>(() => quiet)
  const listeners = new Set<(words: string) => void>()
  let current: Recognition | null = null
  let startedAt = 0
  let failures = 0
  let again: ReturnType<typeof setTimeout> | undefined
  let signal: ReturnType<typeof setInterval> | undefined
  /** Incremented by every `hush`; anything queued earlier is dropped. */
  let epoch = 0

  function begin(): void {
    if (Maker === null) return
    const recognition = new Maker()
    current = recognition
    recognition.lang = language
    // Keep listening through pauses: the candidate is thinking.
    recognition.continuous = true
    recognition.interimResults = true
    recognition.onresult = ({ resultIndex, results }) => take(resultIndex, results)
    recognition.onspeechstart = () => {
      clearInterval(signal)
      signal = setInterval(heard, signalEveryMs)
      heard()
    }
    recognition.onspeechend = () => clearInterval(signal)
    recognition.onerror = ({ error }) => {
      const problem = problemOf(error)
      if (problem !== null) fail(problem)
    }
    recognition.onend = () => ended(recognition)
    startedAt = Date.now()
    try {
      recognition.start()
    } catch {
      // Recognition is still ending, so `onend` will follow.
    }
  }

  function ended(recognition: Recognition): void {
    if (current !== recognition || !store.getState().listening) return
    failures = Date.now() - startedAt < tooSoonMs ? failures + 1 : 0
    if (failures >= maxFailures) fail('no_service')
    else again = setTimeout(begin, againAfterMs)
  }

  function take(from: number, results: RecognitionResults): void {
    let interim = ''
    for (let index = from; index < results.length; index += 1) {
      const result = results[index]
      const text = result?.[0]?.transcript ?? ''
      if (text.trim() === '' || isEcho(text, store.getState().saying)) continue
      hush()
      if (result?.isFinal) for (const listener of listeners) listener(text.trim())
      else interim += text
    }
    heard()
    if (store.getState().interim !== interim.trim()) store.setState({ interim: interim.trim() })
  }

  function fail(problem: VoiceProblem): void {
    stopListening()
    store.setState({ problem })
  }

  /** Ignores anything that this recognition may still send. */
  function drop(recognition: Recognition): void {
    recognition.onresult = null
    recognition.onend = null
    recognition.onerror = null
    recognition.abort()
  }

  function stopListening(): void {
    clearTimeout(again)
    clearInterval(signal)
    const recognition = current
    current = null
    if (recognition !== null) drop(recognition)
    const { interim } = store.getState()
    // Keep the words recognised so far, because they were spoken.
    if (interim !== '') for (const listener of listeners) listener(interim)
    store.setState({ listening: false, interim: '' })
  }

  function hush(): void {
    epoch += 1
    synthesis?.cancel()
    if (store.getState().saying !== '') store.setState({ saying: '' })
  }

  return {
    store,
    canListen: Maker !== null,
    canSpeak: synthesis !== null,
    listen() {
      if (store.getState().listening) return
      failures = 0
      store.setState({ listening: true, problem: null })
      begin()
    },
    stopListening,
    forgetInterim() {
      if (store.getState().interim === '' || current === null) return
      drop(current)
      store.setState({ interim: '' })
      again = setTimeout(begin, againAfterMs)
    },
    say(sentences, rate) {
      if (synthesis === null) return
      const mine = epoch
      for (const sentence of sentences) {
        const utterance = new SpeechSynthesisUtterance(sentence)
        utterance.lang = language
        utterance.rate = rate
        utterance.onstart = () => mine === epoch && store.setState({ saying: sentence })
        utterance.onend = () => mine === epoch && store.getState().saying === sentence && store.setState({ saying: '' })
        synthesis.speak(utterance)
      }
    },
    hush,
    onWords(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    close() {
      stopListening()
      hush()
      listeners.clear()
    },
  }
}

function problemOf(error: string): VoiceProblem | null {
  switch (error) {
    case 'not-allowed':
      return 'denied'
    case 'audio-capture':
      return 'no_microphone'
    case 'network':
    case 'service-not-allowed':
    case 'language-not-supported':
      return 'no_service'
    default:
      // `no-speech` and `aborted` are just pauses.
      return null
  }
}
