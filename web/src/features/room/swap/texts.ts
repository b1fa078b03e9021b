/** UI text for an interview in which the two people swap roles. */
export const swapTexts = {
  title: 'Half-time',
  now: {
    candidate: (other: string) => `Now you interview ${other}.`,
    interviewer: (other: string) => `Now ${other} interviews you.`,
    observer: () => 'They swap now. You keep watching.',
  },
  opening: 'The second half is opening.',
  soon: (seconds: number) => `It opens here in ${seconds} s.`,
  later: {
    candidate: 'You can rate the first half afterwards.',
    interviewer: 'You can write your scorecard afterwards.',
    observer: '',
  },
  go: 'To the second half',
  stay: 'Stay here',
  firstOf2: 'First half of two.',
  secondOf2: 'Second half of two.',
  pays: (name: string) => `It uses ${name}’s tokens.`,
  paysYou: 'It uses your tokens.',
  thenSwap: 'Then you swap roles, and the second half opens automatically.',
  swapAt: (time: string) => `You swap at ${time}`,
  swapAfter: 'You swap after this',
  second: 'Second half',
  toFirst: 'Back to the first half',
} as const
