/** What the scripted interviewer says to a question that is answered in words. */
export const spokenPhrases = {
  /** Of a question that is answered in words: the answer holds, and what follows is about it. */
  spokenTaken: {
    lenient: ['I can follow that well; let us look a little further.', 'That holds, thank you. One step on.'],
    fair: [
      'That holds as an answer. Let us go further from there.',
      'I take that as the answer. One thing on top of it.',
    ],
    harsh: ['That will do. Now further.', 'Accepted. Next.'],
    demanding: ['That holds. Now more exactly.', 'I accept that. Let us see how far it carries.'],
    all: ['I take that as your answer. Let us build on it.', 'That holds. Let us see what follows from it.'],
  },
  spokenSettled: {
    all: [
      'I leave the first part at that. Let us look at another side of it.',
      'Let us go on from there, even if something is open.',
      'We keep what you have, and go on.',
    ],
  },
  /** Something of the answer is there, and its author wrote no way to ask for the rest. */
  spokenPart: {
    lenient: ['That belongs to it. What else comes to your mind when you go through it once more?'],
    harsh: ['That is a part. What is missing?'],
    demanding: ['A part of it. What would somebody who disagrees say is missing?'],
    all: [
      'That is a part of it. What else has a say in it?',
      'I hear one side of it. Which other side is there?',
      'Go on from there. What follows from it, and what could stand against it?',
    ],
  },
  spokenShort: {
    all: [
      'Please say more. What happens, step by step?',
      'I would like a whole thought. Why is that so?',
      'Unfold that a little. What does it mean in this case?',
    ],
  },
  spokenOpen: {
    lenient: ['Let us take it slowly. What happens first, and what after that?'],
    harsh: ['I do not hear the answer yet. What is the decisive point?'],
    all: [
      'I am not there yet. Take a concrete case: what happens in it, step by step?',
      'Tie that to the question. Which part of it does it explain?',
      'Say how that leads to what the question describes. Where does it begin?',
    ],
  },
  /** Terms in a row, or so few words that nothing was said with them. */
  putIntoSentence: {
    lenient: ['I hear the terms. Put them into a sentence for me, and say what happens.'],
    harsh: ['Those are words. Put that into a sentence.'],
    all: [
      'Put that into a sentence, please, and tell me what happens.',
      'I hear terms and no statement yet. Put that into a sentence.',
      'Please say that in whole sentences, one thing after the other.',
    ],
  },
  spokenDone: {
    all: [
      'Good, we take what you have said as your answer.',
      'All right, then let us look further.',
      'Then I have some questions about it.',
    ],
  },
  spokenGeneric: {
    all: [
      'What would you look up before you relied on that at work?',
      'How would you explain the heart of it to a new colleague?',
      'What would make you change your mind about it?',
      'Where have you met that in practice, or where would you expect to?',
    ],
  },
  noHintsInSpokenExam: {
    all: [
      'This is an exam, so I cannot give hints. Say what you know for certain.',
      'There are no hints in an exam. Begin with the part that you can explain.',
    ],
  },
  noMoreSpokenHints: {
    all: [
      'You have had all the hints I can give. Say in your own words what the last one means here.',
      'There is no further hint. Take the last one, and answer as far as it carries you.',
    ],
  },
  judgeYourAnswer: {
    all: [
      'I would like your own judgement first. What speaks for it, and what against?',
      'What would convince you of it, or of the opposite?',
      'How sure are you of it, and what does that depend on?',
    ],
  },
  notKnowingTheAnswer: {
    lenient: ['That is all right. Tell me what you do know of it, however little.'],
    harsh: ['Then say what you can rule out.'],
    demanding: ['Then reason from what you know. What has to be true here?'],
    all: [
      'Begin with what you know for certain. What is that?',
      'You can ask me for a hint when you want one. What would you guess, and why?',
      'Think of the smallest case of it. What happens there?',
    ],
  },
  acknowledgeSpoken: {
    all: [
      'When you are ready, tell me how you see it.',
      'Go ahead, from wherever you like.',
      'I am listening. What comes to your mind first?',
      'Start with the part you are surest of.',
    ],
  },
  unclarifiedInWords: {
    all: [
      'You may decide that. Say what you assume, and go on from there.',
      'Take what you would meet most often in practice, and tell me what that is.',
      'I leave that open. Choose what seems likely to you, and say so.',
      'Assume what you would expect in practice, and say it aloud.',
      'I have no preference there. Settle it yourself, and tell me how you did.',
    ],
  },
  /** What a system has to do, in its author's words. */
  required: {
    all: [
      'This is what is wanted there: {required}',
      'The wish is this. {required}',
      'It is put like this: {required}',
      'What we agreed on is this. {required}',
    ],
  },
  /** While the requirements of a design are gathered. */
  askOn: {
    all: [
      'What else do you want to know before you draw anything?',
      'Ask on, or begin with the first part whenever you have enough.',
      'Is there more to settle, or where would you begin?',
      'Which of all that matters most to your design?',
    ],
  },
  /** Something that belongs to the answer, said while another question was open. */
  spokenAdded: {
    harsh: ['That belongs to the answer.'],
    all: [
      'That belongs to the answer as well.',
      'I count that towards the first part of your answer.',
      'That completes what you said before.',
      'That is a piece that was still missing.',
    ],
  },
  backToAnswer: {
    all: [
      'With that settled, what is your answer?',
      'Given that, how do you see it?',
      'What does that mean for the question?',
      'Where does that lead you?',
    ],
  },
} as const
