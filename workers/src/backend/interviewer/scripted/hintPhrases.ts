import { plainWords } from '../../../reading/plainWords.ts'

/**
 * The lines in which the interviewer offers a hint, accepts a no, and explains prices. Every offer ends with one of the
 * questions that `isHintOffer` recognises.
 */
export const hintPhrases = {
  offerFreeHint: {
    harsh: ['There’s a hint for this, and it’s free. Want it?'],
    all: [
      'I can give you a hint, and it’s free. Want it?',
      'A hint might help here. It costs nothing. Would you like it?',
      'There’s a free hint for this. Shall I give it to you?',
      'I have a hint for you, free of charge. Want it?',
    ],
  },
  offerPricedHint: {
    harsh: ['The next hint {price}. Want it?'],
    all: [
      'I have a hint, but it {price}. Want it?',
      'The next hint {price}. Shall I give it to you?',
      'There is another hint. It {price}. Would you like it?',
      'I can help, but this hint {price}. Want it?',
    ],
  },
  hintDeclined: {
    harsh: ['Fine. Go on.'],
    all: [
      'Fine, go on with what you have.',
      'All right, it’s there when you want it.',
      'Good, have a go at it first.',
      'Sure. Keep going, and ask when you want it.',
    ],
  },
  /** Reply to a threat, a bribe, a story or a claim to special rights that tries to extract a hint. */
  hintNotPressed: {
    all: [
      'No need for that. What have you worked out so far?',
      'Let’s leave that aside. Which part is holding you up?',
      'I’d rather hear your thinking. What do you know so far?',
      'That won’t change the hints. What’s the last step you’re sure of?',
    ],
  },
  hintTerms: {
    all: ['{left}, and the next one {price}.', 'The next hint {price}. {left}.'],
  },
  hintTermsAndOffer: {
    all: ['It {price}. Want it?', 'This hint {price}. Would you like it?', 'It {price}. Shall I give it to you?'],
  },
  hintOnCase: {
    all: ['Hold what you have against this. {question}', 'Try this one on it. {question}'],
  },
  hintOnBug: {
    all: ['Compare that with the problem, line by line.', 'Find the line where it goes another way than you meant.'],
  },
}

const offerEnds = /\b(want it|would you like it|shall i give it to you)\?$/

/** Whether the interviewer's message offers a hint. Needed for callers that don't store offers. */
export const isHintOffer = (message: string): boolean => {
  const text = plainWords(message)
  return offerEnds.test(text) && /\b(hint|it caps|costs nothing)\b/.test(text)
}
