import type { Signature, ValueType } from '../challenge.ts'

const words: Record<ValueType, string> = {
  int: 'an integer',
  long: 'an integer of up to 64 bits',
  float: 'a number',
  string: 'a word',
  bool: 'true or false',
  'int[]': 'integers',
  'long[]': 'integers of up to 64 bits',
  'string[]': 'words',
  'int[][]': 'rows of integers',
  'string[][]': 'rows of words',
}

/** What a function is given and what it gives back, in one line: the doc that a stub's function begins with. */
export function inWords({ parameters, returns }: Signature): string {
  const given = parameters.map(({ name, type }) => `${name} (${words[type]})`)
  const all = given.length > 1 ? `${given.slice(0, -1).join(', ')} and ${given.at(-1)}` : given.join('')
  return `Takes ${all}; returns ${words[returns]}.`
}

/** Stands above the part of a stub that a candidate need not touch. */
export const belowIsOurs = 'Reads the input and prints your answer.'
