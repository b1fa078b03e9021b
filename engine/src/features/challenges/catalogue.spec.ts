import { loadChallenges, loadSpoken } from '@greenroom/shared/content'
import { describe, expect, it } from 'vitest'
import { findChallenge } from '../../session/decide/questions/questions.ts'
import { createSession } from '../../session/testing/given.ts'
import { catalogueOf } from './catalogue.ts'

const spoken = loadSpoken()
const catalogue = catalogueOf(loadChallenges(), spoken)
const decks = spoken.decks?.all() ?? []

const search = (interviewDifficulty: 'straightforward' | 'moderately_challenging' | 'challenging', minutes = 20) => ({
  ...createSession({ interviewDifficulty, timeLimitInMinutes: minutes }),
  assessmentType: 'truth_or_despair' as const,
  sessionId: 'session',
  questionCount: 1,
  loop: [],
})

describe('the warm-up', () => {
  it('plays the tutorial that shows the room, whatever the settings', () => {
    for (const difficulty of ['straightforward', 'moderately_challenging', 'challenging'] as const) {
      const asked = { ...search(difficulty), assessmentType: 'skip_dummy_challenge' as const }
      const found = findChallenge(asked, [], catalogue)
      expect(found).toMatchObject({
        challenge_id: 'the-room-before-it-counts',
        challengeType: 'tutorial',
        stepCount: 6,
      })
      expect(catalogue.present(found?.challenge_id ?? '', found?.version ?? null, 'python')).toEqual(found)
    }
  })
})

describe('the questions of truth or despair', () => {
  it.each(['straightforward', 'moderately_challenging', 'challenging'] as const)(
    'are decks when it is %s',
    (wanted) => {
      const found = findChallenge(search(wanted), [], catalogue)
      expect(decks.map(({ id }) => id)).toContain(found?.challenge_id)
      expect(found).toMatchObject({ challengeType: 'knowledge', code_stub: '', testCases: [] })
      expect(found?.statementCount).toBeGreaterThanOrEqual(8)
    },
  )

  it('differ with the difficulty, and within an interview', () => {
    const [easy, hard] = [search('straightforward'), search('challenging')].map((each) =>
      findChallenge(each, [], catalogue),
    )
    expect(easy?.challenge_id).not.toBe(hard?.challenge_id)
    const next = findChallenge(search('challenging'), [hard?.challenge_id ?? ''], catalogue)
    expect(next?.statementCount).toBeDefined()
    expect(next?.challenge_id).not.toBe(hard?.challenge_id)
  })

  it('can be shown again, in their original version and in any language', () => {
    const found = findChallenge(search('straightforward'), [], catalogue)
    expect(catalogue.present(found?.challenge_id ?? '', found?.version ?? null, 'java')).toEqual({
      ...found,
      programming_language: 'java',
    })
    expect(catalogue.hint({ challenge_id: found?.challenge_id ?? '', version: '' }, 1)).toBeUndefined()
  })

  it('are never part of another interview', () => {
    const asked = (['telephone', 'on_site', 'take_home_assessment'] as const).flatMap((interviewStage) =>
      Array.from({ length: 40 }, (_, index) =>
        findChallenge(
          {
            ...createSession({ interviewStage, timeLimitInMinutes: 60 }),
            sessionId: `session-${index}`,
            questionCount: 3,
            loop: [],
          },
          ['any'],
          catalogue,
        ),
      ),
    )
    expect(asked.filter((each) => each !== undefined).length).toBeGreaterThan(0)
    expect(asked.filter((each) => each?.statementCount !== undefined)).toEqual([])
  })
})
