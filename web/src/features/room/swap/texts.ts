/** UI text for an interview in which the two people swap roles. */
export const swapTexts = {
  title: 'Half-time',
  now: {
    candidate: (other: string) => `Now you’re interviewing ${other}.`,
    interviewer: (other: string) => `Now ${other} is interviewing you.`,
    observer: () => 'The other two are swapping roles. You can keep watching.',
  },
  opening: 'The second half is starting.',
  soon: (seconds: number) => `It’ll open here in ${seconds} s.`,
  later: {
    candidate: 'You can rate the first half afterwards.',
    interviewer: 'You can write your scorecard afterwards.',
    observer: '',
  },
  go: 'Go to the second half',
  stay: 'Stay here',
  firstOf2: 'First of two halves.',
  secondOf2: 'Second of two halves.',
  pays: (name: string) => `This half uses ${name}’s tokens.`,
  paysYou: 'This half uses your tokens.',
  thenSwap: 'Then you swap roles, and the second half starts automatically.',
  swapAt: (time: string) => `You swap at ${time}`,
  swapAfter: 'You swap after this half',
  second: 'Second half',
  toFirst: 'Back to the first half',
} as const
