import { join } from 'node:path'
import { loadChallenges } from '../../shared/src/content/index.ts'
import { hunt } from './hunt.ts'
import { startRunner } from './runner.ts'

export type HuntAllOptions = {
  folder: string
  /** Challenge ids; all challenges if empty. */
  only: readonly string[]
  seed: number
  count: number
  say: (line: string) => void
}

/**
 * Tries inputs that `check` doesn't, and prints the wrong programs that pass every case. @returns true if there are
 * none
 */
export async function huntAll({ folder, only, seed, count, say }: HuntAllOptions): Promise<boolean> {
  const challenges = loadChallenges({ folder: join(folder, 'challenges') })
    .all()
    .filter(({ id }) => only.length === 0 || only.includes(id) || only.includes(`coding/${id}`))
  const runner = await startRunner()
  let slipped = 0
  try {
    for (const challenge of challenges) {
      const { findings, inputs, wrong } = await hunt(challenge, runner, { seed, count })
      say(`${challenge.id}: ${wrong} wrong programs on ${inputs} inputs by seed ${seed}`)
      for (const finding of findings) say(`  ${finding}`)
      slipped += findings.length
    }
  } finally {
    await runner.stop()
  }
  say(slipped === 0 ? 'No wrong program passes.' : `${slipped} findings`)
  return challenges.length > 0 && slipped === 0
}
