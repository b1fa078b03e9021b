import type {
  InterviewSettings,
  InterviewStage,
  NewSession,
  ProgrammingLanguage,
  ScorecardLine,
} from '@greenroom/shared'

/** What to practise next: a session without clock and score, in which the weakest line can be worked on. */
export type Drill = { what: string | null; minutes: number; session: NewSession }

/** The shortest there is: one question. */
const minutes = 20

/** Where a dimension can be worked on best: with tests that one can run oneself, or in conversation. */
const stageFor: Partial<Record<string, InterviewStage>> = {
  testing: 'take_home_assessment',
  'technical competency': 'take_home_assessment',
  communication: 'telephone',
  accuracy: 'telephone',
  depth: 'telephone',
  clarity: 'telephone',
}

/**
 * The weakest line is drilled; of several the one that weighs most. What had no evidence is drilled where nothing else is below the
 * top, and where all is at the top, the same again.
 */
export function drillOf(
  lines: readonly ScorecardLine[],
  from: { settings: InterviewSettings; programmingLanguage: ProgrammingLanguage },
): Drill {
  const line = weakestOf(lines)
  const { settings, programmingLanguage } = from
  const stage = line === undefined ? undefined : stageFor[line.dimension]
  return {
    what: line?.dimension ?? null,
    minutes,
    session: {
      mode: 'ai',
      contentDomain: 'tech_interview_prep',
      assessmentType: 'not_an_assessment',
      programmingLanguage,
      settings: {
        ...settings,
        timeLimitInMinutes: minutes,
        numberOfInterviewers: 1,
        interviewStage: stage ?? settings.interviewStage,
      },
    },
  }
}

function weakestOf(lines: readonly ScorecardLine[]): ScorecardLine | undefined {
  const scored = lines.filter(({ score }) => score !== null && score < 4)
  const candidates = scored.length > 0 ? scored : lines.filter(({ score }) => score === null)
  return candidates.toSorted((a, b) => (a.score ?? 0) - (b.score ?? 0) || b.weightPercent - a.weightPercent)[0]
}
