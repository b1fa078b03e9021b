import { amount, plural } from '@greenroom/shared/english'
import type { InterviewStage, InterviewStep } from '@greenroom/shared/vocabulary'
import { inWords } from '../../../data/numberWords.ts'

const counted = (count: number, one: string, many: string): string =>
  `${inWords(count).toLowerCase()} ${count === 1 ? one : many}`

/** UI text for the two steps after sign-up and the card that follows. */
export const firstRunTexts = {
  step: (number: number, of: number) => `${number} of ${of}`,
  steps: (number: number, of: number) => `Step ${number} of ${of}`,
  next: 'Continue',
  skip: 'Skip',
  notSaved: 'We couldn’t save your answer.',
  goal: {
    title: 'When is your interview, and at which company?',
    lead: 'We plan backwards from that day. You can change your answers at any time.',
    company: 'Company',
    companyHint: 'Not on the list? Type the name, and we’ll use generic rounds.',
    clear: 'Clear the company',
    date: 'Date',
    dateAside: 'an estimate is fine',
    past: 'This day has passed.',
    stage: 'Next round',
    stages: { telephone: 'Telephone', on_site: 'On-site', take_home_assessment: 'Take-home' } satisfies Record<
      InterviewStage,
      string
    >,
  },
  days: {
    left: (days: number) => `${inWords(days)} ${plural(days, { one: 'day', other: 'days' })}`,
    enough: (rehearsals: number, reviews: number) =>
      reviews === 0
        ? `Enough time for ${counted(rehearsals, 'rehearsal', 'rehearsals')}`
        : `Enough time for ${counted(rehearsals, 'rehearsal', 'rehearsals')} and ${counted(reviews, 'review', 'reviews')}`,
    today: 'Today',
  },
  level: {
    title: 'Which language, and which level?',
    lead: 'We use your answers to set up the editor and choose the difficulty.',
    language: 'Programming language',
    more: (count: number) => `${count} more`,
    moreLabel: 'Another language',
    level: 'Level',
    levels: {
      JUNIOR: { name: 'Junior', what: 'Coding and knowledge' },
      SENIOR: { name: 'Senior', what: 'System design too' },
    },
    role: 'Role',
  },
  start: {
    title: (days: number | null) =>
      days === null
        ? 'Start with a three-minute warm-up.'
        : `${inWords(days)} ${plural(days, { one: 'day', other: 'days' })} to go. Start with a three-minute warm-up.`,
    lead: 'The room is the same in every round, so you only have to get used to it once.',
    first: 'Do this first',
    warmUp: 'Warm-up',
    warmUpWhat: 'Ask questions, explain your plan, take a hint. Nothing is scored.',
    warmUpSteps: 'Ask, plan, hand in',
    minutes: 'min',
    free: 'min, free',
    start: 'Start',
    startWarmUp: 'Start the warm-up',
    startFirst: 'Start the first interview',
    after: 'Then',
    interview: 'First interview',
    coding: (stage: InterviewStage, language: string) =>
      `${firstStages[stage]} coding in ${language}. You’ll get a scorecard at the end.`,
    begun: 'The question is “Two bookings, one seat”. We’ve kept the answer you typed.',
    tokens: (needed: number, left: number) => `${amount(needed)} of ${amount(left)} tokens`,
    failed: 'We couldn’t start the interview.',
    shortSteps: {
      introduction: '',
      clarification: 'Clarify',
      approach: 'Plan',
      coding: 'Code',
      testing: 'Test',
      follow_up: '',
      wrap_up: '',
    } satisfies Record<InterviewStep, string>,
    another: 'Choose another interview',
    change: 'Change',
    nothingSaid: 'No date yet',
  },
} as const

const firstStages: Record<InterviewStage, string> = {
  telephone: 'Telephone',
  on_site: 'On-site',
  take_home_assessment: 'Take-home',
}
