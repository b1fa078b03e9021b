import {
  type AuthoredOwnQuestion,
  askedAs,
  type Challenge,
  type ChallengeBank,
  type CompanyPreset,
  isOwnQuestionId,
  limitsOfOwn,
  loopOf,
  ownWorkStory,
  presentable,
  presentableDeck,
  presentableOwn,
  presentableSpoken,
  presentableTutorial,
  type SpokenBank,
  signatureOf,
} from '@greenroom/shared/content'
import { isLargeInput, isSpoken, limitsIn } from '@greenroom/shared/rules'
import type { JobRequest, PublicChallenge } from '@greenroom/shared/session'
import type { ChallengeCatalogue } from '../../session/decide/decision.ts'
import type { RunMaterial } from '../../session/outbox.ts'

/** User-written questions prepared for look-up, in the requested or the newest version. */
export type OwnBank = { get(id: string, version?: string): AuthoredOwnQuestion | undefined }

const noOwn: OwnBank = { get: () => undefined }

/**
 * The questions decisions may use, coded or answered in conversation, limited to what a candidate may see of each.
 * @param presets how companies interview; without them every interview has the usual rounds
 * @param own questions written by users; they are never picked, only found by id
 */
export function catalogueOf(
  bank: ChallengeBank,
  spoken: SpokenBank,
  presets: () => readonly CompanyPreset[] = () => [],
  own: OwnBank = noOwn,
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
        const { cvQuestion } = criteria
        const ownWork = cvQuestion === undefined ? undefined : spoken.stories?.get(ownWorkStory)
        if (cvQuestion !== undefined && ownWork !== undefined)
          return presentableSpoken(askedAs(ownWork, cvQuestion), programmingLanguage)
        const story = spoken.stories?.pick(criteria)
        return story && presentableSpoken(story, programmingLanguage)
      }
      if (isSpoken(kind)) {
        const found = spoken.pick({ ...criteria, challengeType: kind })
        return found && presentableSpoken(found, programmingLanguage)
      }
      // If there is nothing for this role or level, use anything: coding suits almost everybody.
      const { candidate: _candidate, ...forAnybody } = criteria
      const found = bank.pick({ ...criteria, challengeType: kind }) ?? bank.pick({ ...forAnybody, challengeType: kind })
      return found && presentable(found, programmingLanguage)
    },
    hint({ challenge_id: id, version }, rung) {
      if (isOwnQuestionId(id)) return own.get(id, version)?.hints[rung - 1]
      const found = bank.get(id, version) ?? bank.get(id) ?? spoken.get(id, version) ?? spoken.get(id)
      return found?.hints[rung - 1]
    },
    present(id, version, language) {
      if (isOwnQuestionId(id)) {
        const question = own.get(id, version ?? undefined)
        return question && presentableOwn(question, language)
      }
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
 * Collects the test cases, limits and signature for a run: the candidate's own cases, the visible ones, or all of them.
 * If this version of the challenge no longer exists, uses the current one.
 */
export function runMaterialOf(bank: ChallengeBank, own: OwnBank = noOwn) {
  return (
    shown: Pick<PublicChallenge, 'challenge_id' | 'version'> & Partial<Pick<PublicChallenge, 'testCases' | 'limits'>>,
    request: Pick<Extract<JobRequest, { kind: 'code.run' }>, 'purpose' | 'programmingLanguage' | 'testCases'>,
  ): RunMaterial => {
    const challenge = isOwnQuestionId(shown.challenge_id)
      ? ownMaterial(own.get(shown.challenge_id, shown.version), shown, request)
      : bankMaterial(bank.get(shown.challenge_id, shown.version) ?? bank.get(shown.challenge_id), request)
    const ofChallenge = challenge?.ofChallenge
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
    // Small inputs first, then large ones: a run stops at its first time-out, and being right matters before being
    // fast.
    const inOrder = [...hidden.filter((each) => !isLargeInput(each)), ...hidden.filter(isLargeInput)]
    return { testCases: [...visible, ...inOrder], ...ofChallenge }
  }
}

type RunRequest = Pick<Extract<JobRequest, { kind: 'code.run' }>, 'programmingLanguage'>
type Cases = Pick<Challenge, 'testCases' | 'hiddenTestCases'>
type FoundMaterial = Cases & { ofChallenge: Omit<RunMaterial, 'testCases'> }

const bankMaterial = (
  challenge: Challenge | undefined,
  { programmingLanguage }: RunRequest,
): FoundMaterial | undefined =>
  challenge && {
    ...{ testCases: challenge.testCases, hiddenTestCases: challenge.hiddenTestCases },
    ofChallenge: { limits: limitsIn(programmingLanguage, challenge.limits), signature: challenge.signature },
  }

/** Name for hidden cases that have none. */
const namelessCase = 'hidden case'

function ownMaterial(
  question: AuthoredOwnQuestion | undefined,
  { testCases: known, limits }: { testCases?: Cases['testCases']; limits?: RunMaterial['limits'] },
  { programmingLanguage }: RunRequest,
): FoundMaterial | undefined {
  // If its author has deleted the question, the cases that the room knows still run.
  if (question === undefined)
    return known && { testCases: known, hiddenTestCases: [], ofChallenge: limits === undefined ? {} : { limits } }
  const signature = signatureOf(question)
  return {
    testCases: question.cases.filter(({ hidden }) => !hidden),
    hiddenTestCases: question.cases
      .filter(({ hidden }) => hidden)
      .map(({ stdin, expected_output, name }) => ({ stdin, expected_output, category: name || namelessCase })),
    ofChallenge: {
      limits: limitsOfOwn(question, programmingLanguage),
      ...(signature === undefined ? {} : { signature }),
    },
  }
}
