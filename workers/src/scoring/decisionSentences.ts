import type { HiringDecision } from '@greenroom/shared/session'

/**
 * Sentences that explain an interview's decision, one per pattern. They describe what was observed, and nothing that
 * the scores don't show; advice is in `nextSteps.ts`. Each has at most twenty words.
 */
const counted = (passed: number, total: number): string => `${passed} of ${total}`

/** For a coding round, by telephone or on site. */
export const workSentences = {
  skipped: 'You skipped the question, and a hire needs an answer to every one.',
  tooLittle: {
    nothing: 'Nothing you said or wrote was enough for a score, so nothing counts towards your readiness.',
    noCode: 'No code was handed in, and the rest wasn’t enough to decide. Nothing counts towards your readiness.',
    one: (dimension: string) =>
      `Only ${dimension} could be scored. That’s too little to decide, so nothing counts towards your readiness.`,
    few: 'Too few parts could be scored to decide fairly, so nothing counts towards your readiness.',
  },
  allAtTheTop: 'A right solution, well tested and clearly explained. Nothing to fix.',
  allScoredAtTheTop: 'Strong in every part that could be scored.',
  allAlike: 'Solid throughout. No part stood out, and none held you back.',
  noResult: 'Your code never got a test result, and without one there’s no hire.',
  incorrect: (passed: number, total: number) =>
    `It isn’t right yet: ${counted(passed, total)} of the cases that aren’t large passed, and a hire needs all.`,
  inefficient: (passed: number, total: number) =>
    `Right, but not efficient: ${counted(passed, total)} large inputs passed, and a hire needs four in five.`,
  noCosts: 'It works, but you never stated its cost in both time and space.',
  foundBug: (passed: number, total: number) =>
    `${counted(passed, total)} tests passed, and you found out why the others failed. That’s what tipped it.`,
  /** For a strong hire: the weakest dimension. */
  strong: {
    testing: 'A strong solution. Your testing was good, not thorough.',
    communication: 'A strong solution. You could have said more of what you were thinking.',
    'problem solving': 'Strong code. The approach left a little to gain.',
    'technical competency': 'The right idea. The code left a little to gain.',
    other: 'Strong in every part that counts.',
  },
  hired: {
    testing: 'A good solution. The edge cases got less care than the rest.',
    communication: 'A good solution. You explained less of it than you knew.',
    'problem solving': 'Good code. The way to the approach was the harder part.',
    'technical competency': 'A good approach. The code was the weaker half.',
    other: 'Good enough in every part that counts.',
  },
  /** For a hire, strong or leaning, with one weak part. */
  hiredWithOneWeak: {
    testing: 'A good solution. You barely tested it.',
    communication: 'A good solution. We had to guess what you were thinking.',
    'problem solving': 'Good code. How you got to it was the weak part.',
    'technical competency': 'You found the approach. The code lagged behind.',
    other: 'One part was weak, and the others carried it.',
  },
  /** For a leaning no hire. */
  near: {
    noCode: 'You talked it through, but no code was handed in.',
    noTest: 'There was an idea, but the code passed none of the tests.',
    someTests: (passed: number, total: number) =>
      `Close, but wrong: the code passed ${counted(passed, total)} tests, and a hire needs four in five.`,
    foundBug: 'You found your own bug, but too much was missing around it.',
    below: {
      testing: 'Nothing was tested, and a hire needs every part.',
      communication: 'We couldn’t follow how you got there, and a hire needs every part.',
      'problem solving': 'You never got to an approach that works, and a hire needs one.',
      'technical competency': 'The code never got there, and a hire needs it to.',
      other: 'One part was missing altogether, and a hire needs all of them.',
    },
    works: {
      testing: 'It works, but you never checked that it does.',
      communication: 'It works, but you explained too little of it for a hire.',
      'problem solving': 'It works, but how you got to it stayed too thin for a hire.',
      'technical competency': 'It works, but the code and its cost needed more care.',
      other: 'It works, but too much was missing around it for a hire.',
    },
    short: {
      testing: 'Too little of your solution was checked for a hire.',
      communication: 'You explained too little of it for a hire.',
      'problem solving': 'The approach stayed too rough for a hire.',
      'technical competency': 'The code and its cost needed more care for a hire.',
      other: 'Too much was missing for a hire.',
    },
  },
  /** For a strong no hire. */
  far: {
    noCode: 'No code was handed in, and what you said didn’t get to a solution.',
    noTest: 'The code passed none of the tests, and little else made up for it.',
    someTests: (passed: number, total: number) =>
      `The code passed ${counted(passed, total)} tests, and little else made up for it.`,
    foundBug: 'You found your own bug, but most of what a hire needs was missing.',
    below: { other: 'Most of what a solution needs was missing this time.' },
    works: { other: 'It works, but most of what a hire needs was missing around it.' },
    short: { other: 'Most of what a hire needs was missing this time.' },
  },
  question: (number: number, summary: string) => `It came down to question ${number}. ${summary}`,
  thinQuestion: (number: number) => `It came down to question ${number}, where there was too little to score.`,
  overQuestions: {
    strong_hire: 'Strong in every question.',
    leaning_hire: 'Good enough in every question, with room left in one or two parts.',
    leaning_no_hire: 'No question failed, but too few parts stood out for a hire.',
    strong_no_hire: 'Too much was missing in every question.',
  } satisfies Record<HiringDecision, string>,
  /** For several questions with different decisions. */
  overUnlikeQuestions: {
    strong_hire: (weakest: number) => `Strong over all questions together; question ${weakest} was the weakest.`,
    leaning_hire: (weakest: number) => `Good enough over all questions together; question ${weakest} was the weakest.`,
    leaning_no_hire: (weakest: number) =>
      `Not enough over all questions together; question ${weakest} was the weakest.`,
    strong_no_hire: (weakest: number) => `Too much was missing over all; most of it in question ${weakest}.`,
  } satisfies Record<HiringDecision, (weakest: number) => string>,
} as const

