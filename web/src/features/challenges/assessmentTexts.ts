import { assessmentTypeLabels } from '@greenroom/shared/vocabulary'
import type { OfferedAssessment } from './assessments.ts'

/** UI text for the assessments. */
export const assessmentTexts = {
  title: 'Assessments',
  difficulty: 'Difficulty',
  language: 'Language',
  names: assessmentTypeLabels,
  rules: {
    timed_coding: 'One problem, hidden tests and a strict time limit, with no hints and no coach.',
    efficient_algorithm:
      'Get your code right first, then make it fast on large inputs. You also state the time and space complexity.',
    truth_or_despair:
      'Say whether each statement is true and why, and how sure you are. Three wrong answers end the round.',
    system_design: 'A whiteboard and a conversation, scored with a rubric instead of tests.',
    skip_dummy_challenge: 'Get to know the room with an easy task. It’s not scored, and you can skip it.',
  } satisfies Record<OfferedAssessment, string>,
  length: (minutes: number) => `${minutes} min`,
  cost: (tokens: number) => `up to ${tokens} tokens`,
  noMatch: 'None at this difficulty yet',
  unknown: 'We couldn’t load the length and cost',
  start: 'Start',
  startNamed: (name: string) => `Start ${name}`,
  failed: 'We couldn’t start the assessment. You weren’t charged.',
} as const
