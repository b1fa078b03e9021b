import { locale } from '@greenroom/shared/english'
/**
 * The subset of the browser's speech recognition used here. Not every browser has it, and TypeScript's own types omit
 * it.
 */
export type RecognitionResults = ArrayLike<{ isFinal: boolean; 0?: { transcript: string } }>
export type Recognition = {
  lang: string
  continuous: boolean
  interimResults: boolean
  /** Whether the sound must stay on this device. Browsers that don't know this option ignore it. */
  processLocally?: boolean
  onresult: ((event: { resultIndex: number; results: RecognitionResults }) => void) | null
  onspeechstart: (() => void) | null
  onspeechend: (() => void) | null
  onstart: (() => void) | null
  onend: (() => void) | null
  onerror: ((event: { error: string }) => void) | null
  start(): void
  stop(): void
  abort(): void
}
export type RecognitionMaker = new () => Recognition

const isMaker = (value: unknown): value is RecognitionMaker => typeof value === 'function'

/** The browser's speech recognition, or null if it has none. */
export function findRecognition(): RecognitionMaker | null {
  const found: unknown = Reflect.get(window, 'SpeechRecognition') ?? Reflect.get(window, 'webkitSpeechRecognition')
  return isMaker(found) ? found : null
}

/** The browser's voice, or null if it has none. */
export const findSynthesis = (): SpeechSynthesis | null =>
  'speechSynthesis' in window && 'SpeechSynthesisUtterance' in window ? window.speechSynthesis : null

/** The language of voice and recognition: English, in the browser's variant if it has one. */
export const speechLanguage = (): string => (navigator.language.startsWith('en') ? navigator.language : locale)
