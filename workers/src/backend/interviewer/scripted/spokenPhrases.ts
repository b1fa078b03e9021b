/** The scripted interviewer's lines in a spoken question. */
export const spokenPhrases = {
  /** For an answer that is right. The next questions build on it. */
  spokenTaken: {
    lenient: ['That makes sense. Let’s look a little further.', 'That’s right, thank you. One step further.'],
    fair: ['That answers it. Let’s go a bit deeper.', 'Right. One thing on top of that.'],
    harsh: ['Right. Next.', 'Accepted. Next.'],
    demanding: ['Right. Now in more detail.', 'Fair. Let’s see how far that goes.'],
    all: ['Good. Let’s build on that.', 'That’s right. Let’s see what follows from it.'],
  },
  spokenSettled: {
    all: [
      'Let’s leave the first part. There’s another side to it.',
      'Let’s go on from there, even if something is open.',
      'Let’s go with what you have.',
    ],
  },
  /** For an answer with only part of the points, if its author didn't write a question for the rest. */
  spokenPart: {
    lenient: ['That’s part of it. What else comes to mind when you go through it again?'],
    harsh: ['That’s part of it. What’s missing?'],
    demanding: ['Part of it. What would someone who disagrees say is missing?'],
    all: [
      'That’s part of it. What else plays a role?',
      'That’s one side of it. What’s the other?',
      'Go on. What follows from that, and what speaks against it?',
    ],
  },
  spokenShort: {
    all: [
      'Please say more. What happens, step by step?',
      'I’d like to hear more. Why is that so?',
      'Say a bit more. What does that mean here?',
    ],
  },
  spokenOpen: {
    lenient: ['Let’s take it slowly. What happens first, and what after that?'],
    harsh: ['I don’t hear the answer yet. What’s the key point?'],
    all: [
      'I’m not with you yet. Take a concrete case: what happens, step by step?',
      'How does that relate to the question? Which part does it explain?',
      'How does that lead to what the question describes? Where does it start?',
    ],
  },
  /** For a message that is only a string of terms, or too few words to say anything. */
  putIntoSentence: {
    lenient: ['I hear the terms. Put that into a sentence for me, and say what happens.'],
    harsh: ['Put that into a sentence.'],
    all: [
      'Put that into a sentence, please, and tell me what happens.',
      'I hear terms, but no statement yet. Put that into a sentence.',
      'Please put that into a sentence or two, one thing after the other.',
    ],
  },
  spokenDone: {
    all: [
      'Good, let’s go with what you’ve said.',
      'All right, let’s look further.',
      'Then I have some questions about it.',
    ],
  },
  spokenGeneric: {
    all: [
      'What would you look up before relying on that at work?',
      'How would you explain it to a new colleague?',
      'What would make you change your mind about it?',
      'Where have you met that in practice, or where would you expect to?',
    ],
  },
  noHintsInSpokenExam: {
    all: [
      'This is an exam, so no hints. Tell me what you know for certain.',
      'Exams have no hints. Start with the part you can explain.',
    ],
  },
  noMoreSpokenHints: {
    all: [
      'You’ve had all the hints I can give. Say in your own words what the last one means here.',
      'That was the last hint. Answer as far as it takes you.',
    ],
  },
  judgeYourAnswer: {
    all: [
      'Your judgement first. What speaks for it, and what against?',
      'What would convince you of it, or of the opposite?',
      'How sure are you, and what does it depend on?',
    ],
  },
  notKnowingTheAnswer: {
    lenient: ['That’s all right. Tell me what you do know, however little.'],
    harsh: ['Then say what you can rule out.'],
    demanding: ['Then reason from what you know. What has to be true here?'],
    all: [
      'Start with what you know for certain. What’s that?',
      'You can ask me for a hint when you want one. What would you guess, and why?',
      'Think of the smallest case. What happens there?',
    ],
  },
  acknowledgeSpoken: {
    all: [
      'When you’re ready, tell me how you see it.',
      'Go ahead, from wherever you like.',
      'I’m listening. What comes to your mind first?',
      'Start with the part you’re surest of.',
    ],
  },
  unclarifiedInWords: {
    all: [
      'Your call. What would you assume?',
      'That’s open. Take what you’d meet in practice, and tell me.',
      'Up to you. Which way would you take it?',
      'I leave that to you. What seems likely?',
      'Decide it yourself here. What would you go with?',
      'No preference from me. What would you assume, and why?',
    ],
  },
  /** Lists a system's requirements, in the author's words. */
  required: {
    all: [
      'They want this: {required}',
      'Here’s what they want. {required}',
      'It says: {required}',
      'We agreed on this. {required}',
    ],
  },
  /** Said while the candidate is gathering a design's requirements. */
  askOn: {
    all: [
      'What else do you want to know before you draw anything?',
      'Keep asking, or start with the first part when you have enough.',
      'Anything more to settle, or where would you start?',
      'Which of all that matters most to your design?',
    ],
  },
  /** For a candidate who gave a part of the answer while another question was open. */
  spokenAdded: {
    harsh: ['Yes, that’s part of the answer.'],
    all: [
      'That’s part of the answer too.',
      'That counts towards the first part of your answer.',
      'That completes what you said before.',
      'That’s the piece that was missing.',
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
