import { describe, expect, it } from 'vitest'
import { publicChallengeSchema } from '../session/publicChallenge.ts'
import { programmingLanguages } from '../vocabulary/code.ts'
import type { Challenge } from './challenge.ts'
import { loadChallenges } from './loadChallenges.ts'
import { presentable } from './presentable.ts'

const challenges = loadChallenges().all()

/** Every text of a challenge that is for the interviewer and the judge only, by where it stands. */
function secretsOf(challenge: Challenge): [string, string][] {
  const { hints, approaches, clarifications, commonMistakes, edgeCases, followUps, keyPoints } = challenge
  return Object.entries({
    hints,
    programs: Object.values(challenge.programs),
    files: Object.keys(challenge.programs),
    hiddenInputs: challenge.hiddenTestCases.map(({ stdin }) => stdin).filter((stdin) => !isShown(stdin, challenge)),
    approaches: approaches.flatMap(({ name, response }) => [name, response]),
    clarifications: clarifications.map(({ answer }) => answer),
    mistakes: commonMistakes.flatMap(({ mistake, nudge }) => [mistake, nudge]),
    wrongSolutions: challenge.wrongSolutions.map(({ mistake }) => mistake),
    edgeCases: edgeCases.flatMap(({ question, idea }) => [question, idea]),
    followUps: followUps.flatMap(({ question, goodAnswer }) => [question, goodAnswer]),
    keyPoints: keyPoints.map(({ point }) => point),
    opening: [challenge.opening],
    editorial: challenge.editorial.split('\n\n'),
  }).flatMap(([where, texts]) => texts.map((text): [string, string] => [where, text]))
}

/** A tiny input may happen to stand within one that is shown: that gives nothing away. */
const isShown = (stdin: string, { testCases, examples }: Challenge): boolean =>
  [...testCases.map((shown) => shown.stdin), ...examples.map(({ input }) => input)].some((shown) =>
    shown.includes(stdin.trim()),
  )

const withoutQuotes = (text: string): string => JSON.stringify(text).slice(1, -1)

describe.each(challenges)('$id as a candidate gets it', (challenge) => {
  it('is a public challenge in every language, and nothing else', () => {
    for (const language of programmingLanguages) {
      const shown = presentable(challenge, language)
      expect(publicChallengeSchema.strict().parse(shown)).toEqual(shown)
      expect(shown).toMatchObject({ challenge_id: challenge.id, version: challenge.version, title: challenge.title })
      expect(shown.programming_language).toBe(language)
      expect(shown.testCases).toEqual(challenge.testCases)
    }
  })

  it('has no solution, hint or hidden case in any language', () => {
    const secrets = secretsOf(challenge)
    expect(secrets.length).toBeGreaterThan(30)
    for (const language of programmingLanguages) {
      const shown = JSON.stringify(presentable(challenge, language))
      const given = secrets.filter(([, text]) => text.length > 12 && shown.includes(withoutQuotes(text.trim())))
      expect(given, language).toEqual([])
    }
  })

  it('says how to read, how to write, and what the limits are', () => {
    const { challenge_description } = presentable(challenge, 'python')
    for (const text of [challenge.statement, challenge.inputFormat, challenge.outputFormat, ...challenge.constraints])
      expect(challenge_description).toContain(text)
  })
})
