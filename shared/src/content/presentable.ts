import { limitsIn } from '../rules/runLimits.ts'
import type { PublicChallenge } from '../session/publicChallenge.ts'
import type { ProgrammingLanguage } from '../vocabulary/code.ts'
import type { Challenge } from './challenge.ts'
import { exampleCall } from './notation.ts'
import { methodsIn, parametersIn, readingFor, stubFor } from './stubs/stubFor.ts'

/** Converts a challenge to the only form in which it leaves the server: no solution, no hint, no hidden case. */
export function presentable(challenge: Challenge, language: ProgrammingLanguage): PublicChallenge {
  const inItsNames = namesAs(language, challenge)
  const parts = partsOf(challenge, inItsNames)
  return {
    challenge_id: challenge.id,
    version: challenge.version,
    title: challenge.title,
    challengeType: challenge.challengeType,
    challenge_description: description(parts),
    parts,
    programming_language: language,
    code_stub: stubFor(challenge.signature, language),
    reading: readingFor(challenge.signature, language),
    duration_in_minutes: challenge.durationInMinutes,
    examples: challenge.examples.map(({ input, output, explanation }) => ({
      ...{ input, output, explanation: inItsNames(explanation) },
      call: exampleCall({ input, output }, challenge.signature, language),
    })),
    testCases: challenge.testCases,
    limits: limitsIn(language, challenge.limits),
  }
}

/** The function's task, its limits, and how a whole program reads and prints. */
function partsOf(
  { statement, inputFormat, outputFormat, constraints }: Challenge,
  inItsNames: (text: string) => string,
): NonNullable<PublicChallenge['parts']> {
  return {
    task: inItsNames(statement),
    limits: constraints.map(inItsNames),
    format: inItsNames(`### Input\n\n${inputFormat}\n\n### Output\n\n${outputFormat}`),
  }
}

const description = ({ task, limits, format }: NonNullable<PublicChallenge['parts']>): string =>
  `${task}\n\n### Limits\n\n${limits.map((limit) => `- ${limit}`).join('\n')}\n\n${format}`

/** Replaces names of parameters and methods in backticks with the names in a language's stub. */
function namesAs(language: ProgrammingLanguage, { signature }: Challenge): (text: string) => string {
  const shown = new Map(
    parametersIn(signature, language).map(({ name }, index) => [signature.parameters[index]?.name ?? name, name]),
  )
  for (const [index, name] of methodsIn(signature, language).entries())
    shown.set(signature.methods?.[index]?.name ?? name, name)
  const inCode = (code: string): string => code.replaceAll(/[A-Za-z]\w*/g, (word) => shown.get(word) ?? word)
  return (text) => text.replaceAll(/`[^`\n]+`/g, inCode)
}
