import type { DesignPhase } from '@greenroom/shared/rules'

/** A sentence in bold and a second one. */
type Words = readonly [string, string]

/** UI text for suggestions and their reasons, and the advice for each step. */
export const prompterTexts = {
  open: 'Suggest a question',
  title: 'Ask next',
  note: 'Press a question to put it in your message, then send it.',
  none: 'Nothing to suggest. Let the candidate work.',
  ask: {
    assumptions: 'What would you like to know before you start?',
    approach: 'How would you solve it? Start with the simplest approach.',
    cost: 'What’s the time and space complexity of that?',
    better: 'Can you do better than that?',
    begin: 'Shall we code it? Start wherever you like.',
    silence: 'What are you thinking about right now?',
    stuck: 'Where are you stuck?',
    smallest: 'We’re short of time. What’s the smallest version that works?',
    test: 'Which input would you try first, and why?',
    trace: (input: string) => `What does your code return for ${input}?`,
    breaks: 'Which input could break it?',
    doubling: 'What happens to the running time if the input doubles?',
    moveOn: 'Let’s move on from here. What would you do next?',
    theirs: 'What would you like to ask me?',
  },
  why: {
    opening: 'This gets the question started.',
    assumptions: 'The candidate hasn’t asked anything yet.',
    approach: 'The candidate hasn’t described a plan in the chat yet.',
    cost: 'The candidate hasn’t stated the complexity in the chat yet.',
    better: 'The candidate stated a complexity. Is it the best possible?',
    begin: 'Time’s up for this step.',
    silence: (minutes: number) => `The candidate has been quiet for ${minutes} min.`,
    stuck: (minutes: number, rung: number) =>
      `The candidate has been quiet for ${minutes} min. Hint ${rung} is next in the guide.`,
    smallest: 'Time’s up for this step.',
    test: 'Let the candidate test before you do.',
    trace: (right: string) => `The code fails on this input. The right answer is ${right}.`,
    breaks: 'A hidden test fails.',
    doubling: (times: string) => `In our test, twice the input took the code ${times} times as long.`,
    edgeCase: 'This is an edge case for the question.',
    followUp: 'This is a follow-up for the question.',
    moveOn: 'Time’s up for this step.',
    theirs: 'The last few minutes are for the candidate’s questions.',
  },
  now: {
    label: 'Now',
    until: (step: string, time: string) => `Now, ${step}, until about ${time}`,
    over: (step: string) => `Now, ${step}, past its planned time`,
    stands: (step: string) => `Now, ${step}. The clock isn’t running.`,
  },
  advice: {
    introduction: (): Words => [
      'Put the question in your own words.',
      'Then let the candidate ask questions. The answers are under “If they ask”.',
    ],
    clarification: (name: string): Words => [
      `Let ${name} ask first.`,
      'Answer what they ask. Don’t offer anything else yet.',
    ],
    approach: (): Words => [
      'Ask for a plan before any code.',
      'Which approach, and what’s its time and space complexity?',
    ],
    coding: (name: string): Words => [`Let ${name} write.`, 'Only step in if they’re silent for a while.'],
    codingCost: (name: string): Words => [
      `Let ${name} write. Ask about the complexity.`,
      'It hasn’t come up in the chat yet.',
    ],
    codingQuiet: (name: string): Words => [`Ask ${name} to think aloud.`, 'They’ve been quiet for a while.'],
    testing: (name: string): Words => [`Let ${name} test the code.`, 'Ask for an input that could break it.'],
    bug: (name: string): Words => [
      `Let ${name} find the bug. Don’t mention the input.`,
      'If they get stuck, ask what the code returns for:',
    ],
    failing: (name: string): Words => [
      `Let ${name} find the bug.`,
      'A hidden test fails. Ask which input could break it.',
    ],
    right: (): Words => ['The code works. Ask about its time and space complexity.', 'Then ask a follow-up.'],
    follow_up: (): Words => ['Ask a follow-up.', 'Leave five minutes for the candidate’s questions.'],
    design: {
      requirements: (name) => [`Let ${name} ask what the system has to do.`, 'The answers are under “If they ask”.'],
      estimates: () => ['Ask for numbers.', 'How many, how large, and how often?'],
      interface: () => ['Ask about the API.', 'Who calls what, and what comes back?'],
      data: () => ['Ask what data the system stores.', 'What’s the key, and what has to be consistent?'],
      architecture: (name) => [
        `Let ${name} draw. Follow one request through the design.`,
        'Whenever they make a choice, ask why.',
      ],
      depth: () => ['Pick the weakest part, and discuss it in depth.', 'What breaks first, and who notices?'],
    } satisfies Record<DesignPhase, (name: string) => Words>,
    wrap_up: (): Words => [
      'Leave time for the candidate’s questions.',
      'Then end the interview, and write the scorecard.',
    ],
  },
} as const
