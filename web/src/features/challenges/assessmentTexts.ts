import { assessmentTypeLabels } from '@greenroom/shared/vocabulary'
import type { OfferedAssessment } from './assessments.ts'

/** What the page says of assessments. */
export const assessmentTexts = {
  title: 'Assessments',
  difficulty: 'Difficulty',
  language: 'Language',
  names: assessmentTypeLabels,
  rules: {
    timed_coding: 'One problem, hidden tests and a hard clock, with no hints and no coach.',
    efficient_algorithm:
      'Right comes first, then large inputs with tight limits, and you say what it costs in time and space.',
    truth_or_despair: 'True or false, with how sure you are and one sentence why; three wrong answers end it.',
    system_design: 'A whiteboard and a conversation, scored by rubric and not by tests.',
    skip_dummy_challenge: 'Learn the room on an easy task that is not scored and can be skipped.',
  } satisfies Record<OfferedAssessment, string>,
  length: (minutes: number) => `${minutes} min`,
  cost: (tokens: number) => `up to ${tokens} tokens`,
  noMatch: 'None at this difficulty yet',
  unknown: 'Length and cost could not be read',
  start: 'Start',
  startNamed: (name: string) => `Start ${name}`,
  failed: 'It was not started, and nothing was charged.',
} as const
