import type { Dimension, Score } from './rubric.ts'

/** What to do next, by dimension and score; under 0 stands what to do where there was not enough to judge. */
export const nextSteps: Record<Dimension, Record<Score | 0, string>> = {
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
