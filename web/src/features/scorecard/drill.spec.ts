import { type PublicChallenge, readSettings, replay, type ScorecardLine, type Session } from '@greenroom/shared/session'
import type { ChallengeSummary } from '@greenroom/shared/wire'
import { describe, expect, it } from 'vitest'
import { drillLengths, drillOf } from './drill.ts'

const line = (dimension: string, score: ScorecardLine['score'], weightPercent: number): ScorecardLine => ({
  dimension,
  score,
  weightPercent,
  behaviours: [],
  evidence: [],
  nextStep: '',
})
const challenge: PublicChallenge = {
  challenge_id: 'asked',
  version: '1',
  title: 'Asked',
  challengeType: 'coding',
  challenge_description: '',
  programming_language: 'python',
  code_stub: '',
  duration_in_minutes: 20,
  examples: [],
  testCases: [],
}
function sessionOf(): Session {
  const session = replay([
    {
      sessionId: 's',
      seq: 1,
      at: 0,
      events: [
        {
          type: 'SessionCreated',
          mode: 'ai',
          assessmentType: null,
          contentDomain: 'tech_interview_prep',
          settings: readSettings({ interviewDifficulty: 'challenging' }),
          programmingLanguage: 'python',
          candidate: { id: 'user:1', role: 'candidate', name: 'Ada' },
          questionCount: 1,
          requestedChallengeId: null,
          completedChallengeIds: [],
        },
        { type: 'ChallengePresented', question: 1, challenge },
      ],
    },
  ])
  if (session === null) throw new Error('the log is empty')
  return session
}
const drill = (...lines: ScorecardLine[]) => drillOf(lines, sessionOf())

describe('the drill', () => {
  it('practises the weakest line; in a tie, the heaviest one', () => {
    expect(drill(line('communication', 3, 20), line('testing', 2, 20), line('depth', null, 60)).what).toBe('testing')
    expect(drill(line('testing', 2, 10), line('communication', 2, 30)).what).toBe('communication')
    expect(drill(line('testing', null, 10), line('communication', 4, 30)).what).toBe('testing')
    expect(drill(line('testing', 4, 10))).toMatchObject({ what: null, type: 'coding' })
  })

  it('uses a kind of question that can practise the line', () => {
    expect(drill(line('problem solving', 2, 10)).type).toBe('coding')
    expect(drill(line('architecture', 2, 10)).type).toBe('system_design')
    expect(drill(line('accuracy', 2, 10)).type).toBe('knowledge')
    expect(drill(line('architecture', 4, 10))).toMatchObject({ what: null, type: 'system_design' })
  })
})

describe('its lengths', () => {
  const summary = (challengeId: string, minutes: number, more: Partial<ChallengeSummary> = {}): ChallengeSummary => ({
    challengeId,
    title: challengeId,
    challengeType: 'coding',
    difficulty: 'challenging',
    topics: [],
    durationInMinutes: minutes,
    tier: 'standard',
    releaseStage: 'prod',
    companies: [],
    access: 'open',
    state: 'not_started',
    solvedAt: null,
    bestTests: null,
    givenUpAt: null,
    lastStartedAt: null,
    openSessionId: null,
    ...more,
  })
  const lengths = (...challenges: ChallengeSummary[]) =>
    drillLengths(drill(line('testing', 2, 10)), challenges).map(({ minutes, challengeId }) => [minutes, challengeId])

  it('are those that have questions, shortest first', () => {
    expect(lengths(summary('long', 30), summary('short', 20), summary('another', 30))).toEqual([
      [20, 'short'],
      [30, 'long'],
    ])
    expect(
      lengths(
        summary('locked', 20, { access: 'premium' }),
        summary('spoken', 20, { challengeType: 'knowledge' }),
        summary('soon', 20, { access: 'coming_soon' }),
      ),
    ).toEqual([])
  })

  it('prefer new questions to started ones, then the same difficulty, and take already asked ones last', () => {
    const begun = summary('begun', 20, { state: 'in_progress' })
    const easy = summary('easy', 20, { difficulty: 'straightforward' })
    expect(lengths(begun, easy, summary('new', 20))).toEqual([[20, 'new']])
    expect(lengths(begun, easy)).toEqual([[20, 'easy']])
    expect(lengths(summary('asked', 20), summary('done', 20, { state: 'completed' }))).toEqual([[20, 'done']])
    expect(lengths(summary('asked', 20))).toEqual([[20, 'asked']])
  })
})
