import { hashOf } from '../hash.ts'
import { type PaperForm, type PaperFormat, type PaperPartFormat, questionCountOf } from './format.ts'

/** An item that papers are made from. `area` is its subject, and `questions` is how many it asks. */
export type PaperItem = { id: string; version: string; form: PaperForm; area: string; questions: number }

/** A question of a paper. `scenario`: which of the item's scenarios it is; null if the item asks only one question. */
export type PaperQuestion = {
  /** Unique in the paper: `p1q17` is question 17 of part 1. */
  key: string
  itemId: string
  version: string
  form: PaperForm
  area: string
  scenario: number | null
}

/** A part of a composed paper. If the bank has too few items, it is shorter than the real one, and so is its time. */
export type ComposedPart = Pick<PaperPartFormat, 'title' | 'minutes' | 'calculator'> & {
  isFull: boolean
  questions: PaperQuestion[]
}

export type ComposeOptions = {
  /** How often the learner met each item in earlier papers, by item id. */
  seen: ReadonlyMap<string, number>
  /** The same seed gives the same paper. */
  seed: string
}

/**
 * Composes a paper from the available items: unseen ones first, spread over the areas. A part without items is left
 * out.
 */
export function composePaper(format: PaperFormat, bank: readonly PaperItem[], options: ComposeOptions): ComposedPart[] {
  return format.parts
    .map((part, index) => composePart(part, `p${index + 1}`, bank, options))
    .filter(({ questions }) => questions.length > 0)
}

function composePart(
  part: PaperPartFormat,
  prefix: string,
  bank: readonly PaperItem[],
  options: ComposeOptions,
): ComposedPart {
  const asked = part.sections.flatMap(({ form, questions }) =>
    spread(
      bank.filter((item) => item.form === form),
      options,
    )
      .flatMap(questionsIn)
      .slice(0, questions),
  )
  const full = questionCountOf(part)
  return {
    title: part.title,
    calculator: part.calculator,
    isFull: asked.length === full,
    minutes: Math.ceil((part.minutes * asked.length) / full),
    questions: asked.map((question, index) => ({ ...question, key: `${prefix}q${index + 1}` })),
  }
}

/** Sorts items into the order of use: least seen first and, among those, one from each area in turn. */
function spread(items: readonly PaperItem[], { seen, seed }: ComposeOptions): PaperItem[] {
  const timesSeen = (item: PaperItem): number => seen.get(item.id) ?? 0
  const shuffled = items.toSorted(
    (one, other) => timesSeen(one) - timesSeen(other) || hashOf(seed + one.id) - hashOf(seed + other.id),
  )
  const usedOf = new Map<string, number>()
  const turns = shuffled.map((item): [turn: number, item: PaperItem] => {
    const key = `${timesSeen(item)} ${item.area}`
    const turn = usedOf.get(key) ?? 0
    usedOf.set(key, turn + 1)
    return [turn, item]
  })
  return turns
    .toSorted(([turn, one], [otherTurn, other]) => timesSeen(one) - timesSeen(other) || turn - otherTurn)
    .map(([, item]) => item)
}

const questionsIn = ({ id, version, form, area, questions }: PaperItem): Omit<PaperQuestion, 'key'>[] =>
  Array.from({ length: questions }, (_, index) => ({
    ...{ itemId: id, version, form, area },
    scenario: form === 'extended_matching' ? index : null,
  }))
