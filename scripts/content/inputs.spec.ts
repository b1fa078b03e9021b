import { isLargeInput } from '@greenroom/shared/rules'
import { describe, expect, it } from 'vitest'
import { type Challenge, inputsOf, loadChallenges, oracleOf } from '../../shared/src/content/index.ts'
import { textTypeOf } from '../../shared/src/vocabulary/index.ts'
import { inputProblem } from './protocol.ts'

/** An input's parameters by name: the numbers or words of each, in rows if it has rows. */
type Read = {
  rows(name: string): number[][]
  list(name: string): number[]
  number(name: string): number
  words(name: string): string[]
  /** The calls of a class's methods: each is a name and what it is given. */
  calls: string[][]
}

function readInput(stdin: string, { signature }: Challenge): Read {
  const lines = stdin.split('\n').values()
  const next = () =>
    String(lines.next().value ?? '')
      .split(' ')
      .filter(Boolean)
  const values = new Map<string, string[][]>()
  for (const parameter of signature.parameters) {
    const { name } = parameter
    const type = textTypeOf(parameter.type)
    if (!type.endsWith('[]')) values.set(name, [next()])
    else {
      const count = Number(next()[0])
      values.set(name, Array.from({ length: type.endsWith('[][]') || type === 'string[]' ? count : 1 }, next))
    }
  }
  const calls = signature.methods === undefined ? [] : Array.from({ length: Number(next()[0]) }, next)
  const numbers = new Map<string, number[][]>()
  const rows = (name: string) => {
    const known = numbers.get(name) ?? (values.get(name) ?? []).map((row) => row.map(Number))
    numbers.set(name, known)
    return known
  }
  return {
    rows,
    list: (name) => rows(name)[0] ?? [],
    number: (name) => rows(name)[0]?.[0] ?? Number.NaN,
    words: (name) => (values.get(name) ?? []).flat(),
    calls,
  }
}

const within = (from: number, to: number) => (value: number) => from <= value && value <= to
const billion = 1_000_000_000
const million = 1_000_000

/** How many levels a tree has, from its words level by level. */
function depthOf(words: readonly string[]): number {
  let [depth, level, next] = [0, words.slice(0, 1), 1]
  while (level.some((word) => word !== 'null')) {
    const places = 2 * level.filter((word) => word !== 'null').length
    level = words.slice(next, next + places)
    next += places
    depth++
  }
  return depth
}

