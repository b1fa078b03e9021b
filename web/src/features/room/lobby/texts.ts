import { amount, locale } from '@greenroom/shared/english'
import type { RoundKind } from '@greenroom/shared/rules'
import type { Round } from '@greenroom/shared/session'
import type { AssessmentType } from '@greenroom/shared/vocabulary'

const either = (words: readonly string[]): string => new Intl.ListFormat(locale, { type: 'disjunction' }).format(words)
const numbers = ['no', 'one', 'two', 'three', 'four', 'five']
const ordinals = ['', 'first', 'second', 'third', 'fourth', 'fifth']

/** UI text for the lobby before an interview. */
export const lobbyTexts = {
  rounds: 'Rounds',
  kinds: {
    coding: 'Coding',
    knowledge: 'Knowledge',
    explain_code: 'Reading code',
    algorizing: 'Algorithms in words',
    low_level_design: 'Class design',
    system_design: 'System design',
    tutorial: 'Get to know the room',
    truth_or_despair: 'Statements',
    behavioural: 'Behavioural',
  } satisfies Record<RoundKind, string>,
  problems: (count: number) => `${count} problems`,
  about: (minutes: number) => `about ${minutes} min`,
  with: (name: string) => `with ${name}`,
  extraTime: (percent: number) => `with your ${percent}% extra time`,
  noClock: 'As long as you like',
  conditions: 'Conditions',
  exam: 'Exam',
  practice: 'Unscored',
  usual: 'Interview',

  steps: {
    truth_or_despair: [
      'You’ll see one statement at a time. Say whether it’s true and how sure you are. Give your reason in one sentence.',
      'Three wrong answers end the round.',
      'Your confidence counts. If you’re sure and right, you gain the most. If you’re sure and wrong, you lose the most.',
    ],
    timed_coding: [
      'One problem, hidden tests and a time limit.',
      'You can run your code against the visible cases. If a hidden case fails and there’s time left, you can submit again.',
    ],
    efficient_algorithm: [
      'First your code has to be correct. Then we test it with large inputs and tight limits.',
      'State your code’s time and space complexity before you hand it in. That counts too.',
    ],
    skip_dummy_challenge: [
      'A short step-by-step tour: how to ask, plan, use hints, think, and finish.',
      'Nothing is scored, and you can skip it at any time.',
    ],
    not_an_assessment: ['No clock and no score. Hints and the coach are available the whole time.'],
    system_design: [
      'The interviewer gives you an open-ended task. Narrow it down first: who the users are, how many, and what matters most.',
      'You draw and talk. There are no tests. You’re scored on what you say and draw.',
    ],
  } satisfies Record<AssessmentType, readonly string[]>,
  stepsInWords: [
    'The interviewer asks the question. Ask about anything unclear before you answer.',
    'Explain your thinking in your own words. Your notes are private.',
    'Then come follow-up questions: why, what else, and what would change your answer.',
  ],
  inWords: 'None. You answer in words.',

  scored: 'How it’s scored',
  unscored: 'This isn’t scored. It’s just for practice.',
  weights: (weights: string) => `Weights in percent: ${weights}. Every score is backed by what you said or wrote.`,
  weightsOfRounds: 'Each round has its own rubric. Every score is backed by what you said or wrote.',
  weightsOf: (round: string, weights: string) => `${round}: ${weights}.`,
  roundNames: {
    telephone: 'Telephone',
    coding: 'Coding',
    system_design: 'System design',
    knowledge: 'In words',
    behavioural: 'Behavioural',
  } satisfies Record<Round, string>,
  help: 'What help costs',
  helpExam: 'This is an exam, so you can’t use hints, the coach or power-ups.',
  helpFree: 'Help is free. Ask for as much as you like.',
  allOfDesign: 'each dimension of a design',
  helpUsual: (capped: readonly string[], [first, ...others]: readonly { rung: number; at: number }[]) =>
    first === undefined
      ? 'Hints are free. If a power-up gives you extra time, the interview is marked as assisted.'
      : `The first ${numbers[first.rung - 1]} hints are free. From the ${ordinals[first.rung]} on, ${either(capped)} can score at most ${first.at}.${others
          .map(({ rung, at }) => ` From the ${ordinals[rung]} on, at most ${at}.`)
          .join('')} If a power-up gives you extra time, the interview is marked as assisted.`,
  otherRounds: {
    inWords: 'A round without code is a conversation: explain how you think.',
    design: 'A design round has a whiteboard and space for requirements, estimates and the API.',
  },
  code: 'Code',
  codeRuns: 'You can run your code against the visible cases.',
  codeRunsNot: 'You can’t run code. Hidden tests run when you press “Done coding”.',
  tokens: 'Tokens',
  tokensNone: 'None. The warm-up is free.',
  tokensKept: (count: number) =>
    `${amount(count)} are reserved at the start. At the end, you’ll get back any you haven’t used.`,

  checkDevices: 'Check devices',
  firstTime: 'First time here?',
  firstTimeBody: 'Get to know the room in three minutes. You won’t be scored. You can start this interview afterwards.',
  warmUp: 'Start the warm-up',
  warmUpFailed: 'We couldn’t start the warm-up.',
} as const
