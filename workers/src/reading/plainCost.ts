import { canonicalGrowth, type Growth } from './complexity.ts'
import { findPlainSign } from './plainSigns.ts'
import { plainWords } from './plainWords.ts'
import { readWords } from './readWords.ts'

/** The form of a growth: how many sizes are multiplied or added, and whether there is a logarithm. */
type Shape = { sizes: number; isSum: boolean; hasLog: boolean }

/** A growth and its everyday wordings, without an O. */
type InWords = {
  is: (growth: Growth, shape: Shape) => boolean
  signs: readonly string[]
  /**
   * Whether these words also describe an approach, as in "I go through the list once". If so, the sentence must mention
   * the cost.
   */
  isWay?: boolean
  /**
   * Whether these words could also name something built along the way. If so, they only count if the sentence mentions
   * work or need.
   */
  isBesideACost?: boolean
}

const isLinear = (_growth: Growth, { isSum, sizes, hasLog }: Shape): boolean => !hasLog && (isSum || sizes === 1)
const isGrid = (growth: Growth): boolean => growth === 'rc' || growth === 'cr'

const once =
  'look|come|go|enter|touch|visit|see|leave|read|handle|move|pass|walk|check|settle|reach|put|take_off|in|out|on|off'

const work = 'work|effort|time|cost|costs|steps|runtime|operations|run_time|running_time'
const memory = 'memory|space|storage|room|paper|notes|jottings|ram|memory_use|extra_space'
/** Words for countable things, and for a logarithm. */
const sizes =
  'number|length|list|n|rows|boats|nights|requests|bookings|orders|machines|film|roads|streets|items|people|season|input|size|edges|points'
const logs =
  'can_halve|one_halves|halvings|times_halve|digits|slowly|seventeen|twenty|thirty|forty|fifty|dozen|small_number|small_factor|bit_of_sorting|doubling|few_looks'
const lookUps = 'look|looks|shuffle|shuffles|peek|peeks|steps|checks|comparisons|tries|swaps|rounds'
const halvings = [
  `${sizes}|all|everything|everybody|walk|pass|check + times|rounds|walks|each|per|costing|costs + ${logs}`,
  'seventeen|twenty|thirty|forty|fifty|dozen|few + rounds|walks|passes|runs|times|guesses|halvings + each|all|everything|along|through|walk|list|film|machines',
  `as_many|so_many|times|once_for_each|once_per + can_halve|one_halves|halvings + ${sizes}|walk|all|range`,
]

