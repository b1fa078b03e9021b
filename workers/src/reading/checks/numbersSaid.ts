const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']
const scales: Readonly<Record<string, number>> = {
  hundred: 100,
  thousand: 1_000,
  million: 1_000_000,
  billion: 1_000_000_000,
}
const times: Readonly<Record<string, number>> = {
  once: 1,
  twice: 2,
  thrice: 3,
  double: 2,
  triple: 3,
  nil: 0,
  dozen: 12,
}

const suffixes: Readonly<Record<string, number>> = { k: 1_000, m: 1_000_000, bn: 1_000_000_000 }

function unitOf(word: string): number | null {
  const digit = small.indexOf(word)
  if (digit >= 0) return digit
  const ten = tens.indexOf(word)
  return ten >= 2 ? ten * 10 : null
}

/** Parses a number written in digits: `1,000`, `3.5`, `-2`, `10k`; null for anything else. */
function digitsOf(word: string): number | null {
  const match = /^(?<sign>-?)(?<digits>\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?)(?<suffix>k|m|bn)?$/.exec(word)
  if (match?.groups === undefined) return null
  const { sign = '', digits = '', suffix = '' } = match.groups
  const value = Number(digits.replaceAll(',', '')) * (suffixes[suffix] ?? 1)
  return sign === '-' ? -value : value
}

/**
 * Returns the words of a text, with numbers in any wording as digits: "twenty-one", "1,000", "two thousand", "10k",
 * "twice". Lowercases everything, turns "don't" into "do not", and makes punctuation at the end of a clause a separate
 * word.
 */
export function wordsWithNumbers(text: string): string[] {
  const words = text
    .toLowerCase()
    .replaceAll(/[\u2018\u2019]/g, "'")
    .replaceAll(/\bcan(?:'t|not)\b/g, 'can not')
    .replaceAll(/\bwon't\b/g, 'will not')
    .replaceAll(/n't\b/g, ' not')
    .replaceAll(/'s\b/g, '')
    // In "the newest one", the "one" isn't a number. "Not a single one" means none.
    .replaceAll(/\bnot (?:a single|even) (?:one|a)\b(?: of\b)?/g, 'none ')
    .replaceAll(
      /\b(first|second|third|fourth|last|former|latter|other|same|next|this|that|which|new|old|right|wrong|\w+est) one\b/g,
      '$1',
    )
    .replaceAll(/\b(\w+?)-?fold\b/g, '$1')
    .replaceAll(/\b(\d{1,3}) (\d{3})\b/g, '$1$2')
    .replaceAll(
      /\b(twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)-(one|two|three|four|five|six|seven|eight|nine)\b/g,
      '$1 $2',
    )
    .replaceAll(/(\d)\s*(milliseconds?|msecs?|ms|seconds?|secs?|s|minutes?|kb|mb|gb|tb|kg|x|%|€|rows?)\b/g, '$1 $2')
    .match(/\d+(?:st|nd|rd|th)\b|-?\d[\d,]*(?:\.\d+)?(?:k|m|bn)?\b|[\p{L}_][\p{L}\p{N}_']*|[,.;:!]/gu)
  const said: string[] = []
  let sum: number | null = null
  let group = 0
  const close = () => {
    if (sum !== null) said.push(String(sum + group))
    sum = null
    group = 0
  }
  for (const raw of words ?? []) {
    const word = raw.replace(/(?<=\d),+$/, '')
    const unit = digitsOf(word) ?? unitOf(word)
    const scale = scales[word]
    if (unit !== null) {
      // "twenty one" is one number, "three four" are two.
      const isGoingOn: boolean =
        sum !== null &&
        unitOf(word) !== null &&
        (group === 0 || (group % 100 >= 20 && group % 10 === 0) || group % 100 === 0)
      if (!isGoingOn || unit >= 100) close()
      sum ??= 0
      group += unit
    } else if (scale !== undefined) {
      const before: number = sum === null ? 1 : group
      if (scale === 100) {
        sum ??= 0
        group = Math.max(before, 1) * 100
      } else {
        sum = (sum ?? 0) + Math.max(before, 1) * scale
        group = 0
      }
    } else if (times[word] !== undefined) {
      close()
      said.push(String(times[word]))
    } else if (word === 'and' && sum !== null && group % 100 === 0 && group > 0) {
      // "a hundred and five"
    } else {
      close()
      said.push(word)
    }
  }
  close()
  return said
}
