/** The tasks of a matrix program, named in the first line of its input. The data follows. */
export type Request =
  /** Print `said`, which is in its source. */
  | 'say'
  /** Read the rest as text and print it again. */
  | 'echo'
  /** Print the sum of the numbers that follow, one per line, reading them the fast way. */
  | 'sum'
  /** Call a function recursively as many times as the second line says, and print how often it was called. */
  | 'recurse'
  /** Print `1`, then fail the way programs in this language fail. */
  | 'throw'
  /** Print `begun`, then never end. */
  | 'loop'
  /** Take more and more memory, and use it. */
  | 'bomb'
  /** Print forever. */
  | 'flood'

/** An idiomatic program, and its expected output. */
export type Idiom = { name: string; source: string; stdin?: string; expected: string }

/** The programs that show that a language works as its users expect. */
export type MatrixPrograms = {
  /** One program that can do everything, so that it is compiled only once. */
  actor: string
  /** The required recursion depth. Lower only if the language itself limits it. */
  depth: number
  /** How stderr reports an exception. */
  thrown: RegExp
  /** A source that doesn't compile, or can't even be parsed, and how the error names its third line. */
  broken: { source: string; says: RegExp }
  idioms: readonly Idiom[]
}

/** Accented letters, combining ones, a joined emoji, Chinese characters, and a right-to-left script. */
export const said = 'größer ≠ e\u0301 👩\u200d🚀 日本語 שלום'

/** Many levels, but few enough for a stack of 64 MB. */
export const deep = 100_000
