/** Counts how often each label was mistaken for another. */
export type Confusion<Label extends string> = {
  labels: readonly Label[]
  add(meant: Label, taken: Label): void
  count(meant: Label, taken: Label): number
  total(): number
  /**
   * All values are from 0 to 1. The recall of a label that never occurs counts as 0, and so does the precision of a
   * label that was never assigned.
   */
  scoresOf(label: Label): { precision: number; recall: number; f1: number; support: number }
  /** The mean F1 over all labels that occur, each with the same weight. */
  macroF1(): number
}

export function createConfusion<Label extends string>(labels: readonly Label[]): Confusion<Label> {
  const counts = new Map<string, number>()
  const key = (meant: Label, taken: Label) => `${meant}|${taken}`
  const count = (meant: Label, taken: Label) => counts.get(key(meant, taken)) ?? 0
  const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0)
  const scoresOf = (label: Label) => {
    const right = count(label, label)
    const support = sum(labels.map((taken) => count(label, taken)))
    const taken = sum(labels.map((meant) => count(meant, label)))
    const precision = taken === 0 ? 0 : right / taken
    const recall = support === 0 ? 0 : right / support
    const f1 = precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall)
    return { precision, recall, f1, support }
  }
  return {
    labels,
    add: (meant, taken) => void counts.set(key(meant, taken), count(meant, taken) + 1),
    count,
    total: () => sum([...counts.values()]),
    scoresOf,
    macroF1() {
      const occurring = labels.map(scoresOf).filter(({ support }) => support > 0)
      return occurring.length === 0 ? 0 : sum(occurring.map(({ f1 }) => f1)) / occurring.length
    },
  }
}
