import type { ExtraTimePercent } from '@greenroom/shared/vocabulary'

/** What the choices say that hold for every interview. */
export const choiceTexts = {
  extraTime: 'Extra time',
  extraTimes: { 0: 'None', 25: '25 % more', 50: '50 % more', 100: 'Twice the time' } satisfies Record<
    ExtraTimePercent,
    string
  >,
  extraTimeHint: 'An accommodation, for every interview that you open from now on. It never marks a run.',
  extraTimeFailed: 'Your extra time was not stored.',
  languageModel: 'Let a language model find the interviewer’s words',
  languageModelAsked:
    'It would be sent the question, what you say and type, how your tests went, and your first name, level, role and company; never your email, your surname or an id. Without it the scripted interviewer and coach speak.',
  languageModelAgreed: (day: string) =>
    `Agreed on ${day}: it is sent the question, what you say and type, how your tests went, and your first name, level, role and company; never your email, your surname or an id. You can take that back at any time, from the next answer on.`,
  languageModelFailed: 'Your choice was not stored.',
} as const
