import type { JobRequest } from '@greenroom/shared'
import { type ChallengeBank, presentable } from '@greenroom/shared/content'
import type { ChallengeCatalogue } from '../../session/decide/decision.ts'
import type { RunMaterial } from '../../session/outbox.ts'

/** The bank of challenges as decisions see it: only what a candidate may see comes out. */
export function catalogueOf(bank: ChallengeBank): ChallengeCatalogue {
  return {
    pick(criteria) {
      const found = bank.pick(criteria)
      return found && presentable(found, criteria.programmingLanguage)
    },
    hint({ challenge_id, version }, rung) {
      const found = bank.get(challenge_id, version) ?? bank.get(challenge_id)
      return found?.hints[rung - 1]
    },
    present(challengeId, version, language) {
      const found = version === null ? bank.get(challengeId) : bank.get(challengeId, version)
      return found && presentable(found, language)
    },
  }
}

/**
 * The test cases for a run: the candidate's own, the visible ones, or all of them. A challenge that was edited since is run
 * with the cases of today.
 */
export function runMaterialOf(bank: ChallengeBank) {
  return (
    shown: { challenge_id: string; version: string },
    request: Pick<Extract<JobRequest, { kind: 'code.run' }>, 'purpose' | 'testCases'>,
  ): RunMaterial => {
    if (request.purpose === 'custom') {
      return { testCases: request.testCases.map((testCase) => ({ ...testCase, hidden: false, category: null })) }
    }
    const challenge = bank.get(shown.challenge_id, shown.version) ?? bank.get(shown.challenge_id)
    if (challenge === undefined) return { testCases: [] }
    const visible = challenge.testCases.map(({ stdin, expected_output }) => ({
      stdin,
      expected_output,
      hidden: false,
      category: null,
    }))
    if (request.purpose === 'visible') return { testCases: visible }
    const hidden = challenge.hiddenTestCases.map(({ stdin, expected_output, category }) => ({
      stdin,
      expected_output,
      hidden: true,
      category,
    }))
    return { testCases: [...visible, ...hidden] }
  }
}
