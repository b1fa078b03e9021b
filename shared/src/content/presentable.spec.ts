import { describe, expect, it } from 'vitest'
import { publicChallengeSchema } from '../session/publicChallenge.ts'
import { programmingLanguages } from '../vocabulary/code.ts'
import type { Challenge } from './challenge.ts'
import { loadChallenges } from './loadChallenges.ts'
import { presentable } from './presentable.ts'
import { parametersIn, readingFor } from './stubs/stubFor.ts'

const challenges = loadChallenges().all()

/** Lists every text of a challenge that only the interviewer and the judge may see, by its location. */
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

/**
 * Whether a visible case or an example contains this input. A tiny hidden input may occur there by chance, which gives
 * nothing away.
 */
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

  it('explains the task, the limits, and how to read and write', () => {
    const { challenge_description } = presentable(challenge, 'java')
    const texts = [challenge.statement, challenge.constraints[0], challenge.inputFormat, challenge.outputFormat]
    const places = texts.map((text = '') => challenge_description.indexOf(text))
    expect(places).not.toContain(-1)
    expect(places).toEqual([...places].sort((one, other) => one - other))
    for (const text of challenge.constraints) expect(challenge_description).toContain(text)
  })

  it('names every parameter like the stub does, before it mentions limits', () => {
    for (const language of programmingLanguages) {
      const { challenge_description, code_stub, examples } = presentable(challenge, language)
      const [task = ''] = challenge_description.split('### Limits')
      const inCode = new Set([...task.matchAll(/`([^`]+)`/g)].flatMap(([, code = '']) => code.match(/\w+/g) ?? []))
      for (const { name } of parametersIn(challenge.signature, language)) {
        expect(code_stub, language).toMatch(new RegExp(`\\b${name}\\b`))
        expect([...inCode], language).toContain(name)
        for (const { call } of examples) expect(call?.given.map((row) => row.name)).toContain(name)
      }
    }
  })

  it('shows its examples as calls, and its own cases agree with them', () => {
    const { examples, reading, code_stub } = presentable(challenge, 'python')
    expect(reading).toBe(readingFor(challenge.signature, 'python'))
    expect(code_stub).not.toContain('stdin')
    for (const { input, output, call } of examples) {
      const shown = call?.given.map(({ value }) => value).join('\n') ?? ''
      const words = (text: string) => text.match(/[^\s[\](),"]+/g) ?? []
      // What the methods of a class return stands behind their calls.
      const beside = [...shown.matchAll(/ → (.*)/g)].map(([, answer = '']) => answer)
      const given = shown.replaceAll(/ → .*/g, '')
      // Only the raw input includes an array's length. Methods are named as the language names them.
      const bare = (text: string) => text.replaceAll('_', '').toLowerCase()
      for (const word of words(bare(given))) expect(words(bare(input))).toContain(word)
      expect(words([call?.returns ?? '', ...beside].join('\n'))).toEqual(words(output))
    }
  })
})
