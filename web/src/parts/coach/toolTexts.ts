import type { PowerUpRefundReason } from '@greenroom/shared/session'
import type { PowerUp } from '@greenroom/shared/vocabulary'

/** What coach, power-ups and notes say. Descriptions and refusals of the engine come from there. */
export const toolTexts = {
  caps: (dimension: string, cap: number) => `caps ${dimension} at ${cap}`,
  free: 'no effect on the score',
  eachDimension: 'each dimension',
  over: 'The interview has ended. What the coach told you stands in its replay.',

  help: 'Hints and things to ask for',
  ladder: 'Hint ladder',
  ladderStanding: (rung: number) => `Hint ladder, ${rung} of 5`,
  nextHint: (rung: number) => `Reveal hint ${rung}`,
  nextCosts: (rung: number, cost: string) => `Hint ${rung}: ${cost}.`,
  passedRung: 'passed over',
  rungs: ['Reflect', 'The limit that matters', 'A small example', 'The technique', 'The outline in words'],
  noHints: {
    all: 'All hints of this question are given.',
    handedIn: 'The code is handed in: there are no more hints for this question.',
    statements: 'A statement is true or false: a hint would be the answer.',
    tutorial: 'The interviewer helps by itself when you are stuck.',
  },

  askFor: 'Ask the coach',
  tokens: (tokens: number) => `An answer uses ${tokens} tokens.`,
  asks: {
    respondToMessage: { label: 'How do I answer?', what: 'About what the interviewer said last.' },
    provideClarification: { label: 'Make the task clearer', what: 'What is asked, in other words.' },
    provideCodeFeedback: { label: 'Say what my code is like', what: 'What is good in it and what is not.' },
    recommendCodeImprovements: { label: 'Improve my code', what: 'What could be better.' },
    simplifyCode: { label: 'Simplify my code', what: 'What could be shorter.' },
    detectBugsInCode: { label: 'Look for bugs', what: 'Which region looks suspicious.' },
    debug: { label: 'Debug with me', what: 'Where to look, step by step.' },
  },
  noCode: 'write some code first',
  inWords: 'this question is answered in words',

  conversation: 'Between you and the coach',
  private:
    'Only you see this. The interviewer neither hears the coach nor waits for it. A word with the coach has no effect on the score.',
  answering: 'The coach is answering',
  compose: 'Ask the coach',
  send: 'Send to the coach',

  pad: {
    note: 'For you alone. It is kept in this browser, for this interview, and never sent.',
    label: 'Private notes',
    placeholder: 'Write what you want to keep in mind',
  },

  powerUps: {
    used: (used: number, most: number) => `${used} of ${most} used in this session`,
    apart: 'Help is shown on your scorecard. XP and score stay apart.',
    charges: (charges: number) => (charges === 1 ? '1 charge' : `${charges} charges`),
    costs: (charges: number) => (charges === 0 ? 'No charge' : charges === 1 ? '1 charge' : `${charges} charges`),
    have: (charges: number, xp: number) =>
      `You have ${charges === 1 ? '1 charge' : `${charges} charges`} and ${xp.toLocaleString('en-GB')} XP. Each finished interview earns a charge.`,
    unknown: 'Your charges could not be loaded.',
    tryAgain: 'Try again',
    needAccount: 'Power-ups are earned with an account, by finishing interviews and lessons.',
    tooFew: (needed: number, have: number) =>
      `Needs ${needed === 1 ? '1 charge' : `${needed} charges`}; you have ${have}.`,
    use: 'Use',
    named: (name: string) => `Use ${name.toLowerCase()}`,
    usedAt: (time: string) => `Used ${time}`,
    isCapped: (dimension: string, cap: number) => `${dimension} is capped at ${cap}`,
    rung: (rung: number, cost: string) => `Hint ${rung} of 5, ${cost}`,
    assisted: 'The run is marked assisted',
    assistedIfSpent: 'The run is marked assisted if it comes to that',
    xpOnly: 'XP only, the score stays as it is',
    noEffect: 'No effect on the score',
    runs: (left: string) => `Half speed, ${left} left`,
    active: {
      second_wind: 'Waits for the clock to reach zero.',
      shield: 'Waits for the next submission.',
      double_edge: 'At stake until the scorecard is there.',
    } as Partial<Record<PowerUp, string>>,
    coachAnswers: 'The coach is answering.',
    refunds: {
      failed: 'it did not work',
      question_over: 'the question was over before the answer came',
      interview_ended: 'the interview was over before the answer came',
      nothing_new: 'it brought nothing new',
      not_needed: 'it was not needed',
    } satisfies Record<PowerUpRefundReason, string>,
    cameBack: (why: string) => `It came back to you: ${why}.`,
    refunded: (name: string, why: string) => `${name} came back to you: ${why}.`,
    again: 'You can use it again.',
    ended: {
      time_dilation: 'Time dilation is over. The clock runs at its usual speed.',
      second_wind: 'Second wind: you have 5 more minutes.',
      shield: 'The shield took the failed submission. It cost no XP.',
    } as Partial<Record<PowerUp, string>>,
    closeNotice: 'Close this notice',
    confirmTitle: (name: string) => `Use ${name}?`,
    confirmBody: (costs: string, effect: string) => `${costs}. ${effect}.`,
    cancel: 'Not now',
  },
  warp: {
    title: 'Time warp: go back to',
    note: 'The clock does not go back. What stands in the editor now is kept in the replay.',
    loading: 'Looking for earlier moments of your code',
    none: 'There is no earlier moment that differs from what you have now.',
    failed: 'The earlier moments could not be loaded.',
    moments: 'Moments of your code',
    preview: 'The code at that moment',
    lines: (lines: number, language: string) => `${lines === 1 ? '1 line' : `${lines} lines`}, ${language}`,
    confirm: 'Go back to this',
    cancel: 'Stay here',
  },
} as const
