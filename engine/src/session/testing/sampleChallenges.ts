import type { PublicChallenge } from '@greenroom/shared/session'
import type { ChallengeCatalogue } from '../decide/decision.ts'

const sample = (id: string, durationInMinutes: number): PublicChallenge => ({
  challenge_id: id,
  version: 'v1',
  title: id,
  challengeType: 'coding',
  challenge_description: `Solve ${id}.`,
  programming_language: 'python',
  code_stub: `# ${id}`,
  duration_in_minutes: durationInMinutes,
  examples: [],
  testCases: [{ stdin: '1\n', expected_output: '1\n' }],
})

/**
 * Three 20-minute questions in python and java, but none for `challenging`. Other questions can only be requested by
 * id: a spoken one, a design, a deck of five statements, and a tutorial with three steps.
 */
export const sampleCatalogue: ChallengeCatalogue = {
  loopOf: () => [],
  pick({ difficulty, programmingLanguage, maxDurationMinutes, exclude }) {
    if (difficulty === 'challenging' || maxDurationMinutes < 20 || !isKnown(programmingLanguage)) return undefined
    const id = ['first', 'second', 'third'].find((each) => !exclude.includes(each)) ?? 'first'
    return { ...sample(id, 20), programming_language: programmingLanguage }
  },
  hint: ({ challenge_id }, rung) => `Hint ${rung} of ${challenge_id}.`,
  present(challengeId, _version, language) {
    if (challengeId === 'spoken')
      return { ...sample('spoken', 20), challengeType: 'knowledge', code_stub: '', testCases: [] }
    if (challengeId === 'design')
      return { ...sample('design', 20), challengeType: 'system_design', code_stub: '', testCases: [] }
    if (challengeId === 'tutorial')
      return { ...sample('tutorial', 20), challengeType: 'tutorial', code_stub: '', testCases: [], stepCount: 3 }
    if (challengeId === 'deck')
      return { ...sample('deck', 5), challengeType: 'knowledge', code_stub: '', testCases: [], statementCount: 5 }
    if (!['first', 'second', 'third'].includes(challengeId) || !isKnown(language)) return undefined
    const limits = { timeMs: language === 'java' ? 3_000 : 2_000, memoryMb: 256 }
    const said = `Solve ${challengeId} in ${language}.`
    return {
      ...sample(challengeId, 20),
      ...{ programming_language: language, code_stub: `${language} stub`, reading: `${language} reading`, limits },
      ...{ challenge_description: said, parts: { task: said, limits: [], format: '' } },
    }
  },
}

const isKnown = (language: string): boolean => language === 'python' || language === 'java'
