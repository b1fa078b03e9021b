import {
  type ChallengeBank,
  type CompanyPreset,
  loopOf,
  presentable,
  presentableDeck,
  presentableSpoken,
  presentableTutorial,
  type SpokenBank,
} from '@greenroom/shared/content'
import { isLargeInput, isSpoken, limitsIn } from '@greenroom/shared/rules'
import type { JobRequest } from '@greenroom/shared/session'
import type { ChallengeCatalogue } from '../../session/decide/decision.ts'
import type { RunMaterial } from '../../session/outbox.ts'

/**
 * The questions as decisions see them, to be coded or answered in words: only what a candidate may see comes out.
 * @param presets how companies interview; without them every interview follows the usual rounds
 */
export function catalogueOf(
  bank: ChallengeBank,
  spoken: SpokenBank,
  presets: () => readonly CompanyPreset[] = () => [],
): ChallengeCatalogue {
  return {
    loopOf: (company) => loopOf(presets().find(({ companyType }) => companyType === company)),
    pick({ kind, ...criteria }) {
      const { programmingLanguage } = criteria
      if (kind === 'truth_or_despair') {
        const deck = spoken.decks?.pick(criteria)
        return deck && presentableDeck(deck, programmingLanguage)
      }
      if (kind === 'tutorial') {
        const tutorial = spoken.tutorials?.warmUp()
        return tutorial && presentableTutorial(tutorial, programmingLanguage)
      }
      if (kind === 'behavioural') {
        const story = spoken.stories?.pick(criteria)
        return story && presentableSpoken(story, programmingLanguage)
      }
      if (isSpoken(kind)) {
        const found = spoken.pick({ ...criteria, challengeType: kind })
        return found && presentableSpoken(found, programmingLanguage)
      }
      // Coding suits nearly everybody. If there's nothing for this role or level, anything will do.
      const { candidate: _candidate, ...forAnybody } = criteria
      const found = bank.pick({ ...criteria, challengeType: kind }) ?? bank.pick({ ...forAnybody, challengeType: kind })
      return found && presentable(found, programmingLanguage)
    },
    hint({ challenge_id: id, version }, rung) {
      const found = bank.get(id, version) ?? bank.get(id) ?? spoken.get(id, version) ?? spoken.get(id)
      return found?.hints[rung - 1]
    },
    present(id, version, language) {
      const coded = bank.get(id, version ?? undefined)
      if (coded !== undefined) return presentable(coded, language)
      const found = spoken.get(id, version ?? undefined)
      if (found !== undefined) return presentableSpoken(found, language)
      const deck = spoken.decks?.get(id, version ?? undefined)
      if (deck !== undefined) return presentableDeck(deck, language)
      const tutorial = spoken.tutorials?.get(id, version ?? undefined)
      return tutorial && presentableTutorial(tutorial, language)
    },
  }
}

/**
 * The test cases, the limits and the signature of a run: the candidate's own cases, the visible ones, or all of them. If this version of
 * the challenge is gone, today's is run.
 */
export function runMaterialOf(bank: ChallengeBank) {
  return (
    shown: { challenge_id: string; version: string },
    request: Pick<Extract<JobRequest, { kind: 'code.run' }>, 'purpose' | 'programmingLanguage' | 'testCases'>,
  ): RunMaterial => {
    const challenge = bank.get(shown.challenge_id, shown.version) ?? bank.get(shown.challenge_id)
    const ofChallenge = challenge && {
      limits: limitsIn(request.programmingLanguage, challenge.limits),
      signature: challenge.signature,
    }
    if (request.purpose === 'custom') {
      const own = request.testCases.map((testCase) => ({ ...testCase, hidden: false, category: null }))
      return { testCases: own, ...ofChallenge }
    }
    if (challenge === undefined) return { testCases: [] }
    const visible = challenge.testCases.map(({ stdin, expected_output }) => ({
      stdin,
      expected_output,
      hidden: false,
      category: null,
    }))
    if (request.purpose === 'visible') return { testCases: visible, ...ofChallenge }
    const hidden = challenge.hiddenTestCases.map(({ stdin, expected_output, category }) => ({
      stdin,
      expected_output,
      hidden: true,
      category,
    }))
    // First whether it is right, then whether it is fast: a run stops at the first time-out.
    const inOrder = [...hidden.filter((each) => !isLargeInput(each)), ...hidden.filter(isLargeInput)]
    return { testCases: [...visible, ...inOrder], ...ofChallenge }
  }
}
