/**
 * What the scripted interviewer says of the whiteboard of a design. `{component}` and `{from}` are names out of our own words, such as
 * "the message queue": what the candidate wrote is never read out.
 */
export const boardPhrases = {
  /** A part of a system that is drawn, and that nobody has spoken of. */
  askDrawn: {
    lenient: [
      'I see {component} in your drawing, and I would like to hear more about that part. What happens when it stops?',
    ],
    harsh: ['You drew {component} and never spoke of that part. What breaks without it?'],
    demanding: ['You have drawn {component}. What exactly is lost when that part stops, and for whom?'],
    all: [
      'You have drawn {component}, and we have not spoken about that part yet. What do people notice when it fails?',
      'In your drawing I see {component}. How does the rest of the system do without that part for ten minutes?',
      'There is {component} in your drawing. Who notices first when that part does not answer any more?',
    ],
  },
  /** The same where an arrow leads to it. */
  askDrawnLink: {
    harsh: ['You have an arrow from {from} to {component}. What happens there when no answer comes back?'],
    demanding: [
      'In your drawing {from} and {component} are connected. What exactly does the one do while the other is down?',
    ],
    all: [
      'There is an arrow from {from} to {component} in your drawing. What happens at that point when no answer comes back?',
      'You have drawn an arrow from {from} to {component}. What becomes of a request that fails on that way?',
      'In your drawing an arrow leads from {from} to {component}. What do people notice when nothing gets through there?',
    ],
  },
  /** A class that is drawn, and that nobody has spoken of. */
  askDrawnClass: {
    harsh: ['You drew {component} and said nothing about that class. What does it know?'],
    demanding: ['You have drawn {component}. What does that class know, and what must it not know?'],
    all: [
      'You have drawn {component}, and we have not spoken about that class yet. What is it responsible for?',
      'In your drawing I see {component}. Who calls that class, and what for?',
      'There is {component} in your drawing. What would have to change for that class to change?',
    ],
  },
  /** Somebody points at the board instead of explaining it. */
  walkThroughBoard: {
    harsh: ['I see it. What happens first, and what after that?'],
    all: [
      'I can see your drawing. Take me through it: where does a request come in, and where does it go from there?',
      'I have your drawing in front of me. What happens in it, step by step?',
      'I can see what you drew, and I would like to hear it from you. Which part does the work first?',
    ],
  },
  walkThroughClasses: {
    harsh: ['I see it. Which class does what?'],
    all: [
      'I can see your drawing. Take me through it: which class is called first, and whom does it call?',
      'I have your drawing in front of me. What is each class in it responsible for?',
      'I can see what you drew, and I would like to hear it from you. Which class decides, and which one remembers?',
    ],
  },
  /** What a system is for, asked of somebody who has begun to draw. */
  askRequirementsDrawn: {
    all: [
      'Leave the drawing for a moment. Who uses this, how much, and what may go wrong there?',
      'Let us step back from the boxes. Which numbers and promises does your design have to keep?',
      'Before we go on with the parts: what does all this have to achieve, for whom, and how well?',
    ],
  },
  /** While requirements are gathered and something is drawn already. */
  askOnDrawn: {
    all: [
      'What else do you want to know before you go on?',
      'Ask on, or go on with your design.',
      'Is there more to settle, or how does your design go on?',
    ],
  },
  boardIsEmpty: {
    all: [
      'Nothing on the whiteboard has reached me yet. Tell me meanwhile in words what is on it.',
      'I see an empty whiteboard so far. Go on in words, and the drawing may follow.',
    ],
  },
  /** Well into the round nothing is drawn: said once. */
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
      'Of course. The whiteboard is an offer: tell me in words what the parts are, and what leads to what.',
      'Words are fine. Name the parts one after the other, and say what each of them does.',
    ],
  },
  mayDraw: {
    all: [
      'Yes, the whiteboard is yours: draw whatever helps, and tell me what it means.',
      'Please do, the whiteboard is there for that. Say aloud what you draw.',
    ],
  },
} as const
