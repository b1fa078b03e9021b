import { type RowInput, rowSchema, summarise } from './row.ts'

/** Hands a row to `npm run bench`, or prints it where a bench is run by itself. */
export function report(input: RowInput): void {
  const row = rowSchema.parse(input)
  if (process.send) process.send({ type: 'row', row })
  else console.log(row, summarise(row))
}

/**
 * Measures ours and the floor in turns, so that both meet the same noise; the first round of each warms up and does not count.
 * @returns the values of each round
 */
export async function interleaved(
  rounds: number,
  ours: () => Promise<number>,
  floor: () => Promise<number>,
): Promise<{ ours: number[]; floor: number[] }> {
  const measured: { ours: number[]; floor: number[] } = { ours: [], floor: [] }
  for (let round = 0; round <= rounds; round += 1) {
    const [first, second] = [await ours(), await floor()]
    if (round === 0) continue
    measured.ours.push(first)
    measured.floor.push(second)
  }
  return measured
}
