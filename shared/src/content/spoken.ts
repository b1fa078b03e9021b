import type { PublicChallenge } from '../session/publicChallenge.ts'
import type { ProgrammingLanguage } from '../vocabulary/code.ts'
import type { Archive } from './archive.ts'
import { type Bank, createBank } from './bank.ts'
import { checksOf } from './checks.ts'
import { createDeckBank, type DeckBank } from './decks.ts'
import type { ItemTypes } from './kinds/all.ts'
import { createLibrary, type Versioned } from './library.ts'
import type { SpokenPoint, SpokenQuestion } from './spokenQuestion.ts'
import { createStoryBank, type StoryBank } from './stories.ts'
import { createTutorialBank, type TutorialBank } from './tutorials.ts'

/** The kinds of question that an interviewer asks and judges in conversation, whatever else is on their pages. */
export const spokenKinds = ['knowledge', 'explain_code', 'algorizing', 'low_level_design', 'system_design'] as const
type SpokenItem = Versioned<ItemTypes[(typeof spokenKinds)[number]]>

/** Everything answered in words rather than code: questions, stories, decks of statements and tutorials. */
export type SpokenBank = Bank<SpokenQuestion> & { stories?: StoryBank; decks?: DeckBank; tutorials?: TutorialBank }

/** Loads only the questions answered in words. */
export function loadSpoken({ archive }: { archive?: Archive } = {}): SpokenBank {
  const library = createLibrary({
    only: [...spokenKinds, 'behavioural', 'truth_or_despair', 'tutorial'],
    ...(archive === undefined ? {} : { archive }),
  })
  const newest = spokenKinds.flatMap((kind) => library.items(kind).map(spokenQuestionOf))
  const questions = createBank(newest, (id, version) => {
    const [item] = spokenKinds.flatMap((kind) => library.get(kind, id, version) ?? [])
    return item && spokenQuestionOf(item)
  })
  const decks = createDeckBank(library.items('truth_or_despair'), (id, version) =>
    library.get('truth_or_despair', id, version),
  )
  const tutorials = createTutorialBank(library.items('tutorial'), (id, version) => library.get('tutorial', id, version))
  const stories = createStoryBank(library.items('behavioural'), (id, version) =>
    library.get('behavioural', id, version),
  )
  // `get` also finds stories by their id, but `pick` never picks one. Stories are picked only from `stories`.
  const get = (id: string, version?: string) => questions.get(id, version) ?? stories.get(id, version)
  return { ...questions, get, stories, decks, tutorials }
}

/** Builds the interviewer's material from an item of any kind. */
export function spokenQuestionOf(item: SpokenItem): SpokenQuestion {
  const { keyPoints: _keyPoints, ...common } = { keyPoints: [], ...item }
  return {
    ...common,
    statement: statementOf(item),
    points: pointsOf(item),
    requirements: item.challengeType === 'system_design' ? [...item.functional, ...item.qualities] : [],
    estimates: item.challengeType === 'system_design' ? item.estimates : [],
    commonMistakes: mistakesOf(item),
    examples: examplesOf(item),
  }
}

type AuthoredPoint = Pick<SpokenPoint, 'point' | 'signs' | 'plainly' | 'denied' | 'written' | 'side'> & {
  asks?: string | undefined
}

const plain = (
  weight: SpokenPoint['weight'],
  { point, signs, plainly, denied, written, side, asks }: AuthoredPoint,
): SpokenPoint => ({
  ...{ point, signs, plainly, denied, written, side, weight },
  ...{ dimension: null, question: asks ?? null },
})

type SystemDesign = Extract<SpokenItem, { challengeType: 'system_design' }>

/**
 * The points that a design can make: the claims in each dimension, or the dimension itself if its author listed no
 * claims.
 */
const pointsOfDesign = ({ bars, claims }: SystemDesign): SpokenPoint[] =>
  bars.flatMap(({ dimension, signs, strong, question }) => {
    const own = (claims ?? []).filter((claim) => claim.dimension === dimension)
    return (own.length > 0 ? own : [{ point: strong, signs, dimension }]).map((claim) => ({
      ...{ ...claim, question },
      weight: coreOfDesign.includes(dimension) ? 'essential' : 'depth',
    }))
  })

