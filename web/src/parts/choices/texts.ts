import type { ExtraTimePercent } from '@greenroom/shared/vocabulary'

/** UI text for choices that apply to every interview. */
export const choiceTexts = {
  extraTime: 'Extra time',
  extraTimes: { 0: 'None', 25: '25% more', 50: '50% more', 100: 'Twice the time' } satisfies Record<
    ExtraTimePercent,
    string
  >,
  extraTimeHint: 'Applies to all your interviews from now on. Never shown on a scorecard.',
  extraTimeFailed: 'We couldn’t save your extra time.',
  languageModel: 'Let a language model write the interviewer’s replies',
  languageModelAsked:
    'The model would get the question, your messages and code, and your test results. It would also get your first name, level, role and company. It would never get your email address, surname or any IDs. If you leave this off, you get the scripted interviewer and coach.',
  languageModelAgreed: (day: string) =>
    `You agreed to this on ${day}. The model gets the question, your messages and code, and your test results. It also gets your first name, level, role and company. It never gets your email address, surname or any IDs. You can turn this off at any time. The change takes effect with the next answer.`,
  languageModelFailed: 'We couldn’t save your choice.',
} as const