const timeInWords: readonly InWords[] = [
  {
    is: (growth) => growth === 'nlogn',
    signs: [
      'sort|order + most|slow|main|expensive|dominate|cost|bulk',
      'put|bring + in_order + most|slow|main|work|cost',
      'sort|order + then + once|pass|walk|through',
      'sort|order|ordering|sorting + expensive|dear|costly|price|takes|costs|worse|somewhat|over_proportional|over_proportion|bit',
      `${sizes} + times + ${logs}`,
      `every|each|per + few|handful|couple|seventeen|dozen + ${lookUps} + slow|slowly|halve|grow|size|list|night|most`,
      'little|bit|somewhat|over + more|proportion|proportional|worse|double + length|size|number|proportion|boats|list|rows',
      `takes|costs|needs|just|only + few|handful + ${lookUps} + slow|slowly|grow`,
    ],
  },
  {
    is: isLinear,
    signs: [
      `each|every + once|twice + ${once}`,
      'each|every + only + once|twice',
      'proportion|proportional|as_many_steps + number|length|size|as|many|to',
      'work|time|cost|it|that + grow + number|length|size|with',
      'double + input|size|long|many|log|list|number + double|twice + time|work|steps',
      'twice|two_times|ten_times|hundred_times > twice|two_times|ten_times|hundred_times|double',
      `${work} + as_long_as|as_big_as|as_large_as|as_many_as|size_of|in_step|in_line|in_keeping|decided_by|decide|same_as|number_of|amount_of`,
      'moment|instant|tiny|little|small + each|every|per + =action|line|step|one|item|entry|command|hour|sign|letter|job|couple|statement|stroke|tile|wire|cable|thing',
      'all|both + appear|vanish|enter|leave|get_on|get_off|touch|visit|read|look|handle + once|one_time|twice',
      'number|amount|size|length + decide|drive|determine + time|work|effort|speed',
      'both|only + forward + move|go|never|step|walk',
      'each|every + step|one|action|entry + small|constant|fixed|cheap',
      '=one|=two|=three|=few|=couple|=single|=constant|=cheap|=fixed > =step|=operation|=lookup > =per|=each|=every',
      '=constant|=o(1)|=fixed|=cheap + =per|=each|=every + line|item|entry|action|element|step|memory|cable|station|sentence|row|letter|episode|request',
      'nearly|almost|practically|about + linear|constant + work|step|each|every|per|time|in_all|altogether|one',
    ],
  },
  {
    is: isLinear,
    signs: [
      'once|twice + over|through|along|across|round|all',
      'one_pass|one_run|one_walk|one_sweep|one_scan|single_pass|single_run|single_walk|single_sweep|single_scan',
    ],
    isWay: true,
  },
  {
    is: isGrid,
    signs: [
      `each|every + tile|square|cell|field + once|twice + ${once}`,
      'as_many|as_much|number + tile|square|cell|field + work|steps|time|as',
    ],
  },
  {
    is: (growth) => growth.includes('sqrt') || growth === 'sn',
    signs: [
      'times_itself|side_of_the_square|edge_of_the_square|square_root + tries|tests|checks|work|effort|time|takes|costs',
      'million + tests|tries|steps|checks + million_million|trillion',
      'root_n_step|root_n_steps|root_n_tries|root_n_time|root_of_n_step|root_of_n_time|root_of_n_tries|root_steps',
      'takes|cost|work|time + root',
    ],
  },
  {
    is: (_growth, { hasLog, sizes, isSum }) => hasLog && (sizes > 1 || isSum),
    signs: ['logarithm|=log + times|each|every|per|many|top|at_most|number|guess', ...halvings],
  },
  {
    is: (growth) => growth === 'nlogn',
    signs: halvings,
  },
  {
    is: (_growth, { sizes, isSum, hasLog }) => sizes === 2 && !isSum && !hasLog,
    signs: [
      'cell|square|entry|entries|field|state|box|table + =constant|=fixed|=o(1)|=cheap + each|every|per|work|step',
      'length + times|multiply|by + length|other|second',
      'all|every|each + combination|pair + length|letter|word|text',
      'grow|size|work|effort|time|cost + square + number|length|list|with|size',
    ],
  },
  {
    is: (growth) => growth === 'nk' || growth === 'kn',
    signs: [`each|every + note|letter|number|pitch + once|twice + ${once}`],
  },
]

const spaceInWords: readonly InWords[] = [
  {
    is: (growth) => growth === '1',
    signs: [
      'only|just|nothing|no|few|handful|couple + number|variable|counter|two|three|place|besides + remember|store|keep|memory|need|hold|beyond|extra',
      'nothing + store|remember|keep|write_down|save|hold|stored|kept|remembered',
      `${memory} + same|fixed|never|not|constant|small|tiny + always|amount|change|grow|bit|whatever|however|handful|few`,
      'only|just|no_more_than|merely + few|handful|two|three|couple|one|tally + value|note|number|finger|counter|tally|end|variable|thing|figure',
      'notes|counts|tally|paper + one_hand|one_line|back_of + all|fit|only|just|on',
    ],
  },
  {
    is: isLinear,
    signs: [
      `${memory} + each|every|per|as_long_as|as_big_as|as_large_as|as_many_as|proportion|proportional|in_step|in_line|size_of|same_as|likewise|all|whole`,
      `${memory} + grow|depend|rise|go_up|deep|high + with|how|as|like|number|people|size|deep|length`,
      `${memory} + like|for|as + list|log|book|text|card|film|recording|rows|number|stations|people|strokes|season|stay|plan|queue|heap|pile|depth`,
    ],
  },
  {
    is: isLinear,
    signs: [
      'one|two|a|single + note|number|line|tag|figure|value|mark|card|entry|slot|box|cell|place + each|every|per|for_each|for_every',
      'list|pile|stack|column|table|queue|heap|book|bins|drawers + as_long_as|as_big_as|as_high_as|no_longer|at_most|size_of|at_worst',
      'no_more|at_most|never_more + card|page|note|room|name|entry + than',
    ],
    isBesideACost: true,
  },
  {
    is: (_growth, { sizes, isSum, hasLog }) => sizes === 2 && !isSum && !hasLog,
    signs: [
      `${memory} + same|likewise|as_much|as_many|too|also`,
      `both|same + ${memory} + work|time|effort`,
      'full|whole|entire + grid|table|square|matrix|sheet',
      `${memory} + each|every|per + square|tile|cell|field`,
    ],
  },
  {
    is: (growth) => growth === 'm' || growth === 'n',
    signs: ['only|just|keep|keeping|need|suffice|enough|storing + last|previous|one|two|current + line|row|column'],
    isBesideACost: true,
  },
]

