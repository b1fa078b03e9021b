/**
 * The scripted interviewer's lines about a design's whiteboard. `{component}` and `{from}` are our own names, such as
 * "the message queue", because the candidate's text is never repeated.
 */
export const boardPhrases = {
  /** Asks about a part of the system that is drawn but hasn't been mentioned yet. */
  askDrawn: {
    lenient: [
      'I see {component} in your drawing, and I’d like to hear more about it. What happens when that part stops?',
    ],
    harsh: ['You drew {component} and never mentioned it. What breaks without that part?'],
    demanding: ['You’ve drawn {component}. What exactly is lost when that part stops, and for whom?'],
    all: [
      'You’ve drawn {component}, and we haven’t talked about it yet. What do people notice when that part fails?',
      'I see {component} in your drawing. How does the rest cope without that part for ten minutes?',
      'There’s {component} in your drawing. Who notices first when that part stops answering?',
    ],
  },
  /** Like `askDrawn`, for a part with an incoming arrow. */
  askDrawnLink: {
    harsh: ['There’s an arrow from {from} to {component}. What happens there when no answer comes back?'],
    demanding: [
      'In your drawing {from} and {component} are connected. What exactly does one do while the other is down?',
    ],
    all: [
      'There’s an arrow from {from} to {component} in your drawing. What happens at that point when no answer comes back?',
      'You’ve drawn an arrow from {from} to {component}. What happens to a request that fails on the way?',
      'In your drawing an arrow goes from {from} to {component}. What do people notice when nothing gets through there?',
    ],
  },
  /** Asks about a class that is drawn but hasn't been mentioned yet. */
  askDrawnClass: {
    harsh: ['You drew {component} and never mentioned it. What does that class know?'],
    demanding: ['You’ve drawn {component}. What does that class know, and what must it not know?'],
    all: [
      'You’ve drawn {component}, and we haven’t talked about it yet. What is that class responsible for?',
      'I see {component} in your drawing. Who calls that class, and what for?',
      'There’s {component} in your drawing. What would make that class change?',
    ],
  },
  /** Said when the candidate points at the board instead of explaining it. */
  walkThroughBoard: {
    harsh: ['I see it. What happens first, and what after that?'],
    all: [
      'I can see your drawing. Take me through it: where does a request come in, and where does it go next?',
      'I have your drawing here. What happens in it, step by step?',
      'I can see what you drew, and I’d like to hear it from you. Which part does the work first?',
    ],
  },
  walkThroughClasses: {
    harsh: ['I see it. Which class does what?'],
    all: [
      'I can see your drawing. Take me through it: which class is called first, and what does it call?',
      'I have your drawing here. What is each class in it responsible for?',
      'I can see what you drew, and I’d like to hear it from you. Which class decides, and which one remembers?',
    ],
  },
  /** Asks what the system is for, when the candidate has already begun to draw. */
  askRequirementsDrawn: {
    all: [
      'Leave the drawing for a moment. Who uses this, how much, and what can go wrong?',
      'Let’s step back from the boxes. Which numbers and promises does your design have to keep?',
      'Before we go on with the parts: what does this have to do, for whom, and how well?',
    ],
  },
  /** For a candidate who is still gathering requirements but has drawn something. */
  askOnDrawn: {
    all: [
      'What else do you want to know before you go on?',
      'Ask away, or go on with your design.',
      'Anything else to settle, or shall we go on with your design?',
    ],
  },
  boardIsEmpty: {
    all: [
      'Nothing on the whiteboard has reached me yet. Tell me meanwhile what’s on it.',
      'I see an empty whiteboard so far. Go on in words, the drawing can follow.',
    ],
  },
  /** Said once, if the round is well under way and the board is empty. */
  boardIsThere: {
    lenient: ['The whiteboard is there if you like to think with a drawing.'],
    all: [
      'The whiteboard is there whenever a drawing helps.',
      'You may put that on the whiteboard; a few boxes are enough.',
      'If boxes and arrows make it easier, the whiteboard is yours.',
    ],
  },
  mayTalkOnly: {
    all: [
      'Of course, the whiteboard is optional. Tell me what the parts are, and what leads to what.',
      'Words are fine. Name the parts one by one, and say what each one does.',
    ],
  },
  mayDraw: {
    all: [
      'Yes, the whiteboard is yours. Draw whatever helps, and tell me what it means.',
      'Please do, that’s what the whiteboard is for. Tell me what you draw.',
    ],
  },
} as const
