import type { Heard } from '../reader.ts'

/** Builds a message with only the given parts of its situation. */
export const heardAs = (message: string, place: Partial<Omit<Heard, 'message'>> = {}): Heard => ({
  message,
  asked: '',
  askedAlike: place.asked ?? '',
  step: null,
  statement: '',
  challenge: null,
  spoken: null,
  aboutDeck: null,
  ...place,
})