/** The “Limits” section of each challenge, as code. */
const keeps: Record<string, (input: Read) => boolean> = {
  'backstage-doors': ({ words }) =>
    words('entries').length <= 300_000 && words('entries').every((each) => /^[+-][a-z0-9]{1,12}$/.test(each)),
  'bakery-favourites': ({ words, number }) =>
    within(1, 200_000)(words('sales').length) &&
    words('sales').every((name) => /^[a-z]{1,12}$/.test(name)) &&
    within(1, 200_000)(number('places')),
  'bells-in-casting-order': ({ list, number }) =>
    within(1, 200_000)(list('pitches').length) &&
    list('pitches').every(within(0, billion)) &&
    within(1, billion)(number('step')),
  'buttons-in-the-lamp-shop': ({ list }) =>
    within(1, 200_000)(list('buttons').length) && list('buttons').every(within(0, 2 ** 30 - 1)),
  'cargo-bike-boost': ({ number, rows }) => {
    const places = number('places')
    const isRoad = ([one = -1, other = -1, seconds = 0]: number[]) =>
      one !== other && [one, other].every(within(0, places - 1)) && within(2, 100_000)(seconds) && seconds % 2 === 0
    return (
      within(2, 10_000)(places) &&
      rows('roads').length <= 20_000 &&
      rows('roads').every(isRoad) &&
      within(0, 5)(number('boost'))
    )
  },
  'episodes-for-the-ride': ({ list, number }) =>
    within(1, 200_000)(list('lengths').length) &&
    list('lengths').every(within(1, million)) &&
    within(1, 1000 * billion)(number('rideSeconds')),
  'festival-budget': ({ words }) => {
    const [lines, asked] = [words('lines'), words('asked')]
    const term = '(0|[1-9][0-9]{0,5}|1000000|[a-z][a-z0-9]{0,7})'
    return (
      [lines, asked].every((each) => within(1, 50_000)(each.length)) &&
      lines.join('').length <= million &&
      lines.every((each) => new RegExp(`^[a-z][a-z0-9]{0,7}=${term}([+-]${term})*$`).test(each)) &&
      asked.every((each) => /^[a-z][a-z0-9]{0,7}$/.test(each))
    )
  },
  'fewest-berths': ({ rows }) =>
    within(1, 100_000)(rows('stays').length) &&
    rows('stays').every(([from = -1, to = -1]) => 0 <= from && from < to && to <= million),
  'fire-drill': ({ words }) =>
    within(1, 300)(words('plan').length) &&
    words('plan').every((row, _at, [first]) => row.length === first?.length && /^[.#E]{1,300}$/.test(row)),
  'hall-for-hire': ({ rows, number }) =>
    within(1, 150_000)(rows('requests').length) &&
    rows('requests').every(
      ([start = -1, end = -1, fee = 0]) => 0 <= start && start < end && end <= billion && within(1, million)(fee),
    ) &&
    within(0, billion)(number('cleaning')),
  'ivy-on-the-tower': ({ rows }) => {
    const tower = rows('tower')
    return (
      within(1, 10_000)(tower.length) &&
      tower.every(
        (row) => row.length === tower[0]?.length && within(1, 20)(row.length) && row.every(within(1, million)),
      )
    )
  },
  'kiln-to-oneself': ({ rows, number }) =>
    rows('firings').length <= 200_000 &&
    rows('firings').every(([start = -1, end = -1]) => 0 <= start && start < end && end <= billion) &&
    0 <= number('earliest') &&
    number('earliest') < number('latest') &&
    number('latest') <= billion &&
    within(1, billion)(number('length')),
  'knitting-card': ({ words }) => {
    const card = words('lines').join('')
    const isNested =
      [...card].reduce((open, sign) => (open < 0 ? open : open + (sign === '(' ? 1 : sign === ')' ? -1 : 0)), 0) === 0
    return (
      within(1, 100_000)(words('lines').length) &&
      card.length <= 400_000 &&
      isNested &&
      !card.includes('()') &&
      /^([kyt)]([1-9][0-9]{0,5}|1000000)?|\()+$/.test(card)
    )
  },
  launderette: ({ number, rows }) =>
    within(1, 50_000)(number('machines')) &&
    within(0, billion)(number('patience')) &&
    within(1, 100_000)(rows('customers').length) &&
    rows('customers').every(
      ([arrival = -1, minutes = 0], at, all) =>
        within(all[at - 1]?.[0] ?? 0, billion)(arrival) && within(1, billion)(minutes),
    ),
  'light-for-the-huts': ({ list, rows }) => {
    const huts = list('panels').length
    return (
      within(1, 50_000)(huts) &&
      list('panels').every(within(1, million)) &&
      rows('cables').length <= 100_000 &&
      rows('cables').every(
        ([one = -1, other = -1, cost = 0]) =>
          one !== other && [one, other].every(within(0, huts - 1)) && within(1, million)(cost),
      )
    )
  },
  'last-wagon-first': ({ list, number }) =>
    within(0, 10_000)(list('head').length) &&
    list('head').every(within(-billion, billion)) &&
    within(0, million * billion)(number('turns')),
  'longest-calm-stretch': ({ list, number }) =>
    within(1, 200_000)(list('readings').length) &&
    list('readings').every(within(0, 300)) &&
    within(0, 300)(number('limit')) &&
    within(0, list('readings').length)(number('allowed')),
  'mow-the-lawn': ({ rows }) => {
    const garden = rows('garden')
    return (
      within(1, 20)(garden.length) &&
      garden.every((row) => row.length === garden[0]?.length && within(1, 20)(row.length) && row.every(within(0, 1))) &&
      garden[0]?.[0] === 0 &&
      garden.at(-1)?.at(-1) === 0 &&
      garden.flat().filter((square) => square === 0).length <= 22
    )
  },
  'network-in-the-storm': ({ number, rows }) =>
    within(2, 100_000)(number('stations')) &&
    within(2, number('stations'))(number('needed')) &&
    within(1, 100_000)(rows('cables').length) &&
    rows('cables').every(([one = 0, other = 0]) => one !== other && [one, other].every(within(1, number('stations')))),
  'news-by-telephone': ({ rows }) => {
    const calls = rows('calls')
    // Follows each way to a radio only once, because people whose way is known are remembered.
    const knows = calls.map(([caller]) => caller === -1)
    for (const start of calls.keys()) {
      const way: number[] = []
      let at = start
      while (at >= 0 && !knows[at] && way.length <= calls.length) {
        way.push(at)
        at = calls[at]?.[0] ?? -1
      }
      if (way.length > calls.length) return false
      for (const each of way) knows[each] = true
    }
    return (
      within(1, 100_000)(calls.length) &&
      calls.every(([caller = -2, minutes = 0]) => within(-1, calls.length - 1)(caller) && within(1, 100_000)(minutes))
    )
  },
  'nights-at-the-telescope': ({ list, number }) =>
    within(1, 100_000)(list('fees').length) &&
    list('fees').every(within(0, billion)) &&
    within(1, list('fees').length)(number('stay')) &&
    within(1, number('stay'))(number('nights')),
  'old-stamps': ({ list, number }) =>
    within(1, 200)(list('stamps').length) &&
    list('stamps').every(within(1, 10_000)) &&
    within(1, 10_000)(number('postage')),
  'one-hook-for-all-coats': ({ calls }) =>
    within(1, 30_000)(calls.length) &&
    calls.every(([name, weight]) => name !== 'hang' || within(1, 1_000)(Number(weight))),
  'picture-without-width': ({ number }) =>
    ['pixels', 'maxWidth', 'maxHeight'].map(number).every(within(1, 1000 * billion)),
  'pool-passes': ({ list, rows }) =>
    within(1, 15_000)(list('days').length) &&
    list('days').every((day, at, all) => within(1, million)(day) && (at === 0 || day > (all[at - 1] ?? 0))) &&
    within(1, 10)(rows('passes').length) &&
    rows('passes').flat().every(within(1, million)),
  'poster-on-the-fence': ({ list, number }) =>
    within(1, 200_000)(list('planks').length) &&
    list('planks').every(within(0, billion)) &&
    within(1, list('planks').length)(number('maxWidth')),
  'quilt-in-the-picture': ({ words }) => {
    const [quilt, picture] = [words('quilt'), words('picture')]
    return [quilt, picture].every(
      (each) =>
        within(1, 300)(each.length) &&
        each.every((row) => row.length === each[0]?.length && /^[a-z]{1,300}$/.test(row)),
    )
  },
  'rivers-after-rain': ({ rows }) => {
    const stations = rows('stations')
    // Follows each path to the sea only once, because stations that reached it are remembered.
    const reachesSea = stations.map(([next]) => next === -1)
    for (const start of stations.keys()) {
      const way: number[] = []
      let at = start
      while (at >= 0 && !reachesSea[at] && way.length <= stations.length) {
        way.push(at)
        at = stations[at]?.[0] ?? -1
      }
      if (way.length > stations.length) return false
      for (const each of way) reachesSea[each] = true
    }
    return (
      within(1, 130_000)(stations.length) &&
      stations.every(
        ([next = -2, rain = -1, holds = -1]) =>
          within(-1, stations.length - 1)(next) && within(0, million)(rain) && within(0, 100 * million)(holds),
      )
    )
  },
  'round-the-lake': ({ list, rows }) =>
    within(2, 100_000)(list('heights').length) &&
    list('heights').every(within(0, 9_000)) &&
    rows('walks').length <= 100_000 &&
    rows('walks')
      .flat()
      .every(within(0, list('heights').length - 1)),
  'same-tune': ({ rows }) => {
    const recordings = rows('recordings')
    const notes = recordings[0]?.length ?? 0
    return (
      within(1, 100_000)(recordings.length) &&
      within(1, 50)(notes) &&
      recordings.length * notes <= 500_000 &&
      recordings.every((each) => each.length === notes && each.every(within(-10_000, 10_000)))
    )
  },
  'sleepy-scribes': ({ words, number }) =>
    ['first', 'second'].flatMap(words).every((copy) => /^[a-z]{1,100000}$/.test(copy)) &&
    ['first', 'second'].flatMap(words).reduce((cells, { length }) => cells * length, 1) <= 400_000 &&
    ['slip', 'nap'].map(number).every(within(1, 1_000)),
  'spice-jars': ({ words }) =>
    within(1, 50_000)(words('names').length) &&
    words('names').every((name) => /^[a-z]+$/.test(name)) &&
    words('names').join('').length <= 400_000,
  'steam-engine': ({ list, rows, number }) =>
    within(1, 50_000)(list('durations').length) &&
    within(1, 1_000)(number('opening')) &&
    list('durations').every(within(1, number('opening'))) &&
    rows('orders').length <= 100_000 &&
    rows('orders').every(
      ([one = -1, other = -1]) => one !== other && [one, other].every(within(0, list('durations').length - 1)),
    ),
  'strip-of-film': ({ list, number }) =>
    within(1, 100_000)(list('scores').length) &&
    list('scores').every(within(1, billion)) &&
    within(1, list('scores').length)(number('least')),
  'tablet-strokes': ({ list }) =>
    within(1, 400_000)(list('actions').length) && list('actions').every(within(-1, million)),
  'tea-for-everyone': ({ list, number }) =>
    within(1, 20_000)(list('warmUps').length) &&
    list('brewTimes').length === list('warmUps').length &&
    list('warmUps').every(within(0, million)) &&
    list('brewTimes').every(within(1, million)) &&
    within(1, billion)(number('guests')),
  'tickets-on-the-forest-walk': ({ words }) => {
    const numbers = words('root').filter((word) => word !== 'null')
    return (
      within(1, 10_000)(numbers.length) &&
      numbers.map(Number).every(within(-billion, billion)) &&
      depthOf(words('root')) <= 800
    )
  },
  'tools-on-the-bench': ({ number, calls }) =>
    within(1, 10_000)(number('places')) &&
    within(1, 20_000)(calls.length) &&
    calls.every(([name, tool]) => name === 'longestUnused' || within(1, 100_000)(Number(tool))),
  'tug-of-war': ({ number, rows }) =>
    within(2, 100_000)(number('people')) &&
    within(1, 100_000)(rows('memories').length) &&
    rows('memories').every(
      ([one = 0, other = 0, same = 2]) =>
        one !== other && [one, other].every(within(1, number('people'))) && within(0, 1)(same),
    ),
  'type-case': ({ words }) => ['letters', 'word'].flatMap(words).every((text) => /^[a-z]{1,200000}$/.test(text)),
  'warehouse-robot': ({ rows, number }) => {
    const floor = rows('floor')
    return (
      within(1, 100)(floor.length) &&
      floor.every((row) => row.length === floor[0]?.length && within(1, 100)(row.length) && row.every(within(0, 1))) &&
      floor[0]?.[0] === 0 &&
      floor.at(-1)?.at(-1) === 0 &&
      within(0, 20)(number('shelves'))
    )
  },
  'as-many-as-before': ({ list }) =>
    within(1, 200_000)(list('changes').length) && list('changes').every(within(-1_000, 1_000)),
  'first-letters-at-the-door': ({ calls }) =>
    within(1, 30_000)(calls.length) && calls.every(([, word = '']) => /^[a-z0-9]{1,12}$/.test(word)),
  'one-more-square-of-water': ({ words }) =>
    within(1, 400)(words('garden').length) &&
    words('garden').every((row, _at, [first]) => row.length === first?.length && /^[we]{1,400}$/.test(row)),
  'beads-all-the-way-round': ({ words }) =>
    ['bracelet', 'pattern'].flatMap(words).every((text) => /^[a-z]{1,200000}$/.test(text)),
  'time-for-a-duet': ({ rows, number }) =>
    ['pianist', 'violinist']
      .map(rows)
      .every(
        (times) =>
          within(1, 100_000)(times.length) &&
          times.every(
            ([start = -1, end = -1], at) => (times[at - 1]?.[1] ?? -1) < start && start < end && end <= billion,
          ),
      ) && within(1, billion)(number('least')),
  'one-copier-for-the-school': ({ rows }) =>
    within(1, 200_000)(rows('jobs').length) &&
    rows('jobs').every(([minutes = 0, people = -1]) => within(1, 1_000)(minutes) && within(0, 400)(people)),
  'river-gauge': ({ calls }) =>
    within(1, 30_000)(calls.length) &&
    calls.every(
      ([name, minute, level]) =>
        name !== 'report' || (within(1, million)(Number(minute)) && within(0, million)(Number(level))),
    ),
  'musicians-along-the-river': ({ list, number }) =>
    ['places', 'playing'].map(list).every((each) => within(1, 50_000)(each.length) && each.every(within(0, billion))) &&
    new Set(list('places')).size === list('places').length &&
    within(1, list('places').length)(number('more')),
  'blanket-on-the-meadow': ({ words }) =>
    within(1, 600)(words('meadow').length) &&
    words('meadow').every((row, _at, [first]) => row.length === first?.length && /^[gm]{1,600}$/.test(row)),
  'note-without-spaces': ({ words }) => {
    const [note = '', list] = [words('note')[0], new Set(words('vocabulary'))]
    // How many readings each rest of the note has, from the end.
    const ways = Array.from({ length: note.length + 1 }, () => 0)
    ways[note.length] = 1
    for (let start = note.length - 1; start >= 0; start--)
      for (let end = start + 1; end <= Math.min(start + 12, note.length); end++)
        if (list.has(note.slice(start, end))) ways[start] = (ways[start] ?? 0) + (ways[end] ?? 0)
    return (
      /^[a-z]{1,300}$/.test(note) &&
      within(1, 3_000)(words('vocabulary').length) &&
      words('vocabulary').every((word) => /^[a-z]{1,12}$/.test(word)) &&
      within(0, 500)(ways[0] ?? 0)
    )
  },
  'folding-the-dance-line': ({ list }) =>
    within(0, 10_000)(list('head').length) && list('head').every(within(-billion, billion)),
  'vans-on-moving-day': ({ list, number }) =>
    within(1, 12)(list('boxes').length) && list('boxes').every(within(1, million)) && within(1, 12)(number('vans')),
  'prices-in-draft': ({ calls }) =>
    within(1, 30_000)(calls.length) &&
    calls.every(([name = '', ...given]) => {
      const isName = (word = '') => /^[a-z0-9]{1,12}$/.test(word)
      const isPrice = (word = '') => within(1, million)(Number(word))
      if (name === 'setPrice') return isName(given[0]) && isPrice(given[1])
      if (name === 'dishesAt') return isPrice(given[0])
      return given.every(isName)
    }),
}

const challenges = loadChallenges().all()

describe.each(challenges.map((challenge) => [challenge.id, challenge] as const))('inputs of %s', (id, challenge) => {
  const inputs = inputsOf(challenge)
  if (inputs === undefined) throw new Error(`${id} has no inputs.json`)
  const check = (stdin: string) => {
    expect(inputProblem(stdin, challenge.signature), stdin.slice(0, 300)).toBeNull()
    expect(keeps[id]?.(readInput(stdin, challenge)), stdin.slice(0, 300)).toBe(true)
  }

  it('follow format and limits when they are small, and so do their smaller versions', () => {
    const made = new Set<string>()
    for (let seed = 0; seed < 160; seed++) {
      const input = inputs.small(seed, 1 + (seed % 8))
      made.add(input.stdin)
      check(input.stdin)
      if (seed % 20 === 7) for (const smaller of inputs.smaller(input)) check(smaller.stdin)
    }
    expect(made.size).toBeGreaterThan(60)
    expect(oracleOf(challenge).language).toBe('python')
  })

  it('follow them when they are large', () => {
    for (const n of [1, 2, 50]) check(inputs.large(n, n))
    check(inputs.large(inputs.largest, 1))
  })

  it('are no larger than the author’s largest case', () => {
    const authored = challenge.hiddenTestCases.filter(isLargeInput).map(({ stdin }) => stdin.length)
    expect(authored.length).toBeGreaterThanOrEqual(3)
    expect(Math.max(...authored)).toBeGreaterThan((2 / 3) * inputs.large(inputs.largest, 7).length)
  })

  it('follow the same limits as the author’s cases', () => {
    for (const { stdin } of [...challenge.testCases, ...challenge.hiddenTestCases])
      expect(keeps[id]?.(readInput(stdin, challenge)), stdin.slice(0, 300)).toBe(true)
  })
})
