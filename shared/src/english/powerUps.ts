import type { PowerUp } from '../vocabulary/interview.ts'

/** Tells the candidate, in one line each, what a power-up does and why it can't be used right now. */
export const powerUpTexts = {
  mentors_whisper: {
    description: 'The coach gives you the next hint privately.',
    notNow: 'There are no more hints for this question.',
  },
  time_dilation: {
    description: 'The clock runs at half speed for 4 minutes.',
    notNow: 'The clock isn’t running.',
  },
  second_wind: {
    description:
      'The first time the clock hits zero, you get 5 more minutes. If you don’t need them, you get the power-up back.',
    notNow: 'This interview has no clock.',
  },
  divine_inspiration: {
    description: 'The coach outlines the solution straight away, in words, not code.',
    notNow: 'There are no more hints for this question.',
  },
  cognitive_boost: {
    description: 'The coach clarifies the task and shows a card that explains its topic.',
    notNow: 'There’s nothing to clarify right now.',
  },
  time_warp: {
    description: 'Your code goes back to an earlier version. The clock keeps running.',
    notNow: 'There’s no earlier code to go back to yet.',
  },
  double_edge: {
    description:
      'You get double the XP if you pass, and none if you don’t. Use this power-up before you write any code.',
    notNow: 'You can only use this in a scored interview, before you write any code.',
  },
  bug_scanner: {
    description: 'The coach shows where a bug may be, but not how to fix it.',
    notNow: 'Write some code first.',
  },
  shield: {
    description: 'Your next failed submission costs no XP. If you don’t need the shield, you get it back.',
    notNow: 'You can’t lose XP in this interview.',
  },
  instant_feedback: {
    description: 'The coach tells you briefly what your code does well and where it falls short.',
    notNow: 'Write some code first.',
  },
} as const satisfies Record<PowerUp, { description: string; notNow: string }>
