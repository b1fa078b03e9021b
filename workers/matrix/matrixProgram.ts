/** What an actor can be asked for, in the first line of its input; what the request is about follows. */
export type Request =
  /** Print `said`, which is written in its source. */
  | 'say'
  /** Read the rest as text and print it again. */
  | 'echo'
  /** Print the sum of the numbers that follow, one a line, read as people do who want to be quick. */
  | 'sum'
  /** Call a function within itself as often as the second line says, and print how often that was. */
  | 'recurse'
  /** Print `1`, then fail as programs of the language fail. */
  | 'throw'
  /** Print `begun`, then never end. */
  | 'loop'
  /** Take more and more memory, and use it. */
  | 'bomb'
  /** Print for ever. */
  | 'flood'

/** A program as people write it, with what it has to print. */
export type Idiom = { name: string; source: string; stdin?: string; expected: string }

/** What shows that a language works as its users expect. */
export type MatrixPrograms = {
  /** One program that does whatever is asked of it, so that it is compiled once. */
  actor: string
  /** How deep recursion has to go; fewer levels only where the language itself bounds them. */
  depth: number
  /** How stderr tells of what was thrown. */
  thrown: RegExp
  /** What cannot be compiled, or not even be read, and how its third line is named in what is said about it. */
  broken: { source: string; says: RegExp }
  idioms: readonly Idiom[]
}

/** Letters with marks, combining ones, a joined emoji, Chinese characters and a script from right to left. */
export const said = 'größer ≠ e\u0301 👩\u200d🚀 日本語 שלום'

/** Many levels, yet what 64 MB of stack are enough for. */
export const deep = 100_000
