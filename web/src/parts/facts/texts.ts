import { amount, locale } from '@greenroom/shared/english'
import type { AgainstSaid } from '@greenroom/shared/session'

/** UI text for the results of running the code. */
export const factTexts = {
  search: {
    found: 'Counterexample found',
    none: 'No counterexample found',
    at: (moment: string) => `handed in at ${moment}`,
    right: 'Right',
    yours: 'Yours',
    expected: 'Expected',
    returned: 'Returned',
    crashes: 'crashes',
    hangs: 'doesn’t finish',
    smallest: (wrong: number, searched: number) =>
      wrong === 1
        ? `We tried ${amount(searched)} small inputs. Only this one gave a wrong result.`
        : `We tried ${amount(searched)} small inputs. ${amount(wrong)} gave a wrong result; this is the smallest.`,
    nothing: (searched: number) => `We tried ${amount(searched)} small inputs, and every result was right.`,
  },
  cost: {
    title: 'Running time',
    unknown: 'Not measured. Your code was too quick or too slow, or it stopped early.',
    unknownOfTheirs: 'Not measured. The code was too quick or too slow, or it stopped early.',
    doubling: (least: number, most: number) =>
      `With twice the input, it took ${least.toFixed(1)}${least.toFixed(1) === most.toFixed(1) ? '' : ` to ${most.toFixed(1)}`} times as long.`,
    square: 'n², for comparison',
    measured: 'Measured',
    said: (growth: string) => `You said ${growth}`,
    stand: (stand: AgainstSaid | null, said: string, at: string | null) => {
      const when = at === null ? '' : ` at ${at}`
      if (stand === 'agrees') return `as you said${when}`
      if (stand === 'slower') return `slower than the O(${said}) you said${when}`
      if (stand === 'faster') return `faster than the O(${said}) you said${when}`
      return `you said O(${said})${when}`
    },
    size: (size: number) => size.toLocaleString(locale, { notation: 'compact' }),
    ms: (ms: number) => `${ms < 10 ? ms.toFixed(1) : Math.round(ms)} ms`,
  },
} as const
