import type { Challenge, Signature } from '../challenge.ts'
import { seededRandom } from '../generatedInput.ts'
import { byChance, byValues, drawValues, type Values } from './drawValues.ts'
import type { InputShape, InputShapes } from './inputShape.ts'
import { printInput } from './printInput.ts'
import { simplerValues } from './simplerValues.ts'

/** A small input, and the values needed to make it smaller. */
export type DrawnInput = {
  stdin: string
  /**
   * How large the input is, for comparisons: fewer words and letters weigh less, and among equals, smaller numbers do.
   */
  weight: number
  shape: InputShape
  size: number
  values: Values
}

/** Generates inputs that fit a challenge's format and limits. The same seed gives the same input. */
export type InputGenerator = {
  /** @param size from 1 to 8; limits every count. Brute force solves inputs of all these sizes instantly. */
  small(seed: number, size?: number): DrawnInput
  /** Returns all inputs that are one step smaller than this one, smallest first. */
  smaller(input: DrawnInput): DrawnInput[]
  /** @param n the size that the cost depends on; capped at `largest` */
  large(n: number, seed: number): string
  largest: number
}

const usualSize = 6

/** A challenge's input generator; undefined for versions from before inputs were generated. */
export function inputsOf({ inputs, signature }: Pick<Challenge, 'inputs' | 'signature'>): InputGenerator | undefined {
  return inputs && createInputs(inputs, signature)
}

/** The oracle: the brute-force solution, which is right for all small inputs. */
export function oracleOf({ id, solutions, programs }: Pick<Challenge, 'id' | 'solutions' | 'programs'>) {
  const oracle = solutions.find(({ kind }) => kind === 'brute_force')
  if (oracle === undefined) throw new Error(`${id} has no brute force`)
  return { language: oracle.language, sourceCode: programs[oracle.file] ?? '' }
}

export function createInputs({ small, large, largest }: InputShapes, signature: Signature): InputGenerator {
  const drawn = (shape: InputShape, size: number, values: Values): DrawnInput => {
    const stdin = printInput(shape, values, signature)
    return { stdin, weight: weightOf(stdin, signature), shape, size, values }
  }
  return {
    small(seed, size = usualSize) {
      const random = seededRandom(seed * 8 + size)
      const shape = oneOf(small, random)
      return drawn(shape, size, drawValues(shape, size, byChance(random, true)))
    },
    smaller(input) {
      const { shape, size, values } = input
      const found = new Map<string, DrawnInput>()
      for (const simpler of simplerValues(shape, values)) {
        const each = drawn(shape, size, drawValues(shape, size, byValues(simpler)))
        if (bySize(each, input) < 0) found.set(each.stdin, each)
      }
      return [...found.values()].sort(bySize)
    },
    large(n, seed) {
      const random = seededRandom(seed)
      const shape = oneOf(large, random)
      return printInput(shape, drawValues(shape, Math.min(n, largest), byChance(random, false)), signature)
    },
    largest,
  }
}

function oneOf(shapes: readonly InputShape[], random: () => number): InputShape {
  const shape = shapes[Math.floor(random() * shapes.length)]
  if (shape === undefined) throw new Error('there is no shape')
  return shape
}

/** Compares inputs by weight, then alphabetically. */
const bySize = (one: DrawnInput, other: DrawnInput): number =>
  one.weight - other.weight || Number(one.stdin > other.stdin) - Number(one.stdin < other.stdin)

/** The weight of each word and letter: more than all the numbers in a small input add up to. */
const perWord = 2 ** 36

/**
 * Computes an input's weight from the number of words and the absolute values of its numbers. If any parameter is text,
 * uses the number of characters and their code points instead.
 */
function weightOf(stdin: string, { parameters, methods }: Signature): number {
  const words = stdin.split(/\s+/).filter(Boolean)
  const isText = methods !== undefined || parameters.some(({ type }) => type.startsWith('string'))
  const absoluteOf = (word: string) => (word === 'null' ? 0 : Math.abs(Number(word)))
  const codes = (word: string) => sum(Array.from(word, (letter) => letter.codePointAt(0) ?? 0))
  const lengths = isText ? words.map((word) => 1 + word.length) : words.map(() => 1)
  const sizes = words.map((word) => (isText ? codes(word) : absoluteOf(word)))
  return sum(lengths) * perWord + Math.min(perWord - 1, sum(sizes))
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0)
