import { plainWords } from './plainWords.ts'

/** A growth such as `n log n`, in one canonical form. */
export type Growth = string

/** What somebody says of the cost of a solution. A side that is not said is null. */
export type StatedComplexity = { time: Growth | null; space: Growth | null }

const named: [RegExp, string][] = [
  [
    /\bn[ -]?squared?\b|\bquadratic\b|\bo of n (squared?|two)\b|\bn to the (power of )?(two|2|second)\b|\bn ?\* ?n\b|\bn times n\b/,
    'o(n^2)',
  ],
  [/\bn[ -]?cubed\b|\bcubic\b/, 'o(n^3)'],
  [/\b(linearithmic|quasilinear|n[ -]?log[ -]?n|n times log n|o of n log n)\b/, 'o(nlogn)'],
  [/\blogarithmic\b|\bo of log n\b/, 'o(logn)'],
  [
    /\b(linear|o of n|proportional to n|proportional to the (size|length)( of the (input|list|array|string))?)\b/,
    'o(n)',
  ],
  [/\b(constant|o of (one|1)|no (extra|additional) (space|memory))\b/, 'o(1)'],
  [/\bexponential\b/, 'o(2^n)'],
]

/** `O( N * log(n) )` as `nlogn`: one letter for each size, constant factors dropped, summands in order. */
export function canonicalGrowth(inside: string): Growth {
  const compact = inside
    .toLowerCase()
    // The inverse of Ackermann's function is never above 4.
    .replaceAll(/(?:α|\balpha)\s*(?:\(\s*\w+\s*\)|\b\w\b)?/g, '')
    .replaceAll('²', '^2')
    .replaceAll('³', '^3')
    .replaceAll('**', '^')
    .replaceAll(/\b(to the power of|power of) ?/g, '^')
    .replaceAll(/ ?\bsquared\b/g, '^2')
    .replaceAll(/\b(times|multiplied by)\b/g, '*')
    .replaceAll(/log_?2?(?=[^a-z]|[a-z])/g, ' log ')
    .replaceAll(/\b(?:len|length|size|count)\s*\(/g, '(')
    // "rows * columns" are r and c: a size is its first letter.
    .replaceAll(/\b(?!log\b)([a-z])[a-z_]{2,}\b/g, '$1')
    .replaceAll(/[\s·×*|()[\]]/g, '')
  if (/^\d+$/.test(compact)) return '1'
  const summands = compact
    .split('+')
    .map((summand) => summand.replace(/^\d+(?=[a-z])/, '').replace(/^([a-z])\1$/, '$1^2'))
  const kept = [...new Set(summands)].filter((summand) => summands.length === 1 || !/^\d*$/.test(summand))
  return kept.sort().join('+')
}

/** The sizes renamed in the order in which they come, so that `O(k)` and `O(n)` are one, and `O(n log k)` and `O(n log n)` are two. */
function shapeOf(growth: Growth): string {
  const names = new Map<string, string>()
  return growth.replaceAll(/log|[a-z]/g, (token) => {
    if (token === 'log') return token
    const name = names.get(token) ?? String.fromCharCode(65 + names.size)
    names.set(token, name)
    return name
  })
}

/** Whether two growths say the same, whatever the sizes are called. */
export const sameGrowth = (said: Growth, authored: Growth): boolean =>
  said === authored || shapeOf(said) === shapeOf(authored)

/** A product of sizes in one order; whatever else a growth is stays as it is. */
const inOrder = (growth: Growth): string =>
  /^[a-z]+$/.test(growth) && !growth.includes('log') ? [...growth].sort().join('') : growth

/**
 * Whether a growth is one of those that are true. Other letters may be used for the sizes, but not where a truth has the same
 * letters and more: `O(r * c)` is no `O(n * k)` where `O(r * c * k)` is meant.
 */
export function isOneOf(said: Growth, truths: readonly Growth[]): boolean {
  if (truths.some((truth) => inOrder(truth) === inOrder(said))) return true
  const sizes = new Set(said.replaceAll('log', '').match(/[a-z]/g))
  const falls = truths.some((truth) => {
    const meant = new Set(truth.replaceAll('log', '').match(/[a-z]/g))
    return sizes.size > 1 && meant.size > sizes.size && [...sizes].every((size) => meant.has(size))
  })
  return !falls && truths.some((truth) => sameGrowth(said, truth) || isWithMore(said, truth))
}

/** The truth, and one of the smaller sizes beside it: "O(n + k)" where O(n) is meant is exact, and no mistake. */
function isWithMore(said: Growth, truth: Growth): boolean {
  const summands = said.split('+').map(inOrder)
  if (summands.length < 2 || truth.includes('+') || !truth.includes('n')) return false
  return (
    summands.includes(inOrder(truth)) && summands.every((each) => each === inOrder(truth) || /^[a-mo-z]$/.test(each))
  )
}

/** Reads `O(…)` out of an authored complexity such as "O(n log n) for the sort". */
export function growthIn(text: string): Growth | null {
  return mentions(text)[0]?.growth ?? null
}

/** Sizes without an O: "that is n times k", "space is n for the table". */
const inWords = [
  /(?<![\w(])(?<said>[nmkrc] (?:times|\*) (?:[nmkrc]|log [nmk])(?: plus [nmkrc])?)(?![\w(])/g,
  /\b(?:space|memory|time)(?: complexity)? (?:is|of|takes|needs) (?:just |only |about |roughly |order )?(?<said>[nmk])(?= (?:for|in|extra|as|with|because|since|too)\b|[.,;]|$)/g,
]

type Mention = { growth: Growth; at: number; end: number }

function mentions(text: string): Mention[] {
  let plain = plainWords(text)
  const found: Mention[] = []
  for (const match of plain.matchAll(/\b(?:o|big[ -]?o|theta|θ) ?(?:of ?)?\(((?:[^()]|\([^()]*\)){1,40})\)/g)) {
    const growth = canonicalGrowth(match[1] ?? '')
    found.push({ growth, at: match.index, end: match.index + match[0].length })
  }
  for (const { at, end } of found) plain = plain.slice(0, at) + '~'.repeat(end - at) + plain.slice(end)
  for (const [pattern, written] of named) {
    for (const match of plain.matchAll(new RegExp(pattern, 'g'))) {
      if (
        /^ (search|scan|probing|pass|hash|number of (queries|tests))/.test(plain.slice(match.index + match[0].length))
      )
        continue
      found.push({ growth: canonicalGrowth(written.slice(2, -1)), at: match.index, end: match.index + match[0].length })
      plain = plain.slice(0, match.index) + '~'.repeat(match[0].length) + plain.slice(match.index + match[0].length)
    }
  }
  if (found.length === 0) {
    for (const match of plain.matchAll(/(?<![\w.])(n ?(?:\^|\*\*) ?[23]|n ?\* ?log ?\(?n\)?|n log\(?n\)?)(?![\w])/g)) {
      found.push({ growth: canonicalGrowth(match[1] ?? ''), at: match.index, end: match.index + match[0].length })
    }
  }
  for (const pattern of inWords) {
    for (const match of plain.matchAll(pattern)) {
      const said = match.groups?.said ?? ''
      const at = match.index + match[0].indexOf(said)
      if (found.some((each) => each.at < at + said.length && at < each.end)) continue
      found.push({ growth: canonicalGrowth(said.replaceAll(/\bplus\b/g, '+')), at, end: at + said.length })
    }
  }
  return found.sort((one, other) => one.at - other.at)
}

const space = /\b(space|memory|storage|extra room)\b/
const time = /\b(time|runtime|run time|running|fast|speed|steps|operations|takes)\b/

/** Which time and which space a text states: "linear time and constant space", "O(n log n), O(1) memory", "O(n) for both". */
export function statedComplexity(text: string): StatedComplexity {
  const plain = plainWords(text)
  const all = mentions(text)
  const stated: StatedComplexity = { time: null, space: null }
  if (
    all.length === 1 &&
    (/\bboth\b/.test(plain) || (time.test(plain) && /\b(time and (space|memory)|space and time)\b/.test(plain)))
  ) {
    const growth = all[0]?.growth ?? null
    return { time: growth, space: growth }
  }
  const unsaid: Mention[] = []
  all.forEach((mention, index) => {
    const kind = kindOf(plain, mention, all[index - 1]?.end ?? 0, all[index + 1]?.at ?? plain.length)
    if (kind === null) unsaid.push(mention)
    else stated[kind] ??= mention.growth
  })
  for (const { growth } of unsaid) {
    if (stated.time === null) stated.time = growth
    else stated.space ??= growth
  }
  return stated
}

/** Decides by the nearest word within the same clause: behind ("O(n) space") before ahead ("space is O(n)"). */
function kindOf(plain: string, { at, end }: Mention, from: number, to: number): 'time' | 'space' | null {
  const behind = plain.slice(end, to).split(/[,.;]|\band\b|\bwith\b|\bbut\b/)[0] ?? ''
  const ahead =
    plain
      .slice(from, at)
      .split(/[,.;]|\band\b|\bwith\b|\bbut\b/)
      .at(-1) ?? ''
  const right = behind.trim().split(' ').slice(0, 2).join(' ')
  for (const near of [right, ahead, behind, plain.slice(from, at)]) {
    if (space.test(near)) return 'space'
    if (time.test(near)) return 'time'
  }
  return null
}