/** The dimensions that every design must cover, whatever else it covers. */
const coreOfDesign: readonly string[] = ['requirements', 'api and data', 'architecture']

/**
 * The heading, in `checks.md`, of the checks for finding a working approach. It stands in for the point's own name,
 * which lists every approach.
 */
const checksOfTheWay = 'The method'

function pointsOf(item: SpokenItem): SpokenPoint[] {
  return pointsIn(item).map((each, index) => {
    const isTheWay = item.challengeType === 'algorizing' && index === 0
    const checks = checksOf(item.checks, isTheWay ? checksOfTheWay : each.point)
    return checks.length === 0 ? each : { ...each, checks }
  })
}

function pointsIn(item: SpokenItem): SpokenPoint[] {
  switch (item.challengeType) {
    case 'knowledge':
      return item.keyPoints.map((each) => plain(each.weight, each))
    case 'explain_code':
      return item.keyPoints.map((each) => plain('essential', each))
    case 'algorizing':
      return [...theWay(item), ...item.keyPoints].map((each) => plain('essential', each))
    case 'low_level_design':
      return [
        ...item.parts.map((each) => plain('essential', each)),
        ...item.keyPoints.map((each) => plain('depth', each)),
      ]
    case 'system_design':
      return pointsOfDesign(item)
  }
}

type Algorizing = Extract<SpokenItem, { challengeType: 'algorizing' }>
const leads = ({ quality }: Algorizing['approaches'][number]): boolean =>
  quality === 'optimal' || quality === 'acceptable'

/** The point for finding a working approach. The reasons for the approach are separate points. */
const theWay = ({ approaches }: Algorizing): AuthoredPoint[] => {
  const ways = approaches.filter(leads)
  return [
    {
      point: ways.map(({ name }) => name).join(', or: '),
      signs: ways.flatMap(({ signs }) => signs),
      plainly: ways.flatMap(({ plainly }) => plainly ?? []),
      side: 'the method',
      asks: 'Let me hear your method once in full: what does it do first, and what after that?',
    },
  ]
}

/**
 * The common mistakes of an item. Approaches that are wrong or too slow are included, because they get a reply like any
 * other mistake.
 */
const mistakesOf = (item: SpokenItem): SpokenQuestion['commonMistakes'] =>
  item.challengeType === 'algorizing'
    ? [
        ...[...item.approaches]
          .filter((approach) => !leads(approach))
          // List wrong approaches before those that are only slow.
          .sort((one, other) => Number(other.quality === 'wrong') - Number(one.quality === 'wrong'))
          .map(({ name, signs, plainly, response }) => ({
            mistake: name,
            signsInWords: signs,
            plainly,
            signsInCode: [],
            nudge: response,
          })),
        ...item.commonMistakes,
      ]
    : item.commonMistakes

const listed = (title: string, entries: readonly string[]): string =>
  `### ${title}\n\n${entries.map((each) => `- ${each}`).join('\n')}`

function statementOf(item: SpokenItem): string {
  switch (item.challengeType) {
    case 'explain_code':
      return `${item.statement}\n\n\`\`\`${item.language}\n${item.code.trimEnd()}\n\`\`\``
    case 'algorizing':
      return `${item.statement}\n\n${listed('Limits', item.constraints)}`
    case 'low_level_design':
      return [
        item.statement,
        listed('What it does', item.requirements),
        listed('What is left out', item.outOfScope),
      ].join('\n\n')
    case 'knowledge':
    case 'system_design':
      // The requirements are left out, because the candidate should find them out by asking.
      return item.statement
  }
}

const examplesOf = (item: SpokenItem): PublicChallenge['examples'] =>
  item.challengeType === 'algorizing' ? item.examples : []

/** The part of a spoken question the candidate may see. Its editor is for notes and starts empty. */
export function presentableSpoken(question: SpokenQuestion, language: ProgrammingLanguage): PublicChallenge {
  return {
    challenge_id: question.id,
    version: question.version,
    title: question.title,
    challengeType: question.challengeType,
    ...(question.competency === undefined ? {} : { competency: question.competency }),
    challenge_description: question.statement,
    programming_language: language,
    code_stub: '',
    duration_in_minutes: question.durationInMinutes,
    examples: question.examples,
    testCases: [],
  }
}
