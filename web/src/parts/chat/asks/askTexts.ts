/** UI text for the menu of requests to the interviewer. */
export const askTexts = {
  menu: 'Ask the interviewer',
  answers: {
    help: (rung: number) => `Hint ${rung} of 5`,
    giveFeedback: 'Strengths and weaknesses',
    debug: 'Where to look, step by step',
  },
  /** The entry, followed by its effect on the scorecard. */
  withCost: (what: string, cost: string) => `${what}: ${cost}.`,
  unscored: (what: string) => `${what}.`,
  tokens: (tokens: number) => `The answer uses ${tokens} tokens, the same as any other answer.`,
  pending: 'The interviewer is still answering. Wait for the answer before you ask again.',
  onTheWay: 'Your last message is still being sent.',
  because: (why: string) => `${why.charAt(0).toUpperCase()}${why.slice(1)}${why.endsWith('.') ? '' : '.'}`,
} as const
