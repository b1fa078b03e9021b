import type { ContentLibrary, DiagnosticItem, Versioned } from '@greenroom/shared/content'
import { difficultyOnScale, type Observation } from '@greenroom/shared/learning'
import { accessOf, type ContentReader } from '@greenroom/shared/rules'
import type { Concept } from '@greenroom/shared/vocabulary'
import type { Confidence, GivenAnswer, ShownItem } from '@greenroom/shared/wire'

/** An item with its full id, `{topic}/{id}`, and its concepts, the main one first. */
export type BankItem = Omit<DiagnosticItem, 'id' | 'also'> & {
  id: string
  version: string
  concept: Concept
  also: readonly Concept[]
}

export type ItemBank = {
  /** The items that this reader may get. */
  openTo(reader: ContentReader): BankItem[]
  /** An item as it was shown, even if it has changed since. */
  get(itemId: string, version: string): BankItem | undefined
  /** An item as it is now. */
  newest(itemId: string): BankItem | undefined
}

export function createItemBank(library: Pick<ContentLibrary, 'items' | 'get'>): ItemBank {
  function itemOf(itemId: string, version?: string): BankItem | undefined {
    const topic = library.get('diagnostic', itemId.split('/')[0] ?? '', version)
    return topic && itemsOf(topic).find(({ id }) => id === itemId)
  }

  return {
    openTo: (reader) =>
      library
        .items('diagnostic')
        .filter((topic) => accessOf(topic, reader) === 'open')
        .flatMap(itemsOf),
    get: itemOf,
    newest: itemOf,
  }
}

type Topic = Versioned<{ id: string; concept: Concept; items: readonly DiagnosticItem[] }>
const itemsOf = ({ id: topic, version, concept, items }: Topic): BankItem[] =>
  items.map((item) => ({ ...item, id: `${topic}/${item.id}`, version, concept }))

/** The part of an item that a browser may see before it is answered. */
export const shownItem = ({ id, concept, question, situation, options, number }: BankItem): ShownItem => ({
  ...{ id, concept, question, situation },
  options: options?.map(({ text }) => text) ?? null,
  unit: number?.unit ?? null,
})

/** Whether an answer is right; null if it doesn't fit the item, such as a number for an item with options. */
export function isRightAnswer({ options, number }: BankItem, answer: GivenAnswer): boolean | null {
  if ('skip' in answer) return false
  if ('option' in answer) return options?.[answer.option]?.isRight ?? null
  return number === undefined ? null : Math.abs(answer.number - number.answer) < 1e-9
}

/** The chance of being right without knowing anything. */
export const guessAt = ({ options }: Pick<BankItem, 'options'>): number =>
  options === undefined ? 0 : 1 / options.length

/** How much an item shows about its secondary concepts. */
const weightOfOthers = 0.5
/** The weight of a confident mistake, which says more than an unsure one. */
const weightOfSureMistake = 1.5
/** The chance of a lucky guess, if somebody is right but says that they guessed. */
const luck = 0.5

/**
 * What an answer shows about the item's concepts. “I don't know” is a wrong answer without guessing, so it counts a
 * little more than a mistake.
 */
export function observationsOf(
  item: BankItem,
  { answer, confidence, isRight }: { answer: GivenAnswer; confidence: Confidence | null; isRight: boolean },
): Observation[] {
  const isSkip = 'skip' in answer
  const isLucky = isRight && confidence === 'guessing' && item.options !== undefined
  const guess = isSkip ? 0 : isLucky ? luck : guessAt(item)
  const weight = !isRight && !isSkip && confidence === 'very' ? weightOfSureMistake : 1
  const common = {
    source: 'diagnostic' as const,
    outcome: isRight ? 1 : 0,
    difficulty: difficultyOnScale[item.difficulty],
    guess,
  }
  return [
    { ...common, skill: item.concept, weight },
    ...item.also.map((skill) => ({ ...common, skill, weight: weight * weightOfOthers })),
  ]
}