/** For a design: the deciding factor, then its biggest gap. */
export const designSentences = {
  decided: {
    strong_hire: 'A design that holds from its requirements to its trade-offs.',
    leaning_hire: 'A design that holds up.',
    leaning_no_hire: 'The main parts were there, but too much around them was missing.',
    strong_no_hire: 'There was too little of a design to build on.',
  } satisfies Record<HiringDecision, string>,
  below: {
    both: 'Neither what the system has to do nor the way through it became clear.',
    requirements: 'You designed before it was clear what the system has to do.',
    architecture: 'Good questions, but no request ever travelled the whole way through a design.',
  },
  /** The missing point, worded by its author as something a strong answer does. */
  point: (point: string) => `A strong design also ${point}.`,
  /** For a dimension in which little or nothing was seen. */
  missing: {
    requirements: 'What the system has to do was hardly asked.',
    'API and data': 'You didn’t say what is stored, or how it is called.',
    architecture: 'You never followed a request through the system.',
    scale: 'What gives way first under load never came up.',
    'storage and consistency': 'What two people writing at once would see never came up.',
    reliability: 'What happens when a part fails never came up.',
    operability: 'How you’d notice that it’s broken never came up.',
    'trade-offs': 'What the design is bad at never came up.',
    other: '',
  },
  /** For a dimension that was mentioned, but not developed. */
  thin: {
    requirements: 'Its requirements stayed thin.',
    'API and data': 'Its calls and its data stayed thin.',
    architecture: 'Its parts needed more reasons.',
    scale: 'You touched on scale without working a number out.',
    'storage and consistency': 'You touched on storage without saying how stale it may be.',
    reliability: 'You touched on failures without following one through.',
    operability: 'You touched on running it without saying what you’d watch.',
    'trade-offs': 'You named a trade-off without weighing it.',
    other: '',
  },
} as const

/** For a knowledge question, an explanation, or an algorithm without code. */
export const knowledgeSentences = {
  all: 'Right, deep and clear. Nothing to fix.',
  noFollowUp: 'A right answer. Nothing beyond it could be scored.',
  hardToFollow: 'You know it. It was hard to follow.',
  shallow: 'Right, with little beyond the answer itself.',
  right: 'Right, and you knew why.',
  clearAndMostlyRight: 'Clear and mostly right.',
  mostlyRight: 'Mostly right.',
  noAnswer: 'The answer itself never came, so the rest couldn’t carry it.',
  rightAndLittleElse: 'The answer was right, but too little stood behind it for a hire.',
  clearButWrong: 'Clear, but wrong.',
  wrong: 'The answer itself wasn’t there this time.',
  clearButHalf: 'Clear, but much of the answer was missing.',
  half: 'You were on the way, but much of the answer was missing.',
  points: {
    contradicted: (point: string) => `One point was the wrong way round: ${point}.`,
    missing: (point: string) => `You never said this: ${point}.`,
  },
} as const

/** For a deck of statements. */
export const deckSentences = {
  all: 'You knew what’s true, how sure you were, and why.',
  noFollowUp: 'You knew what’s true. Your reasons couldn’t be scored.',
  hardToFollow: 'Mostly right. Your reasons were hard to make out.',
  shallow: 'Mostly right, but rarely for the reason that makes it so.',
  right: 'Right nearly every time, and as sure as you should be.',
  clearAndMostlyRight: 'Clear reasons and mostly right, with a few statements that caught you out.',
  mostlyRight: 'Mostly right, with a few statements that caught you out.',
  noAnswer: 'There was no answer to score.',
  rightAndLittleElse: 'Your verdicts were right, but you rarely said why.',
  clearButWrong: 'Clear reasons, but too many wrong verdicts.',
  wrong: 'Most of the verdicts were wrong, or missing.',
  clearButHalf: 'Clear reasons, but many of the verdicts were wrong.',
  half: 'Too many verdicts were wrong for how sure you were.',
} as const

/** For a story about the candidate's own work. */
export const storySentences = {
  decided: {
    strong_hire: 'Clear about your part, with numbers and something learned.',
    leaning_hire: 'Easy to follow, and your own part was clear.',
    leaning_no_hire: 'Easy to follow, but your own part didn’t come through.',
    strong_no_hire: 'You said little about what you did yourself.',
  } satisfies Record<HiringDecision, string>,
  gap: {
    'own part': 'You never said what you did yourself.',
    'specifics and result': 'It needs numbers, and an end.',
    reflection: 'You didn’t say what changed because of it.',
    clarity: 'Tell it in order next time.',
    other: '',
  },
} as const
