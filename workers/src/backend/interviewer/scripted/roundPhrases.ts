/** How the scripted interviewer names the round that a question belongs to, where a company's loop is followed. */
export const roundPhrases = {
  nameRound: {
    harsh: ['The round is “{round}”.'],
    all: [
      'This round is called “{round}”.',
      'We are in the round “{round}” now.',
      'The round that begins here is “{round}”.',
      'This question belongs to the round “{round}”.',
    ],
  },
}
