import type { Stage } from './stages.ts'

/** The stages to run. */
export type Choice = { ok: true; stages: Stage[]; isComplete: boolean } | { ok: false; reason: string }

/**
 * Reads the words after `npm test --`: names of stages, and
 * - `--all` repeats earlier proofs,
 * - `--deep` runs the deep stages (`npm run test:deep`), even if nothing has changed,
 * - `--with-deep` adds the deep stages for what has changed (`.ci/run`).
 */
export function readChoice(stages: readonly Stage[], words: readonly string[]): Choice {
  const flags = words.filter((word) => word.startsWith('-'))
  const names = words.filter((word) => !word.startsWith('-'))
  const known = ['--all', '--deep', '--with-deep']
  const unknownFlag = flags.find((flag) => !known.includes(flag))
  if (unknownFlag !== undefined) return { ok: false, reason: `${unknownFlag} is not known; --all proves everything.` }
  const unknown = names.filter((name) => !stages.some((stage) => stage.name === name))
  if (unknown.length > 0) {
    const all = stages.map(({ name }) => name).join(', ')
    return { ok: false, reason: `There is no stage ${unknown.join(', ')}; there are ${all}.` }
  }
  const isDeep = flags.includes('--deep')
  const isMeant = ({ name, isDeep: goesDeep = false }: Stage): boolean => {
    if (names.length > 0) return names.includes(name)
    return flags.includes('--with-deep') || goesDeep === isDeep
  }
  return { ok: true, stages: stages.filter(isMeant), isComplete: isDeep || flags.includes('--all') }
}
