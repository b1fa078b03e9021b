import { type RowInput, rowSchema, summarise } from './row.ts'

/** Sends a row to `npm run bench`, or prints it if the bench runs on its own. */
export function report(input: RowInput): void {
  const row = rowSchema.parse(input)
  if (process.send) process.send({ type: 'row', row })
  else console.log(row, summarise(row))
}

/**
 * Measures our code and the baseline alternately, so that other load on the machine affects both. The first round of
 * each is only a warm-up.
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
