import type { InterviewStage } from '@greenroom/shared'

/** What the page of interview selection says. */
export const selectionTexts = {
  title: 'Choose an interview',
  stage: 'Interview type',
  stageHint: {
    telephone: 'Short questions, one of them coding. Nothing runs in front of you.',
    take_home_assessment: 'One larger task. You run and submit your code, then defend it briefly.',
    on_site: 'A problem, an editor, an interviewer. Nothing runs; hidden tests run when you are done.',
  } satisfies Record<InterviewStage, string>,
  duration: 'Duration',
  minutes: (minutes: number) => `${minutes} min`,
  difficulty: 'Difficulty',
  language: 'Programming language',
  company: 'Company',
  role: 'Role',
  level: 'Level',
  levels: { JUNIOR: 'Junior', SENIOR: 'Senior' },
  personality: 'Interviewer personality',
  personalityHint: 'Changes tone and patience. Never the score.',
  languageModel: 'Let a language model find the interviewer’s words',
  languageModelAsked:
    'It would be sent the question, what you say and type, how your tests went, and your first name, level, role and company; never your email, your surname or an id. Without it the scripted interviewer and coach speak.',
  languageModelAgreed: (day: string) =>
    `Agreed on ${day}: it is sent the question, what you say and type, how your tests went, and your first name, level, role and company; never your email, your surname or an id. You can take that back at any time, from the next answer on.`,
  languageModelFailed: 'Your choice was not stored.',
  start: 'Start',
  questions: (count: number) => (count === 1 ? '1 question' : `${count} questions`),
  ends: (time: string) => `ends about ${time}`,
  clock: 'The clock starts with the interviewer’s first words.',
  noQuestion: 'No question fits these settings yet.',
  nearest: 'These have one:',
  nothingNear: 'Changing only one of them is not enough. Try another language.',
  startFailed: 'The interview was not opened.',

  mine: 'Your interviews',
  none: 'No interviews yet',
  noneBody: 'The first one can be over in 20 minutes.',
  mineFailed: 'Your interviews could not be read.',
  again: 'Try again',
  more: 'Show earlier ones',
  inProgress: 'You are in the middle of an interview',
  goBackIn: 'Go back in',
  notStarted: 'Not started',
  ended: 'Ended',
  untitled: 'No question yet',
} as const
