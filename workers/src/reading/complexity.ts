import { plainWords } from './plainWords.ts'

/** A growth such as `n log n`, in one canonical form. */
export type Growth = string

/** The cost that a candidate states for their solution. Null for time or memory if they don't mention that. */
export type StatedComplexity = { time: Growth | null; space: Growth | null }

const named: [RegExp, string][] = [
  [
    /\bn[ -]?squared?\b|\bquadratic\b|\bo of n (squared?|two)\b|\bn to the (power of )?(two|2|second)\b|\bn ?\* ?n\b|\bn times n\b/,
    'o(n^2)',
  ],
  [/\bn[ -]?cubed\b|\bcubic\b/, 'o(n^3)'],
  [/\b(linearithmic|quasilinear|n[ -]?log[ -]?n|n times log n|(?:o|theta) of n log n)\b/, 'o(nlogn)'],
  [/\blogarithmic\b|\bo of log n\b/, 'o(logn)'],
  [
    /\b(linear|(?:o|theta) of n(?! (?:log|squared|two|times))|proportional to n|proportional to the (size|length)( of the (input|list|array|string))?)\b/,
    'o(n)',
  ],
  [
    /\b((?<!(?:nearly|almost|practically|roughly) )constant(?! (?:step|work|amount))|o of (one|1)|no (extra|additional) (space|memory)|(?:and|needs?|uses?|takes?|with) no (space|memory))\b/,
    'o(1)',
  ],
  [/\bexponential\b/, 'o(2^n)'],
  [
    /\b(?:square[ -])?root(?: of)?(?: n)?(?= (?:time|steps|tries|divisions|iterations))|\bn ?\^ ?(?:0\.5|1\/2|½)(?!\d)/,
    'o(sqrt(n))',
  ],
]

/** Writes `O( N * log(n) )` as `nlogn`: one letter for each size, no constant factors, terms in order. */
export function canonicalGrowth(inside: string): Growth {
  const compact = withoutBrackets(sizesOf(inside)).replaceAll(/[\s·×*|()[\]]/g, '')
  if (/^\d+$/.test(compact)) return '1'
  const summands = compact
    .split('+')
    .map((summand) => summand.replace(/^\d+(?=[a-z])/, '').replace(/^([a-z])\1$/, '$1^2'))
  const kept = [...new Set(summands)].filter((summand) => summands.length === 1 || !/^\d*$/.test(summand))
  return kept.sort().join('+')
}

/** Rewrites the inside of `O(…)` with one letter for each size. */
const sizesOf = (inside: string): string =>
  inside
    .toLowerCase()
    // The inverse of Ackermann's function is never above 4, so it counts as constant.
    .replaceAll(/(?:α|\balpha)\s*(?:\(\s*\w+\s*\)|\b\w\b)?/g, '')
    .replaceAll('²', '^2')
    .replaceAll('³', '^3')
    .replaceAll('**', '^')
    .replaceAll(/\b(to the power of|power of) ?/g, '^')
    .replaceAll(/ ?\bsquared\b/g, '^2')
    .replaceAll(/\b(times|multiplied by)\b/g, '*')
    .replaceAll(/log_?2?(?=[^a-z]|[a-z])/g, ' log ')
    .replaceAll(/\b(?:len|length|size|count)\s*\(/g, '(')
    // Treat "min(n, m)" as one size, and "max depth" too.
    .replaceAll(/\b(?:min|max)\s*\(\s*([a-z]\w*)\s*,[^()]*\)/g, '$1')
    .replaceAll(
      /\b(?:max|min|maximum|minimum|largest|deepest|current|longest|shorter|longer|total|all|open)\.? (?=[a-z])/g,
      '',
    )
    .replaceAll(/\b(?:the )?(?:number|count|amount|length|size) of (?:the |all )?(?:[a-z]+ ){0,2}(?=[a-z]+\b)/g, '')
    // Shorten each size to its first letter, so "rows * columns" becomes r * c. "rck" stays as it is, because it is
    // three sizes.
    .replaceAll(/\b(?!log\b)([a-z])(?=[a-z_]*[aeiouy_])[a-z_]{2,}\b|\b(c)ols?\b/g, '$1$2')
    // A constant factor may come after the size as well as before it.
    .replaceAll(/(?<=[a-z)]) ?[*·×] ?\d+(?![\w^])/g, '')

/** Multiplies out "(n + m) log n" to `nlogn + mlogn`. Leaves any growth without a sum in brackets as it is. */
function withoutBrackets(written: string): string {
  const plain = written
    .replaceAll(/[·×]/g, '*')
    // In the logarithm of a product, keep only one size. An empty logarithm means log n.
    .replaceAll(/log\s*\(\s*\d*\s*\*?\s*([a-z])[^()]*\)/g, 'log $1')
    .replaceAll(/log\s*(?=$|[)+*])/g, 'log n')
  const bracket = /\(([^()]*\+[^()]*)\)/.exec(plain)
  if (bracket === null || bracket[1] === undefined) return plain
  const before = plain.slice(0, bracket.index)
  const behind = plain.slice(bracket.index + bracket[0].length)
  const from = before.lastIndexOf('+') + 1
  const to = behind.includes('+') ? behind.indexOf('+') : behind.length
  const product = bracket[1].split('+').map((summand) => before.slice(from) + summand + behind.slice(0, to))
  if (/[()]/.test(before.slice(from) + behind.slice(0, to))) return plain
  return withoutBrackets(before.slice(0, from) + product.join('+') + behind.slice(to))
}

