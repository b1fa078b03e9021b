import type { PowerUp } from '../vocabulary/interview.ts'

/** Tells the candidate, in one line each, what a power-up does and why it can't be used right now. */
export const powerUpTexts = {
  mentors_whisper: {
    description: 'The coach gives you the next hint, and only you hear it.',
    notNow: 'There are no more hints for this question.',
  },
  time_dilation: {
    description: 'The clock runs at half speed for 4 minutes.',
    notNow: 'The clock isn’t running.',
  },
  second_wind: {
    description: 'When the clock reaches zero you get 5 more minutes, once. Unused, you get it back.',
    notNow: 'There is no clock in this interview.',
  },
  divine_inspiration: {
    description: 'The coach outlines the solution at once, in words and without code.',
    notNow: 'There are no more hints for this question.',
  },
  cognitive_boost: {
    description: 'The coach clarifies the task and shows a card that explains its topic.',
    notNow: 'There’s nothing to clarify right now.',
  },
  time_warp: {
    description: 'The editor goes back to an earlier state of your code. The clock keeps running.',
    notNow: 'There is no earlier state of your code yet.',
  },
  double_edge: {
    description: 'Twice the XP if you pass, none if you do not. Only before you write code.',
    notNow: 'Only in a scored interview, before you write any code.',
  },
  bug_scanner: {
    description: 'The coach names the region of your code that looks suspicious, not how to fix it.',
    notNow: 'Write some code first.',
  },
  shield: {
    description: 'The next submission that fails costs no XP. Unused, you get it back.',
    notNow: 'You can’t lose XP in this interview.',
  },
  instant_feedback: {
    description: 'The coach tells you briefly what your code does well, and where it falls short.',
    notNow: 'Write some code first.',
  },
} as const satisfies Record<PowerUp, { description: string; notNow: string }>