function shapeOf(growth: Growth): Shape {
  const letters = growth.replaceAll('log', '').replaceAll(/[^a-z+]/g, '')
  return { sizes: letters.replaceAll('+', '').length, isSum: growth.includes('+'), hasLog: growth.includes('log') }
}

const growthsOf = (authored: readonly string[]): string[] =>
  authored.flatMap((text) =>
    [...text.matchAll(/[oO] ?\(((?:[^()]|\([^()]*\))*)\)/g)].map((match) => canonicalGrowth(match[1] ?? '')),
  )

function isSaid(text: string, authored: readonly string[], inWords: readonly InWords[]): boolean {
  const growths = growthsOf(authored).map((growth) => ({ growth, shape: shapeOf(growth) }))
  // "At once" means together, and in "once that happens", "once" means when. Neither counts anything.
  const counted = text
    .replaceAll(/(?<!\blook(?:ed|s)? )\b(?:all )?at once\b/gi, 'together')
    // "Cheapest" chooses one of several and isn't a price; "I take it" isn't about how long something takes.
    .replaceAll(/\b(?:cheap|small|low|tini)est\b/gi, 'best')
    // "Sorted by count, most first" is an order; "sorting costs most" is a price.
    .replaceAll(/\bmost (?=first\b|often\b|frequent)/gi, 'best ')
    .replaceAll(
      /(?<!\b(?:it|that|this|which|sorting|ordering)(?:['’](?:d|ll)| would| will| could| can)? )\btake (?=it|them)\b/gi,
      'pick ',
    )
    .replaceAll(/\bonce (?=(?:an?|the|it|all|they|he|she|we|i|you|there|this|that|every|each|one|no)\b)/gi, 'when ')
  const sentences = readWords(counted)
  return inWords
    .filter(({ is }) => growths.some(({ growth, shape }) => is(growth, shape)))
    .some(({ signs, isWay = false, isBesideACost = false }) => {
      const read = sentences.filter(({ at, end }) => {
        const sentence = counted.slice(at, end)
        return !(isWay && tellsTheWay(sentence)) && !(isBesideACost && !speaksOfNeed.test(sentence))
      })
      return signs.some((sign) => findPlainSign(read, sign) !== null)
    })
}

const tellsTheWay = (sentence: string): boolean => does.test(sentence) && !speaksOfCost.test(sentence)
const does = /\b(?:i|we|you|let|first|then|start|begin|go|keep)\b/i
const speaksOfCost = /\b(?:work|time|costs?|takes?|steps|linear|only|just|quick|that['’]s|that is|it['’]s|which is)\b/i

const speaksOfNeed =
  /\b(?:work|effort|costs?|storage|store|need(?:s|ed)?|room for|time|memory|paper|worst|altogether|no more)\b/i

/** Matches the name of a size: "roads", "the number of days", "the length of the stay". */
const size = `(?:the |a |an |their |its )?(?:(?:one|other|largest|longest|allowed) )?(?:(?:number|length|count|amount|size)s? of )?(?:the |a |all |allowed |open |boosted )*([a-z]{4,}|[a-z])`
const product = new RegExp(
  String.raw`\b${size} (?:times|multiplied (?:by|with)) ${size}(?: ?(?:times|multiplied by|,? ?times a|with a) ${size})?`,
  'g',
)
const sum = new RegExp(
  String.raw`\b${size} (?:plus|\+) ${size}\b|\b(?:grows?|linear|linearly|proportional|proportionally|in proportion|straight) (?:with|in|to) ${size} and ${size}\b|\b(?:each|every) (\w+) and (?:each |every )?(\w+) (?:is|are|gets?) \w+ once\b`,
  'g',
)

/** Marks a product as a stopping condition, not a cost: "side times side at most n". */
const isCondition = /^ (?:(?:is|are|be|stays?) )?(?:at most|no more than|less than|below|equal|up to)\b/
/** Words that aren't sizes: "three times over" multiplies nothing. */
const noSize = new Set(
  'this that many some more three four five several count both only just with then from over than area height price first'.split(
    ' ',
  ),
)

/** Finds the products and sums of sizes in a text: "roads times floors, with a log for the queue". */
function shapesSaid(text: string): Shape[] {
  const plain = plainWords(text)
  const shapes = (pattern: RegExp, isSum: boolean) =>
    [...plain.matchAll(pattern)].flatMap((match): Shape[] => {
      const sizes = match.slice(1).filter((each) => each !== undefined)
      if (sizes.some((each) => noSize.has(each))) return []
      const behind = plain.slice(match.index + match[0].length)
      if (isCondition.test(behind)) return []
      const around = plain.slice(match.index, match.index + match[0].length + wordsBehind)
      const logs = sizes.filter((each) => isLogarithm.test(each)).length
      return [{ sizes: sizes.length - logs, isSum, hasLog: isLogarithm.test(around) }]
    })
  return [...shapes(product, false), ...shapes(sum, true), ...shapesInNumbers(plain)]
}

/**
 * Matches products of numbers in which a limit stands for its size: "15,000 × 10 steps", "200 thousand times 17",
 * "about 17 looks for each of the 150,000".
 */
const inNumbers =
  /(?<![\w.])(\d[\d,.' ]*(?:k\b|thousand|million)?) ?(?:×|\*|·|x|times|by) ?(?:about |around |roughly |some |only |at most )?(\d[\d,.']*(?:k\b| ?thousand)?)(?![\w^])/g

function shapesInNumbers(plain: string): Shape[] {
  return [...plain.matchAll(inNumbers)].flatMap(([, one = '', other = '']): Shape[] => {
    const [large, small] = [numberIn(one), numberIn(other)].sort((a, b) => b - a)
    if (large === undefined || small === undefined || large < leastOfASize) return []
    const product: Shape = { sizes: 2, isSum: false, hasLog: false }
    return isLogarithmOf(small, large) ? [product, { ...product, hasLog: true }] : [product]
  })
}

const numberIn = (written: string): number =>
  Number.parseFloat(written.replaceAll(/[,' ]/g, '')) *
  (/million/.test(written) ? 1_000_000 : /k|thousand/.test(written) ? 1_000 : 1)

/** The smallest number that can be an input size. */
const leastOfASize = 1_000
const isLogarithmOf = (small: number, large: number): boolean => Math.abs(Math.log2(large) - small) <= 3

const isLogarithm = /\b(?:log(?:arithm)?s?|halv\w+|digits?|small (?:factor|number)|bit of sorting|sorting|slowly)\b/
const wordsBehind = 60

const isAlike = (said: Shape, meant: Shape): boolean =>
  said.isSum === meant.isSum && said.hasLog === meant.hasLog && said.sizes === meant.sizes

const memoryAlone =
  /\b\p{L}+ (?:times|plus|by) \p{L}+(?: (?:times|plus|by) \p{L}+)? (?:of )?(?:memory|space|storage)\b(?! (?:and|as well|too|like)\b)/giu

/** Blanks out statements about memory alone: "rows times columns memory" says nothing about the time. */
export const withoutMemoryAlone = (text: string): string =>
  text.replaceAll(memoryAlone, (found) => ' '.repeat(found.length))

/** Whether a text states a solution's authored time in everyday words. It may state other things too. */
export function timeSaid(text: string, authored: readonly string[]): boolean {
  const own = withoutMemoryAlone(text)
  if (isSaid(own, authored, timeInWords)) return true
  const meant = growthsOf(authored).map(shapeOf)
  return shapesSaid(own).some((said) => meant.some((each) => isAlike(said, each)))
}

/**
 * Whether a text states a solution's authored memory in everyday words.
 * @param task the task's text: if it mentions rooms, "room" doesn't mean memory
 */
export function spaceSaid(text: string, authored: readonly string[], task = ''): boolean {
  const ofTask = new Set(task.match(isOfMemory)?.map(singular))
  const own = text.replaceAll(isOfMemory, (word) => (ofTask.has(singular(word)) ? 'thing' : word))
  return isSaid(own, authored, spaceInWords)
}

const singular = (word: string): string => word.toLowerCase().replace(/ies$/, 'y').replace(/s$/, '')
const isOfMemory = /\b(?:room|note|paper|memor(?:y|ie)|space|jotting)s?\b/gi
