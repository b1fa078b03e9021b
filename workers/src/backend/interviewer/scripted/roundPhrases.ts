/** The scripted interviewer's lines that name a question's round in a company's loop. */
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
