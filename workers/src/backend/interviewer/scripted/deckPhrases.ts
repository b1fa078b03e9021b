/** What the scripted interviewer says to a deck of statements. `{answer}` is `true` or `false`. */
export const deckPhrases = {
  deckRules: {
    lenient: [
      'I will give you one statement at a time. Tell me whether it is true or false, how sure you are, and why in one sentence. Being unsure is fine.',
    ],
    harsh: ['True or false, how sure, and one sentence why. Three wrong answers and we stop.'],
    demanding: [
      'For each statement I want three things: true or false, your confidence in percent, and one precise sentence why.',
    ],
    all: [
      'I say one thing at a time, and you tell me whether it is true or false, how sure you are, and why in one sentence.',
      'These are statements. Answer each with true or false, with your confidence, and with one sentence why.',
      'You know how this goes: true or false, how sure, and one sentence why. The third wrong answer ends it.',
    ],
  },
  deckFirst: {
    all: ['Here is the first one.', 'The first one is this.', 'We begin with this.', 'Let us start.'],
  },
  deckNext: {
    lenient: ['Here comes another one.', 'Take your time with this one.', 'And now this.'],
    harsh: ['Next.', 'Further.', 'Go on with this.'],
    demanding: ['The next one.', 'Now this, exactly as it is put.', 'Judge this one.'],
    all: [
      'The next statement.',
      'Now this one.',
      'On we go.',
      'Here is another.',
      'What about the following.',
      'One more.',
      'Then this.',
      'Next comes this.',
      'And the one after it.',
      'Let us go on.',
      'A new one.',
      'Try this.',
    ],
  },
  deckRight: {
    lenient: ['Yes, that one is yours.', 'Right, and well seen.', 'Yes, you have it.'],
    harsh: ['Right.', 'It is {answer}, yes.', 'Yes.'],
    demanding: ['Right. To be exact:', 'It is {answer}, as you say.', 'Correct, and this is the point:'],
    all: [
      'It is {answer} indeed.',
      'Your answer holds.',
      'Correct.',
      'Yes, {answer}.',
      'Right, it is {answer}.',
      'You are with the facts there.',
      'You have that right.',
      'I agree with you.',
      '{answer} it is.',
      'Yes, exactly.',
    ],
  },
  deckWrong: {
    lenient: [
      'Not quite: it is {answer}.',
      'Many think so, but it is {answer}.',
      'I see why, and still it is {answer}.',
    ],
    harsh: ['No. It is {answer}.', 'Wrong, it is {answer}.'],
    demanding: ['No, that does not stand: it is {answer}.', 'Look closer. It is {answer}.'],
    all: ['No, it is {answer}.', 'It is the other way round, it is {answer}.', 'That one is {answer}.'],
  },
  deckPassed: {
    lenient: [
      'That is fine, we leave it. It is {answer}.',
      'Honest of you. It is {answer}.',
      'No harm done: it is {answer}.',
    ],
    harsh: ['Not answered, then. It is {answer}.', 'Left open. It is {answer}.'],
    demanding: ['Then take this with you: it is {answer}.', 'I note it as open. It is {answer}.'],
    all: [
      'We leave that one open: it is {answer}.',
      'That one stays without an answer. It is {answer}.',
      'Then I tell you: it is {answer}.',
      'Passed. It is {answer}.',
      'I count that as a pass. It is {answer}.',
      'No answer is fine as well. It is {answer}.',
      'Let us note that as open. It is {answer}.',
      'Good to know for the next time: it is {answer}.',
    ],
  },
  deckLastStrike: {
    all: [
      'That makes two wrong answers, and the third one ends it.',
      'Two are wrong by now; with one more we stop.',
      'One more wrong answer would end this round.',
    ],
  },
  deckAsk: {
    lenient: [
      'Which way do you lean, true or false?',
      'Trust your feeling: is it true or false?',
      'A guess is fine. Would you say true or false?',
    ],
    harsh: ['I need one of the two: true or false?', 'True or false?'],
    demanding: ['Commit yourself: is it true or is it false?', 'Before the reasons, your verdict: true or false?'],
    all: [
      'Is it true or false?',
      'What is it then, true or false?',
      'Which of the two is it, true or false?',
      'So, is the statement true or false?',
      'And your answer, true or false?',
      'What do you say, true or false?',
      'Where do you stand on it: true or false?',
      'Is that true, or is it false?',
    ],
  },
  deckAsWritten: {
    all: [
      'Please take it exactly as it is written.',
      'I cannot add anything to it; it means what it says.',
      'Read it the way most engineers would.',
      'There is no trap in its wording.',
      'It is meant word for word.',
      'Nothing is left out of it on purpose.',
    ],
  },
  deckNoHints: {
    all: [
      'There are no hints on a statement.',
      'A hint would be the answer here.',
      'I cannot help with this one; you can pass.',
      'No hint here, but you may say that you do not know.',
      'I give nothing away on these.',
    ],
  },
  deckBackTo: {
    lenient: ['Let us keep that for later.', 'We can talk about that another day.'],
    harsh: ['Not now.', 'That is not what I asked.'],
    all: [
      'Let us stay with the statement.',
      'I would like to keep to the statement.',
      'That is outside this round.',
      'I leave that aside.',
      'Back to what I said.',
    ],
  },
  deckNoVerdict: {
    lenient: ['I hear a thought in that.', 'That sounds like a beginning.'],
    harsh: ['I hear no answer in that.', 'That is no verdict.'],
    demanding: ['A reason alone is not an answer.', 'I miss the verdict in it.'],
    all: [
      'I cannot tell yet what you make of it.',
      'I did not hear which of the two you mean.',
      'One thing is missing.',
      'I am not sure which way you mean it.',
      'That leaves it open.',
    ],
  },
  deckSkip: {
    all: [
      'To leave the whole round, press Skip question and confirm. To leave only this statement, say pass.',
      'The button Skip question ends all of it, after you confirm; the word pass leaves only this statement.',
      'Use Skip question for that, or say pass for this statement alone.',
    ],
  },
  deckOut: {
    lenient: [
      'That was the third one that went wrong, so we stop here. There was a lot in it to take along.',
      'With three wrong answers this round is over; next time it will be further.',
    ],
    harsh: ['That is three. We stop.', 'The third wrong answer. That is it.'],
    demanding: ['Three wrong answers: the round ends here.'],
    all: ['That was the third wrong answer, and it ends the round.', 'Three are wrong now, so we stop here.'],
  },
  deckThrough: {
    lenient: ['That was the last one. You went all the way through.'],
    harsh: ['That was the last.'],
    all: ['That was the last statement.', 'You are through: there are no more statements.'],
  },
  deckStopped: {
    lenient: ['That is fine, we can stop here.'],
    harsh: ['Then we stop.'],
    all: ['All right, we leave the rest of the statements.', 'Then that is all for these statements.'],
  },
  deckClose: {
    lenient: ['Thank you, {name}, I enjoyed that.', 'Thank you for playing along, {name}.'],
    harsh: ['Thank you, {name}.'],
    all: ['Thank you for your answers, {name}.', 'Thank you, {name}; that is all of this round.'],
  },
} as const
