import { bestScore } from '@greenroom/shared/session'
import type { Dimension, Score } from './rubric.ts'

/** The next step by dimension and score; 0 means too little evidence. */
const nextSteps: Record<Dimension, Record<Score | 0, string>> = {
  'problem solving': {
    0: 'Say one approach aloud, even a slow one, so there’s something to build on.',
    1: 'Work through a tiny example on paper, write down your steps, and turn them into a slow method.',
    2: 'Take your slow method, name the work it repeats, and ask what would save that work.',
    3: 'Before you settle, compare two approaches in a sentence each: what they cost, what could go wrong.',
    4: 'Keep the habit. Try a harder question with a shorter clock.',
  },
  'technical competency': {
    0: 'Write code down, however incomplete, so that it can be run.',
    1: 'Write one small function a day from a blank editor until it runs the first time.',
    2: 'Trace your finished code by hand on the first example before you hand it in.',
    3: 'State time and space for every finished solution, and say which line decides each.',
    4: 'Keep it up. Write it once more next week, without looking.',
  },
  communication: {
    0: 'Think aloud: one sentence before each step is enough.',
    1: 'Answer in whole sentences: what you would do, and why.',
    2: 'Before you code, ask one question about the input and explain the plan in three sentences.',
    3: 'Answer a follow-up first, then give the reason in one sentence.',
    4: 'Keep it up. Tell your next plan to somebody who writes no code.',
  },
  testing: {
    0: 'Name two inputs that could break your code before you hand it in.',
    1: 'After coding, run the smallest, the largest and the strangest input through your head.',
    2: 'Name two edge cases with real values, and say what your code returns for each.',
    3: 'Check your edge cases before you say you’re done, not when you’re asked.',
    4: 'Keep it up. For your last three bugs, say which test would have caught them.',
  },
}

/** The next step in spoken rounds, by dimension and score. */
const nextStepsInWords: Record<string, Record<Score | 0, string>> = {
  accuracy: {
    0: 'Give an answer, however unsure: say what you know, and where you start to guess.',
    1: 'Read the solution, close it, and write the answer down in five sentences of your own.',
    2: 'Go through the solution point by point, and say each one you missed aloud.',
    3: 'Practise saying the decisive point first, and the reasons after it.',
    4: 'Keep it up. Take a question from a field you know less well.',
  },
  depth: {
    0: 'Answer the main question sooner, so there’s time for the follow-ups.',
    1: 'For each thing you say, ask yourself what it costs and when it would be wrong.',
    2: 'Prepare one example from your own work per topic, and what you’d do differently today.',
    3: 'Name the limits of your answer before you’re asked for them.',
    4: 'Keep it up. Explain the same to somebody new to the field.',
  },
  clarity: {
    0: 'Answer in two or three sentences.',
    1: 'Say the answer in one sentence, then the reason in one, then an example.',
    2: 'Ask one question about the case before you answer, and say what you assume.',
    3: 'Before a long answer, say in a few words how it’s built.',
    4: 'Keep it up. Tell your next plan to somebody who writes no code.',
  },
  'own part': {
    0: 'Tell one real case, and say “I” for what you did.',
    1: 'Write your story down, and put a name to every “we”.',
    2: 'Tell it again with three sentences that begin with “I”: decided, did, told.',
    3: 'Add the decision that was yours alone, and what stood against it.',
    4: 'Keep it up. Prepare a second story in which you were wrong.',
  },
  'specifics and result': {
    0: 'Say how it ended, with one number.',
    1: 'Look up the figures of your story: how many, how long, before and after.',
    2: 'Give your story a number and an end: what it was before, what it was after.',
    3: 'Say how you measured the result, and what it would have been without you.',
    4: 'Keep it up. Say the same in half the time.',
  },
  reflection: {
    0: 'End your story with what you do differently since.',
    1: 'Ask yourself what you’d do in the first ten minutes today.',
    2: 'Swap “more careful” for a change somebody could check: a test, a limit, a habit.',
    3: 'Add what changed for others, not only for you.',
    4: 'Keep it up. Find a story you still haven’t learned enough from.',
  },
  requirements: {
    0: 'Start with what the system is for: who uses it, how much, how fast, and what may be lost.',
    1: 'Write down three things it must do and three numbers it must meet before you draw.',
    2: 'Ask for the numbers that decide the design: reads, writes, size, and how fresh an answer must be.',
    3: 'Say which requirement you’d give up first, and what that would buy.',
    4: 'Keep it up. Try a design whose requirements contradict each other.',
  },
  'API and data': {
    0: 'Name the two or three calls that matter, with their fields, before the boxes.',
    1: 'Write one call and one table on paper for each thing the system must do.',
    2: 'Say by which key each thing is found, and which index that needs.',
    3: 'Say what happens when the same call comes twice.',
    4: 'Keep it up. Change a call without breaking those who use the old one.',
  },
  architecture: {
    0: 'Follow one request through the system, from the user to the disk and back.',
    1: 'Start with the smallest system that works, and say what it’s made of.',
    2: 'For each part, say what it’s responsible for and what it doesn’t know.',
    3: 'Say which part you’d build first, and which you’d leave out at the start.',
    4: 'Keep it up. Draw the same system for a tenth and for ten times the load.',
  },
  scale: {
    0: 'Work one number out aloud: how many requests a second at the peak.',
    1: 'Practise estimates with round numbers: users times actions, divided by seconds.',
    2: 'Say which part fills up first when the load doubles, and what you’d do then.',
    3: 'Say what you’d measure to know the limit is coming closer.',
    4: 'Keep it up. Design for a load that comes all in one minute.',
  },
  'storage and consistency': {
    0: 'Say where the data lives, and what two users see who write at the same time.',
    1: 'Read about transactions and replication, and explain each in three sentences.',
    2: 'For each kind of data, say how stale it may be, and who would notice.',
    3: 'Say what a reader sees while a replica lags, and why that’s acceptable.',
    4: 'Keep it up. Do without transactions, and say what holds instead.',
  },
  reliability: {
    0: 'Let one part fail, and say what the users notice.',
    1: 'Go through your drawing box by box: what happens without this one?',
    2: 'For each call, say what happens when it’s repeated, and when it never answers.',
    3: 'Say how you’d prove that your remedy works before the failure comes.',
    4: 'Keep it up. Now lose a whole data centre.',
  },
  operability: {
    0: 'Say how you’d notice at night that it’s broken.',
    1: 'Name three numbers you’d put on a wall, and the value at which somebody gets a call.',
    2: 'Say how a new version gets out, and how it gets back.',
    3: 'Say what somebody on call sees first, and what they can do in five minutes.',
    4: 'Keep it up. Plan a change of the data while users are at work.',
  },
  'trade-offs': {
    0: 'Name one thing your design is bad at.',
    1: 'For one decision, describe the other way in a sentence, and why you didn’t take it.',
    2: 'Say what would have to change for the other way to be better.',
    3: 'Weigh a trade-off in numbers instead of adjectives.',
    4: 'Keep it up. Defend the opposite design for five minutes.',
  },
}

/**
 * Returns the next step in a dimension of any round. `missing` is a point of a right answer that the candidate didn't
 * make.
 */
export function nextStepFor(dimension: string, score: Score | null, missing: string | null = null): string {
  if (dimension === 'accuracy' && score !== null && score < bestScore && missing !== null)
    return `Say this one aloud until it sits: ${missing}.`
  return { ...nextSteps, ...nextStepsInWords }[dimension]?.[score ?? 0] ?? ''
}
