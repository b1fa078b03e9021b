import type { Dimension, Score } from './rubric.ts'

/** What to do next, by dimension and score; under 0 stands what to do where there was not enough to judge. */
const nextSteps: Record<Dimension, Record<Score | 0, string>> = {
  'problem solving': {
    0: 'Say at least one approach aloud next time, even a slow one, so that there is something to build on.',
    1: 'Begin with a tiny example on paper, write down each step you take, and turn those steps into a first slow method.',
    2: 'Take your slow method, name the work it repeats, and ask which information would save that work.',
    3: 'Before settling, compare two approaches in a sentence each: their cost, and what could go wrong.',
    4: 'Keep the habit, and practise on a harder difficulty with a shorter clock.',
  },
  'technical competency': {
    0: 'Write the code down next time, however incomplete, so that it can be run.',
    1: 'Practise writing one small function a day from a blank editor until it runs at the first try.',
    2: 'Trace the finished code by hand on the first example before you hand it in, and correct what differs.',
    3: 'State time and space in big-O for every finished solution, and say which line decides each of them.',
    4: 'Keep it up; next, write the same solution in a second language.',
  },
  communication: {
    0: 'Think aloud: one sentence before each step is enough to be judged on.',
    1: 'Answer the question that was put in whole sentences: what you would do, and why.',
    2: 'Before coding, ask one question about the input and explain the plan in three sentences.',
    3: 'When answering a follow-up, give the answer first and then the reason in one sentence.',
    4: 'Keep it up; next, practise saying the same in half as many words.',
  },
  testing: {
    0: 'Name two inputs that could break your code before you hand it in.',
    1: 'After coding, list the smallest, the largest and the strangest allowed input, and run each in your head.',
    2: 'Name two edge cases with concrete values, and say what your code returns for each.',
    3: 'Check your edge cases before you say that you are done, not after you are asked.',
    4: 'Keep it up; next, say which test would have caught each bug you once had.',
  },
}

/** The same for the dimensions of the rounds that are answered in words. */
const nextStepsInWords: Record<string, Record<Score | 0, string>> = {
  accuracy: {
    0: 'Give an answer next time, however unsure: say what you know, and where you begin to guess.',
    1: 'Read the explanation under this question, close it, and write the answer down in five sentences of your own.',
    2: 'Compare your answer with the explanation point by point, and say aloud each one that was missing.',
    3: 'Practise saying the decisive point first, and the reasons after it.',
    4: 'Keep it up; next, take a question from a field that you know less well.',
  },
  depth: {
    0: 'Answer the main question sooner next time, so that there is time for what follows from it.',
    1: 'For each thing you say, ask yourself what it costs and when it would be wrong.',
    2: 'Prepare one example from your own work for each topic, and say what you would do differently today.',
    3: 'Name the limits of your answer before you are asked for them.',
    4: 'Keep it up; next, explain the same to somebody who does not know the field.',
  },
  clarity: {
    0: 'Think aloud: one sentence before each step is enough to be judged on.',
    1: 'Say the answer in one sentence, then the reason in one, then an example.',
    2: 'Ask one question about the case before you answer, and say what you assume.',
    3: 'Before a long answer, say in a few words how it is built.',
    4: 'Keep it up; next, practise saying the same in half as many words.',
  },
  requirements: {
    0: 'Begin with what the system is for: who uses it, how much, how fast, and what may be lost.',
    1: 'Write down three things it must do and three numbers it must meet before you draw anything.',
    2: 'Ask for the numbers that decide the design: reads, writes, size, and how fresh an answer must be.',
    3: 'Say which requirement you would give up first, and what that would buy.',
    4: 'Keep it up; next, try a design in which two requirements contradict each other.',
  },
  'API and data': {
    0: 'Name the two or three calls that matter, with their fields, before the boxes.',
    1: 'Write one call and one table on paper for each thing the system must do.',
    2: 'Say by which key each thing is found, and which index that needs.',
    3: 'Say what happens when the same call comes twice.',
    4: 'Keep it up; next, change a call without breaking those who use the old one.',
  },
  architecture: {
    0: 'Draw the way of one request through the system, from the user to the disk and back.',
    1: 'Begin with the smallest system that works, and say what it consists of.',
    2: 'For each part, say what it is responsible for and what it does not know.',
    3: 'Say which part you would build first, and which you would leave out at the beginning.',
    4: 'Keep it up; next, draw the same system for a tenth and for ten times the load.',
  },
  scale: {
    0: 'Work one number out aloud: how many requests a second at the peak.',
    1: 'Practise estimates with round numbers: users times actions, divided by seconds.',
    2: 'Say which part is full first when the load doubles, and what you would do then.',
    3: 'Say what you would measure to know that the limit comes nearer.',
    4: 'Keep it up; next, design for a load that comes all in one minute.',
  },
  'storage and consistency': {
    0: 'Say where the data lies, and what two users see who write at the same time.',
    1: 'Read about transactions and replication, and explain each in three sentences.',
    2: 'For each kind of data, say how stale it may be, and who notices.',
    3: 'Say what a reader sees while a replica lags, and why that is acceptable.',
    4: 'Keep it up; next, do without transactions and say what holds instead.',
  },
  reliability: {
    0: 'Let one part die, and say what the users notice.',
    1: 'Go through your drawing box by box: what happens without this one?',
    2: 'Say for each call what happens when it is repeated, and when it never answers.',
    3: 'Say how you would prove that your remedy works before the failure comes.',
    4: 'Keep it up; next, let a whole data centre die.',
  },
  operability: {
    0: 'Say how you would notice at night that it does not work.',
    1: 'Name three numbers that you would put on a wall, and the value at which somebody is called.',
    2: 'Say how a new version gets out, and how it gets back.',
    3: 'Say what somebody on call sees first, and what they can do in five minutes.',
    4: 'Keep it up; next, plan a change of the data while users are at work.',
  },
  'trade-offs': {
    0: 'Name one thing that your design is bad at.',
    1: 'For one decision, describe the other way in a sentence, and why you did not take it.',
    2: 'Say what would have to change for the other way to be better.',
    3: 'Weigh a trade-off in numbers instead of adjectives.',
    4: 'Keep it up; next, defend the opposite design for five minutes.',
  },
}

/** What to do next in a dimension of any round. */
export const nextStepFor = (dimension: string, score: Score | null): string =>
  ({ ...nextSteps, ...nextStepsInWords })[dimension]?.[score ?? 0] ?? ''
