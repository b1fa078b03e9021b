import type { PublicChallenge } from '../session/publicChallenge.ts'
import type { ProgrammingLanguage } from '../vocabulary/code.ts'
import { type Bank, createBank } from './bank.ts'
import type { Tutorial as Authored } from './kinds/tutorial.ts'
import type { Versioned } from './library.ts'

/** A tutorial for the interviewer. Never leaves the server; clients get `presentableTutorial`. */
export type Tutorial = Versioned<Authored>

export type TutorialBank = Bank<Tutorial> & {
  /** The released tutorial that introduces the room; undefined if there is none. */
  warmUp(): Tutorial | undefined
}

/** @param former finds older versions of a tutorial */
export const createTutorialBank = (
  tutorials: readonly Tutorial[],
  former: (id: string, version: string) => Tutorial | undefined = () => undefined,
): TutorialBank => ({
  ...createBank(tutorials, former),
  warmUp: () =>
    tutorials.find(
      ({ isWarmUp, releaseStage, contentTier }) => isWarmUp && releaseStage === 'prod' && contentTier === 'standard',
    ),
})

/** The part of a tutorial the candidate reads: all its texts. Its questions come one at a time, in the chat. */
export function presentableTutorial(tutorial: Tutorial, language: ProgrammingLanguage): PublicChallenge {
  const { id, version, title, challengeType, durationInMinutes, statement, steps, summary } = tutorial
  return {
    challenge_id: id,
    version,
    title,
    challengeType,
    challenge_description: [
      statement,
      ...steps.map((step, index) => `### ${index + 1}. ${step.title}\n\n${step.text}`),
      `### What stays\n\n${summary}`,
    ].join('\n\n'),
    programming_language: language,
    code_stub: '',
    duration_in_minutes: durationInMinutes,
    examples: [],
    testCases: [],
    stepCount: steps.length,
  }
}
