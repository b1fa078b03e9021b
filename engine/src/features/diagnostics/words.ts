import { counted } from '@greenroom/shared/english'
import type { AnsweredItem, HeardExplanation } from '@greenroom/shared/wire'
import { mapGroupOf } from './mapGroups.ts'
import type { DiagnosticRecord } from './record.ts'

const groups = ['structures', 'judgement', 'systems'] as const
type Group = (typeof groups)[number]
const groupNames: Record<Group, string> = {
  structures: 'algorithms',
  judgement: 'judgement',
  systems: 'systems',
}

/** Fewer answers than this say nothing about a group. */
const fewestOfGroup = 2
const fewestItems = 4
const [strongFrom, weakUpTo] = [0.75, 0.4]

type Count = { group: Group; right: number; total: number }

const countsOf = (items: readonly AnsweredItem[]): Count[] =>
  groups
    .map((group) => {
      const own = items.filter(({ concept }) => mapGroupOf(concept) === group)
      return { group, total: own.length, right: own.filter(({ outcome }) => outcome === 'right').length }
    })
    .filter(({ total }) => total > 0)

const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`

/** The result in a few words, from the share of right answers in each group. */
export function headlineOf(items: readonly AnsweredItem[]): string {
  if (items.length < fewestItems) return 'Not enough answers to say much yet.'
  const counts = countsOf(items).filter(({ total }) => total >= fewestOfGroup)
  const named = (is: (share: number) => boolean) =>
    listed(counts.filter(({ right, total }) => is(right / total)).map(({ group }) => groupNames[group]))
  const strong = named((share) => share >= strongFrom)
  const weak = named((share) => share <= weakUpTo)
  if (strong === '' && weak === '') return 'A bit of everything, but nothing solid yet.'
  return [strong && `Strong on ${strong}.`, weak && `Weak on ${weak}.`].filter((part) => part !== '').join(' ')
}

/** Three sentences: what the items, the code and the explanation showed. */
export function sentencesOf(record: DiagnosticRecord, items: readonly AnsweredItem[]): string[] {
  return [ofItems(items), ofTask(record), ofExplanation(record)]
}

function ofItems(items: readonly AnsweredItem[]): string {
  if (items.length === 0) return 'You didn’t answer any items.'
  const right = items.filter(({ outcome }) => outcome === 'right').length
  const parts = countsOf(items).map(({ group, right, total }) => `${right} of ${total} on ${groupNames[group]}`)
  const inAll = `You got ${right} of ${items.length} items right`
  return parts.length > 1 ? `${inAll}: ${listed(parts)}.` : `${inAll}.`
}

function ofTask({ task: { state, tests } }: DiagnosticRecord): string {
  if (state !== 'done') return 'You skipped the coding task.'
  if (tests === null) return 'You didn’t hand in any code.'
  if (tests.passed === tests.total) return `Your code passed all ${tests.total} tests.`
  return `Your code passed ${tests.passed} of ${tests.total} tests.`
}

const approaches: Record<NonNullable<HeardExplanation['approach']>, string> = {
  optimal: 'You explained the best approach',
  acceptable: 'You explained an approach that works',
  brute_force: 'You explained a slow approach',
  wrong: 'The approach you explained doesn’t work',
}

function ofExplanation({ explanation: { state, heard } }: DiagnosticRecord): string {
  if (state !== 'done') return 'You skipped the explanation.'
  if (heard === null) return 'We couldn’t assess your explanation.'
  const approach = heard.approach === null ? 'You didn’t describe an approach' : approaches[heard.approach]
  const { edgeCases } = heard
  const cases = edgeCases === 0 ? 'no edge cases' : counted(edgeCases, { one: 'edge case', other: 'edge cases' })
  return `${approach}. You ${costs(heard)} and mentioned ${cases}.`
}

function costs({ time, space }: HeardExplanation): string {
  if (time === 'unsaid' && space === 'unsaid') return 'didn’t state the complexity'
  return time === 'wrong' || space === 'wrong' ? 'got the complexity wrong' : 'stated the complexity'
}
