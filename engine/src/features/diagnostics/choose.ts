import { createHash } from 'node:crypto'
import {
  aged,
  type Belief,
  type Beliefs,
  difficultyOnScale,
  observeAll,
  unknownBelief,
} from '@greenroom/shared/learning'
import type { Concept, ExperienceLevel, RoleType } from '@greenroom/shared/vocabulary'
import { type BankItem, observationsOf } from './items.ts'
import type { AskedItem } from './record.ts'
import { conceptGroups, groupOf, importanceOf, sharesOf } from './roleConcepts.ts'

/** How many concepts are covered before any is asked about again. */
const coveringItems = 8

export type Choice = {
  /** Decides between equally good items: the same seed makes the same choices. */
  seed: string
  at: number
  role: RoleType
  level: ExperienceLevel
  before: Beliefs
  seenBefore: readonly string[]
  /** The items asked so far, with their answers. */
  asked: readonly { item: BankItem; given: NonNullable<AskedItem['given']> }[]
}

/**
 * Chooses the next item, or undefined if there is none. The first eight items each cover a new concept, from the group
 * that is furthest behind its share. Within the group, concepts that matter for the role and are least known come
 * first. The other items return to a concept that has been asked about once, because a range needs two answers. Of
 * equally important ones, the most informative item wins: its difficulty is near the estimate, so items get harder
 * while answers are right.
 */
export function chooseItem(choice: Choice, bank: readonly BankItem[]): BankItem | undefined {
  const asked = new Set(choice.asked.map(({ item }) => item.id))
  const open = bank.filter(({ id }) => !asked.has(id))
  const fresh = open.filter(({ id }) => !choice.seenBefore.includes(id))
  return chooseFrom(fresh, choice) ?? chooseFrom(open, choice)
}

function chooseFrom(items: readonly BankItem[], choice: Choice): BankItem | undefined {
  const { asked, seed } = choice
  const now = knownNow(choice)
  const timesAsked = (concept: Concept) => asked.filter(({ item }) => item.concept === concept).length
  const wanted = asked.length < coveringItems ? 0 : 1
  const available = (times: number) => items.filter(({ concept }) => timesAsked(concept) === times)
  const candidates = [wanted, 0, 1, 2].map(available).find((found) => found.length > 0) ?? items
  const group = wanted === 0 ? groupBehind(candidates, choice) : null
  const ofGroup = candidates.filter(({ concept }) => group === null || groupOf(concept) === group)
  const rated = ofGroup.map((item) => ({
    item,
    concept: priorityOf(item.concept, now, choice),
    tells: informationOf(item, now),
    chance: chanceOf(`${seed}\n${item.id}`),
  }))
  return rated.toSorted(
    (one, other) => other.concept - one.concept || other.tells - one.tells || other.chance - one.chance,
  )[0]?.item
}

/** The group that is furthest behind its share of the items. */
function groupBehind(candidates: readonly BankItem[], { role, level, asked }: Choice) {
  const shares = sharesOf(role, level)
  const behind = conceptGroups
    .filter((group) => candidates.some(({ concept }) => groupOf(concept) === group))
    .map((group) => {
      const had = asked.filter(({ item }) => groupOf(item.concept) === group).length
      return { group, rest: shares[group] - (had * 12) / (asked.length + 1) }
    })
  return behind.toSorted((one, other) => other.rest - one.rest)[0]?.group ?? null
}

type Known = { beliefs: Beliefs; general: Belief; at: number }

/** The estimates after the answers so far, for each concept and for the person in general. */
function knownNow({ before, asked, at }: Pick<Choice, 'before' | 'asked' | 'at'>): Known {
  const observed = asked.flatMap(({ item, given }) => observationsOf(item, given))
  // One sitting is one happening, just as when the result is recorded.
  const beliefs = observeAll(before, observed, at)
  // All concepts form one skill here: an unseen concept is likely about as well known as the others.
  const together = observeAll(
    {},
    observed.map((each) => ({ ...each, skill: 'knowledge' as const })),
    at,
  )
  return { beliefs, at, general: together.knowledge ?? { ...unknownBelief, at, count: 0 } }
}

/** Somebody's general ability after these answers, on the scale of the skill model. */
export const generalAbility = (choice: Pick<Choice, 'before' | 'asked' | 'at'>): number => knownNow(choice).general.mean

/** The estimate for a concept; without evidence, the one for the person in general. */
function beliefIn(concept: Concept, { beliefs, general, at }: Known): { mean: number; variance: number } {
  const belief = beliefs[concept]
  return belief === undefined ? { mean: general.mean, variance: unknownBelief.variance } : aged(belief, at)
}

/** Importance counts for as much as a quarter of the uncertainty. Rounded, so that chance decides between equals. */
function priorityOf(concept: Concept, now: Known, { role }: Choice): number {
  const { variance } = beliefIn(concept, now)
  return Math.round(4 * (variance / unknownBelief.variance)) + importanceOf(concept, role)
}

/**
 * How much we expect to learn from an answer, in hundredths: most if right and wrong are equally likely. Guessing is
 * left out, so that items with options are not passed over for those that ask for a number.
 */
function informationOf({ concept, difficulty }: BankItem, now: Known): number {
  const { mean, variance } = beliefIn(concept, now)
  const known = 1 / (1 + Math.exp(difficultyOnScale[difficulty] - mean))
  return Math.round(100 * 0.5 * Math.log(1 + variance * known * (1 - known)))
}

const chanceOf = (seed: string): number => createHash('sha256').update(seed).digest().readUInt32BE(0)
