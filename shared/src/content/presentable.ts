import { limitsIn } from '../rules/runLimits.ts'
import type { PublicChallenge } from '../session/publicChallenge.ts'
import type { ProgrammingLanguage } from '../vocabulary/code.ts'
import type { Challenge } from './challenge.ts'
import { stubFor } from './stubs/stubFor.ts'

/** The only shape in which a challenge leaves the server: no solution, no hint, no hidden case. */
export function presentable(challenge: Challenge, language: ProgrammingLanguage): PublicChallenge {
  return {
    challenge_id: challenge.id,
    version: challenge.version,
    title: challenge.title,
    challengeType: challenge.challengeType,
    challenge_description: description(challenge),
    programming_language: language,
    code_stub: stubFor(challenge.signature, language),
    duration_in_minutes: challenge.durationInMinutes,
    examples: challenge.examples,
    testCases: challenge.testCases,
    limits: limitsIn(language, challenge.limits),
  }
}

function description({ statement, inputFormat, outputFormat, constraints }: Challenge): string {
  const limits = constraints.map((constraint) => `- ${constraint}`).join('\n')
  return `${statement}\n\n### Input\n\n${inputFormat}\n\n### Output\n\n${outputFormat}\n\n### Limits\n\n${limits}`
}
