import type { InputRows, TracedInput } from '@greenroom/shared/session'

/** The maximum number of characters in an input that people can still trace by hand. */
const maxCharacters = 240

/** Whether an input and its output are small enough to show in a message. */
export const isShowable = (rows: InputRows, prints = ''): boolean =>
  rows.reduce((sum, { name, value }) => sum + name.length + value.length, 0) <= maxCharacters &&
  prints.length <= maxCharacters

/** Formats an input as a code block with one row per parameter, followed by the program's output if given. */
export function inputBlock(rows: InputRows, prints?: string): string {
  const shown = prints === undefined ? rows : [...rows, { name: 'yours prints', value: prints.trim() || '(nothing)' }]
  const width = Math.max(...shown.map(({ name }) => name.length)) + 2
  const lines = shown.flatMap(({ name, value }) =>
    value.split('\n').map((line, index) => `${(index === 0 ? name : '').padEnd(width)}${line.trimEnd()}`),
  )
  return ['```text', ...lines, '```'].join('\n')
}

/**
 * Says what a program does with an input, then shows the input: "Your program prints 2 for this one:" and the block.
 */
export function seenDoing({ rows, does, prints }: TracedInput): string {
  const block = does === 'prints' ? inputBlock(rows, prints) : inputBlock(rows)
  return `${doing(does, prints.trim())}\n\n${block}`
}

function doing(does: TracedInput['does'], prints: string): string {
  if (does === 'crashes') return 'Your program crashes on this one:'
  if (does === 'hangs') return 'Your program does not finish on this one:'
  if (prints === '') return 'Your program prints nothing for this one:'
  return prints.includes('\n')
    ? 'See what your program prints for this one:'
    : `Your program prints ${prints} for this one:`
}
