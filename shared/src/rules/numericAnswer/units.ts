/** A unit in base units of its dimensions: `mL/hour` is 1e-3/3600 of volume¹ time⁻¹. */
export type Unit = { factor: number; powers: Readonly<Record<string, number>> }

const prefixes = { nano: 1e-9, micro: 1e-6, milli: 1e-3, kilo: 1e3 } as const
const [minute, hour, day, week] = [60, 3_600, 86_400, 604_800]

/** A unit's spellings, its dimension and its size. */
type Spelling = readonly [spellings: string, dimension: string, factor: number]

const spellings: readonly Spelling[] = [
  ['ng nanogram nanograms', 'mass', prefixes.nano],
  ['ug mcg microgram micrograms microgramme microgrammes', 'mass', prefixes.micro],
  ['mg milligram milligrams milligramme milligrammes', 'mass', prefixes.milli],
  ['g gm gram grams gramme grammes', 'mass', 1],
  ['kg kilo kilos kilogram kilograms kilogramme kilogrammes', 'mass', prefixes.kilo],
  ['ul microlitre microlitres microliter microliters', 'volume', prefixes.micro],
  ['ml mls cc millilitre millilitres milliliter milliliters', 'volume', prefixes.milli],
  ['l litre litres liter liters', 'volume', 1],
  ['s sec secs second seconds', 'time', 1],
  ['min mins minute minutes', 'time', minute],
  ['h hr hrs hour hours hourly', 'time', hour],
  ['d day days daily', 'time', day],
  ['wk week weeks weekly', 'time', week],
  ['umol micromole micromoles', 'amount', prefixes.micro],
  ['mmol millimole millimoles', 'amount', prefixes.milli],
  ['mol mole moles', 'amount', 1],
  ['iu unit units', 'unit', 1],
  ['% percent', 'part', 0.01],
  ['tablet tablets tab tabs', 'tablet', 1],
  ['capsule capsules cap caps', 'capsule', 1],
  ['drop drops gtt', 'drop', 1],
  ['puff puffs', 'puff', 1],
  ['dose doses', 'dose', 1],
  ['sachet sachets', 'sachet', 1],
  ['pack packs packet packets', 'pack', 1],
  ['ampoule ampoules amp amps ampule ampules', 'ampoule', 1],
  ['vial vials', 'vial', 1],
  ['bottle bottles', 'bottle', 1],
  ['patch patches', 'patch', 1],
]

const known: ReadonlyMap<string, Unit> = new Map(
  spellings.flatMap(([names, dimension, factor]) =>
    names.split(' ').map((name): [string, Unit] => [name, { factor, powers: { [dimension]: 1 } }]),
  ),
)

const squareMetre: Unit = { factor: 1, powers: { length: 2 } }

/** Spellings of `m²`, which aren't single words. */
const surface = /^(m2|m²|m\^2|square metres?|square meters?)$/

/** Words that qualify a strength without changing its number. */
const asides = /\b(w\/v|w\/w|v\/v|of body weight|bodyweight|body weight)\b/g

/**
 * Reads a unit as people type it: `mL/hour`, `ml per hr`, `µg/kg/min`, `mcg`, `% w/v`.
 * @returns undefined if it isn't one we know
 */
export function unitIn(text: string): Unit | undefined {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[µμ]/g, 'u')
    .replace(/per\s*cent/g, 'percent')
    .replace(asides, ' ')
    .replace(/international units?/g, 'iu')
    .replace(/(\S)\s+(hourly|daily|weekly)\b/g, '$1/$2')
    .replace(/\bper\b|\ban?\b(?=\s)/g, '/')
    .replace(/[.\s]+$/, '')
    .trim()
  const [first, ...others] = plain.split('/').map((part) => part.trim().replace(/\.$/, ''))
  const above = partIn(first ?? '')
  if (above === undefined) return undefined
  let unit = above
  for (const part of others) {
    const below = partIn(part)
    if (below === undefined) return undefined
    unit = divided(unit, below)
  }
  return unit
}

const partIn = (part: string): Unit | undefined => (surface.test(part) ? squareMetre : known.get(part))

function divided(above: Unit, below: Unit): Unit {
  const powers: Record<string, number> = { ...above.powers }
  for (const [dimension, power] of Object.entries(below.powers)) {
    powers[dimension] = (powers[dimension] ?? 0) - power
  }
  return { factor: above.factor / below.factor, powers }
}

/** How many `to` units are in one `from` unit; undefined if they measure different things. */
export function conversion(from: Unit, to: Unit): number | undefined {
  const dimensions = new Set([...Object.keys(from.powers), ...Object.keys(to.powers)])
  const same = [...dimensions].every((each) => (from.powers[each] ?? 0) === (to.powers[each] ?? 0))
  return same ? from.factor / to.factor : undefined
}
