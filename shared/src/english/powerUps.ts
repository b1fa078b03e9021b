import type { PowerUp } from '../vocabulary/interview.ts'

/** What each power-up does, in one line for the candidate, and why it is of no use at this moment, where it is not. */
export const powerUpTexts = {
  mentors_whisper: {
    description: 'The coach gives you the next hint, and only you hear it.',
    notNow: 'There is no further hint to give for this question.',
  },
  time_dilation: {
    description: 'The clock runs at half speed for 4 minutes.',
    notNow: 'The clock is not running at the moment.',
  },
  second_wind: {
    description: 'When the clock reaches zero you get 5 more minutes, once. Unused, it comes back to you.',
    notNow: 'There is no clock in this interview.',
  },
  divine_inspiration: {
    description: 'The coach outlines the solution at once, in words and without code.',
    notNow: 'There is no further hint to give for this question.',
  },
  cognitive_boost: {
    description: 'The coach clarifies the task and shows a card that explains its topic.',
    notNow: 'There is nothing to clarify at the moment.',
  },
  time_warp: {
    description: 'The editor goes back to an earlier state of your code. The clock keeps running.',
    notNow: 'There is no earlier state of your code yet.',
  },
  double_edge: {
    description: 'Twice the XP if you pass, none if you do not. Only before you write code.',
    notNow: 'This can only be used in a scored interview, before the first code is written.',
  },
  bug_scanner: {
    description: 'The coach names the region of your code that looks suspicious, not how to mend it.',
    notNow: 'Write some code first.',
  },
  shield: {
    description: 'The next submission that fails costs no XP. Unused, it comes back to you.',
    notNow: 'No XP can be lost in this interview.',
  },
  instant_feedback: {
    description: 'The coach tells you briefly what your code does well and what it does not.',
    notNow: 'Write some code first.',
  },
} as const satisfies Record<PowerUp, { description: string; notNow: string }>
