import type { Round } from '../session/scorecard.ts'
import type { RoleType } from '../vocabulary/hiring.ts'

/** A sentence that a role adds to the expectations, and the dimension where each kind of round shows it. */
type Emphasis = { sentence: string; shownIn: Partial<Record<Round, string>> }

const emphases: Record<RoleType, Emphasis> = {
  'software engineer (back-end)': {
    sentence: 'For the back end, that includes a call that arrives twice, or never.',
    shownIn: { knowledge: 'depth', system_design: 'reliability' },
  },
  'software engineer (front-end)': {
    sentence: 'For the front end, that includes what people see while something loads or fails.',
    shownIn: { knowledge: 'depth', system_design: 'reliability' },
  },
  'software engineer (full-stack)': {
    sentence: 'For the full stack, that includes which side a check or a piece of state belongs on, and why.',
    shownIn: { knowledge: 'depth', system_design: 'architecture' },
  },
  devops: {
    sentence: 'In operations, that includes who would notice trouble first, and how service is restored.',
    shownIn: { knowledge: 'depth', system_design: 'operability' },
  },
  'machine learning': {
    sentence: 'For machine learning, that includes how you’d notice that the data has changed.',
    shownIn: { knowledge: 'depth', system_design: 'operability' },
  },
  'data engineer': {
    sentence: 'For data engineering, that includes records that come late, twice or malformed.',
    shownIn: { knowledge: 'depth', system_design: 'storage and consistency' },
  },
  'data scientist': {
    sentence: 'For data science, that includes how sure a number is, and what may have biased it.',
    shownIn: { knowledge: 'depth', system_design: 'API and data' },
  },
  'quantitative researcher': {
    sentence: 'For quantitative research, that includes the assumptions behind a number, and when they fail.',
    shownIn: { knowledge: 'depth', system_design: 'requirements' },
  },
  'quantitative developer': {
    sentence: 'For quantitative development, that includes what a step costs at its slowest, not only on average.',
    shownIn: {
      telephone: 'technical competency',
      coding: 'technical competency',
      knowledge: 'depth',
      system_design: 'scale',
    },
  },
  'blockchain engineer': {
    sentence: 'For blockchain engineering, that includes what somebody could gain by breaking the rules.',
    shownIn: { knowledge: 'depth', system_design: 'reliability' },
  },
}

/** The sentence that the role adds to the expectations in this dimension of a round; undefined if there is none. */
export function emphasisOf(round: Round, dimension: string, roleType: RoleType): string | undefined {
  const { sentence, shownIn } = emphases[roleType]
  return shownIn[round] === dimension ? sentence : undefined
}