/** Renames the sizes in order of appearance, so that `O(k)` equals `O(n)`, and `O(n log k)` equals `O(n log n)`. */
function shapeOf(growth: Growth): string {
  const names = new Map<string, string>()
  return growth.replaceAll(/log|[a-z]/g, (token) => {
    if (token === 'log') return token
    const name = names.get(token) ?? String.fromCharCode(65 + names.size)
    names.set(token, name)
    return name
  })
}

/** Whether two growths are the same, whatever letters they use for their sizes. */
export const sameGrowth = (said: Growth, authored: Growth): boolean =>
  said === authored || shapeOf(said) === shapeOf(authored)

/**
 * Sorts the sizes of each product and puts them before its logarithm. Treats a logarithm of several sizes like that of
 * any one. Leaves any other growth as it is.
 */
const inOrder = (growth: Growth): string =>
  growth
    .split('+')
    .map((summand) => {
      const parts = /^([a-z]*?)(log[a-z])([a-z]*)$/.exec(summand)
      const [before = summand, log = '', behind = ''] = parts?.slice(1) ?? []
      if (!/^[a-z]*$/.test(before) || /log|sqrt/.test(before + behind)) return summand
      const sizes = [...(before + behind)].sort().join('')
      return sizes + (sizes.length > 1 && log !== '' ? 'logn' : log)
    })
    .sort()
    .join('+')

/**
 * Whether a growth is one of the right ones (`truths`). It may use other letters for the sizes, unless a right one has
 * all of its letters and more. For example, if `O(r * c * k)` is right too, `O(r * c)` doesn't count as `O(n * k)`.
 */
export function isOneOf(said: Growth, truths: readonly Growth[]): boolean {
  if (truths.some((truth) => inOrder(truth) === inOrder(said))) return true
  const sizes = new Set(said.replaceAll('log', '').match(/[a-z]/g))
  const falls = truths.some((truth) => {
    const meant = new Set(truth.replaceAll('log', '').match(/[a-z]/g))
    return sizes.size > 1 && meant.size > sizes.size && [...sizes].every((size) => meant.has(size))
  })
  return (
    !falls &&
    truths.some(
      (truth) => sameGrowth(inOrder(said), inOrder(truth)) || isWithMore(said, truth) || isWithLess(said, truth),
    )
  )
}

/** Whether a growth is the right one without some of its added sizes, such as "O(m log n)" for O(n + m log n). */
function isWithLess(said: Growth, truth: Growth): boolean {
  const kept = truth.split('+').filter((summand) => !/^[a-z]$/.test(summand))
  return kept.length > 0 && inOrder(kept.join('+')) === inOrder(said)
}

/** Whether a growth is the right one plus a smaller size. "O(n + k)" for O(n) is more exact, not a mistake. */
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

/**
 * Matches growths stated without an O: "that is n times k", "rows × cols for both", "n time", "n log n, n", "space is n
 * for the table".
 */
