/** The scripted interviewer's lines between the parts of a design. */
export const designPhrases = {
  /** Said when a part has everything it needs. */
  designPartDone: {
    all: [
      'Good.',
      'OK, that’s enough for that part.',
      'Right, I can work with that.',
      'Fine, let’s build on it.',
      'Makes sense so far.',
    ],
  },
  /** Said when a part stays open, because the candidate wants to move on or has nothing more to say. */
  designPartLeft: {
    all: [
      'OK, we leave that open for now.',
      'Fine, let’s come back to it if there’s time.',
      'Then we go on without it.',
    ],
  },
  /** Said when most of a part's time is used up and the part still doesn't have its minimum. */
  designTime: {
    all: [
      'Most of the time for this part is gone, so one last thing.',
      'We should move on soon. One thing first.',
      'I’m watching the clock: one more thing, then the next part.',
    ],
  },
  /** Said when the candidate moves on to a part without being asked. */
  designFollows: { all: ['Sure, let’s go there.', 'By all means.', 'Fine with me.', 'Yes, let’s take that now.'] },
  /** Said when going back to a part that was skipped. */
  designBack: {
    all: ['One step back, though.', 'There’s one thing we passed over.', 'Something earlier is still open.'],
  },
  designRequirements: {
    all: [
      'First the requirements, in short. Who uses it, and what must it do for them?',
      'Let’s settle the requirements. What must it do, and what may it leave out?',
    ],
  },
  designEstimates: {
    all: [
      'Next, rough numbers. How much traffic and how much data do you expect?',
      'Let’s do the sums. How many requests a second, and how much to store?',
      'Now the back of the envelope: how large does this get?',
    ],
  },
  designInterface: {
    all: [
      'Next, the interface. Which calls does the outside make, and what’s in them?',
      'Let’s pin the interface down. Which two or three calls matter most?',
    ],
  },
  designData: {
    all: [
      'Now the data. What do you store, and by which key do you find it?',
      'Let’s look at the data. Which tables or records are there?',
    ],
  },
  designArchitecture: {
    all: [
      'Now the architecture. Please draw the parts and connect them: where does a request go?',
      'Let’s draw it. Which parts are there, and what leads to what on the board?',
    ],
  },
  /** Like `designArchitecture`, for a candidate who talks instead of drawing. */
  designArchitectureTold: {
    all: [
      'Now the architecture, in words. Which parts are there, and where does a request go?',
      'Let’s talk the architecture through. What does a request pass, from the first part to the last?',
    ],
  },
  designDepth: { all: ['Now let’s dig in.', 'Let’s go deeper.', 'Now to the details.'] },
  wantRequirements: {
    all: [
      'What else has to be settled first? Who uses it, and what must never go wrong?',
      'Which requirements would you write down?',
      'What would you ask the people who want this?',
    ],
  },
  wantEstimates: {
    all: [
      'Give me a number, even a rough one. How many a second at the peak?',
      'Take round figures and multiply. What do you get per second or per year?',
      'I’d like one figure that decides something. Which one would you work out?',
    ],
  },
  wantInterface: {
    all: [
      'What does a client send, and what comes back?',
      'Write me one call with its fields. What would it look like?',
      'Which call happens most often?',
    ],
  },
  wantData: {
    all: [
      'Which fields does one record have?',
      'By what would you look it up?',
      'Pick the most important thing you store. What does it hold?',
    ],
  },
  wantArchitectureTold: {
    all: [
      'Which parts does a request pass, one after the other?',
      'Name the parts for me, and say what each sends to which.',
      'Where does a request come in, and where does what it brings end up?',
    ],
  },
  wantArchitecture: {
    all: [
      'Could you put that on the board, with arrows between the parts?',
      'I don’t see a connected path on the board yet. Where does a request come in, and where does it end?',
      'Connect the boxes for me. What talks to what?',
    ],
  },
} as const
