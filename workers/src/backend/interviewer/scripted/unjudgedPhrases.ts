/**
 * The scripted interviewer's lines for a spoken question that isn't one of ours. They fit its kind and give nothing
 * away.
 */
export const unjudgedPhrases = {
  /** For callers that don't even send the question. */
  askForQuestion: {
    all: [
      'I don’t have the question in front of me. Could you read it to me?',
      'I can’t see the question yet. What does it say?',
    ],
  },
  noOpenHints: {
    all: [
      'I have no hint for this one. Start with the part you can explain.',
      'There’s no hint here. What do you know for certain?',
      'No hint from me on this. Try the smallest case you can think of.',
    ],
  },
  inviteQuestions: {
    all: ['What would you like to know before you answer?', 'Ask me first, or start. Where would you begin?'],
  },
  notKnowingUnjudged: {
    all: [
      'That’s fine. Which part of it do you know?',
      'Then take the smallest case of it. What happens there?',
      'Start from something you know for certain. What is that?',
    ],
  },
  openCase: {
    all: ['Take one concrete case: what happens in it, step by step?', 'Give me an example. What happens first in it?'],
  },
  openReason: {
    all: ['What makes you sure of that?', 'How would you convince a colleague who doubts it?'],
  },
  openLimits: {
    all: ['Where does that stop being true?', 'In which situation would you say the opposite?'],
  },
  openCheck: {
    all: ['How would you check that it’s so?', 'What would you look at to find out whether it holds?'],
  },
  openTrace: {
    all: ['Take a small input: what does it do with it, line by line?', 'What does it return for the smallest input?'],
  },
  openPurpose: {
    all: ['What is it for, in one sentence?', 'What would you call it, so that the name tells what it does?'],
  },
  openBreaks: {
    all: ['Which input would surprise whoever wrote it?', 'Where would it go wrong first?'],
  },
  openImprove: {
    all: ['What would you change in it first, and why?', 'If this came up in a review, what would you ask for?'],
  },
  openMethod: {
    all: ['What does your method do first, and what after that?', 'Tell me the method in full, one step at a time?'],
  },
  openExample: {
    all: ['What does it do with a small example, by hand?', 'Follow it through a small case. What comes out?'],
  },
  openProof: {
    all: ['Why does it always find the right result?', 'What tells you that it can’t miss anything?'],
  },
  openGrowth: {
    all: ['How does the work grow when the input doubles?', 'What does it cost in time and in memory?'],
  },
  openClasses: {
    all: [
      'Which classes do you see, and what is each responsible for?',
      'Which objects are there, and what does each know?',
    ],
  },
  openCalls: {
    all: ['Which calls do they make to each other?', 'Who calls whom when somebody uses it?'],
  },
  openChange: {
    all: [
      'Which change would you expect, and what would change with it?',
      'What would you have to touch for a new rule?',
    ],
  },
  openTests: {
    all: ['How would you test it?', 'Which test would you write first?'],
  },
  openRequirements: {
    all: ['What does it have to do, and for how many people?', 'What would you settle before you design anything?'],
  },
  openInterface: {
    all: [
      'Which calls does it offer, and what data lies behind them?',
      'What does a client send, and what is stored of it?',
    ],
  },
  openRequest: {
    all: [
      'Follow one request: which parts does it pass?',
      'Which parts are there, and how does a write get through them?',
    ],
  },
  openLoad: {
    all: ['What breaks first with ten times the load?', 'Where is the bottleneck, and what would you do about it?'],
  },
  openStorage: {
    all: [
      'Where is the data kept, and what may be out of date?',
      'Which store would you use, and what does it promise?',
    ],
  },
  openFailure: {
    all: ['What happens when one of these parts fails?', 'Which failure would users notice first?'],
  },
  openGivenUp: {
    all: ['What did you give up with this design?', 'What would make you build it differently?'],
  },
  openOwnWords: {
    all: ['What is the idea of it, in your own words?', 'How would you explain it to somebody new?'],
  },
  openUse: {
    all: ['Where would you use that first?', 'What would you do with it in your own work?'],
  },
  openUnclear: {
    all: ['What is still unclear to you?', 'Which part would you like to go through again?'],
  },
} as const