const inWords = [
  /(?<![\w(])(?<said>[a-z]+ ?[*×·] ?[a-z]+(?: ?[*×·] ?(?:[a-z]+|log [a-z]))?)(?= (?:for )?(?:both|time|space|memory|in time|of memory)\b)/g,
  /\b(?:time and (?:space|memory)|space|memory|time)(?: is| are|:|,)? (?<said>[a-z]+ ?[*×·] ?[a-z]+(?: ?[*×·] ?[a-z]+)?)(?![\w(])/g,
  /(?:(?<![\w(+-] ?)|(?<=\b(?:and|with|in) ))(?<said>[nmk])(?= (?:time|steps|iterations|space|memory|extra space)\b)/g,
  /(?<![\w(])(?<said>\(?[a-z] ?\+ ?[a-z]\)?(?: ?[·*×]? ?(?:log [a-z]|α))?|[a-z] log [a-z])(?= (?:time|steps|space|memory)\b)/g,
  /(?<![\w(^])(?<said>[nmkrcbe] (?:\* ?)?log [a-z](?: (?:\+|plus) [nmkrcbe])?)(?![\w(])/g,
  /(?<![\w(])(?<said>\([nmk] ?\+ ?[nmk]\) ?(?:[*·×] ?)?log ?(?:\([nmk] ?\+ ?[nmk]\)|[nmk]))(?!\w)/g,
  /(?<=\b(?:at most|up to|about|roughly|around|worst|is|it['’]s|takes) )(?<said>[2-9] ?\^ ?[nmk])(?![\w^])/g,
  /(?<=log n,? (?:time,? )?(?:and )?)(?<said>[nmk])(?= (?:space|memory|extra)\b|[.;]|$)/g,
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
  return found.flatMap((each) => wholeOf(each, plain.length, text)).sort((one, other) => one.at - other.at)
}

/** Marks a cost as the cost of one item out of many: "constant per action", "O(log n) for each query". */
const perUnit =
  /^ ?(?:time |work |steps )?(?:per|for (?:each|every)|each|every|an? (?=query|step|action|walk|push|pop|lookup))\b/
/** Marks a growth as counting something other than the input size: "linear in states: rows times columns". */
const ofOtherThings =
  /^ in (?!(?:n|the (?:input|length|size|number|list|total|two lengths)|time|both|memory|space|all|total|practice)\b)[a-z]/

/**
 * Turns the cost of one item into the total. Returns an empty list if the total doesn't follow from it, or if the
 * growth counts something other than the input.
 */
function wholeOf(mention: Mention, length: number, text: string): Mention[] {
  const behind = plainWords(text).slice(mention.end, length)
  if (perUnit.test(behind)) {
    const whole = mention.growth === '1' ? 'n' : mention.growth === 'logn' ? 'nlogn' : null
    return whole === null ? [] : [{ ...mention, growth: whole }]
  }
  return mention.growth === 'n' && ofOtherThings.test(behind) ? [] : [mention]
}

const space = /\b(space|memory|storage|extra room)\b/
const time = /\b(time|runtime|run time|running|fast|speed|steps|operations|takes)\b/

/** Returns the growth a text states for time or memory, as the text words it; null if it states none. */
export function growthAsSaid(text: string, side: 'time' | 'space'): string | null {
  const plain = plainWords(text)
  const stated = statedComplexity(text)[side]
  const said = mentions(text).filter(({ growth }) => growth === stated)
  const found = side === 'time' ? said[0] : said.at(-1)
  if (stated === null || found === undefined || (side === 'space' && !space.test(plain))) return null
  return plain.slice(found.at, found.end).replace(/^o ?(?=\()/, 'O')
}

/**
 * Returns the time and space a text states: "linear time and constant space", "O(n log n), O(1) memory", "O(n) for
 * both".
 */
export function statedComplexity(text: string): StatedComplexity {
  const plain = plainWords(text)
  const all = mentions(text)
  const stated: StatedComplexity = { time: null, space: null }
  if (
    all.length === 1 &&
    (all.some((mention) => saysBoth(plain, mention)) ||
      (time.test(plain) && /\b(time and (space|memory)|space and time)\b/.test(plain)))
  ) {
    const growth = all[0]?.growth ?? null
    return { time: growth, space: growth }
  }
  let unsaid: Mention[] = []
  all.forEach((mention, index) => {
    const from = all[index - 1]?.end ?? 0
    const kind = kindOf(plain, mention, from, all[index + 1]?.at ?? plain.length)
    // Only the total counts, not the costs of its parts: "each check is O(n), fifty of them, so O(n log T)".
    if (kind !== 'space' && stated.time === null && concludes.test(plain.slice(from, mention.at))) {
      stated.time = mention.growth
      unsaid = []
    } else if (kind === null && index > 0 && isAdded.test(plain.slice(from, mention.at))) return
    else if (kind === null) unsaid.push(mention)
    else stated[kind] ??= mention.growth
  })
  for (const { growth } of unsaid) {
    if (stated.time === null) stated.time = growth
    else stated.space ??= growth
  }
  return stated
}

/**
 * Whether a growth is stated for both time and memory: "both O(n)" or "O(n) for both", but not "both only move
 * forward".
 */
const saysBoth = (plain: string, { at, end }: Mention): boolean =>
  /\bboth\b[^.;!?]{0,24}$/.test(plain.slice(0, at)) || /^[^.;!?]{0,24}\bboth\b/.test(plain.slice(end))

/** Matches the text before an added cost. In "O(n log n) plus O(n) for the sweep", the second cost isn't memory. */
const isAdded = /^[^.;]{0,40}\bplus (?:the |an? |another )?$/

const concludes =
  /\b(?:so|thus|hence|therefore|altogether|overall|in total|in all|total(?: of)?|makes?|comes to|which is|gives)(?: it| that| we| i)?(?:['’]s| is| get| have| am at)?(?: about| roughly| at most)? $/

/**
 * Tells time from space by the nearest word in the same clause: first a word after the growth ("O(n) space"), then a
 * word before it ("space is O(n)").
 */
function kindOf(plain: string, { at, end }: Mention, from: number, to: number): 'time' | 'space' | null {
  const behind = plain.slice(end, to).split(/[,.;]|\band\b|\bwith\b|\bbut\b/)[0] ?? ''
  const ahead =
    plain
      .slice(from, at)
      .split(/[,.;]|\band\b|\bwith\b|\bbut\b/)
      .at(-1) ?? ''
  const right = behind.trim().split(' ').slice(0, 2).join(' ')
  const sentence =
    plain
      .slice(from, at)
      .split(/[.;!?\n]/)
      .at(-1) ?? ''
  for (const near of [plain.slice(at, end), right, ahead, behind, sentence]) {
    if (space.test(near)) return 'space'
    if (time.test(near)) return 'time'
  }
  return null
}
