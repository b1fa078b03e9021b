import type { ProgrammingLanguage } from '@greenroom/shared/vocabulary'
import type { Finding } from './finding.ts'
import { bodyOf, type CodeLine, type CodeReading, inside, isLoop, quoted } from './readCode.ts'

/** How the language calls what is often written by hand. */
const largerOf: Partial<Record<ProgrammingLanguage, string>> = {
  python: '`max` and `min`',
  ruby: '`max` and `min`',
  cpp: '`std::max` and `std::min`',
  java: '`Math.max` and `Math.min`',
  javascript: '`Math.max` and `Math.min`',
  typescript: '`Math.max` and `Math.min`',
  csharp: '`Math.Max` and `Math.Min`',
  go: '`max` and `min`',
  kotlin: '`maxOf` and `minOf`',
  swift: '`max` and `min`',
  rust: '`max` and `min`',
  php: '`max` and `min`',
}

/** What the language or its library has, written by hand; said in words. */
export function libraryHelps(reading: CodeReading): Finding[] {
  return [
    ...walksByIndex(reading),
    ...keepsExtreme(reading),
    ...addsUp(reading),
    ...countsByHand(reading),
    ...swaps(reading),
  ]
}

const byIndex: Partial<Record<ProgrammingLanguage, RegExp>> = {
  python: /^\s*for (\w+) in range\(\s*(?:0\s*,\s*)?len\((\w+)\)\s*\)\s*:/,
  javascript: /^\s*for\s*\(\s*(?:let|var)\s+(\w+)\s*=\s*0\s*;\s*\1\s*<\s*(\w+)\.length\s*;/,
  typescript: /^\s*for\s*\(\s*(?:let|var)\s+(\w+)\s*=\s*0\s*;\s*\1\s*<\s*(\w+)\.length\s*;/,
  java: /^\s*for\s*\(\s*int\s+(\w+)\s*=\s*0\s*;\s*\1\s*<\s*(\w+)\.length\s*;/,
  csharp: /^\s*for\s*\(\s*(?:int|var)\s+(\w+)\s*=\s*0\s*;\s*\1\s*<\s*(\w+)\.(?:Length|Count)\s*;/,
  cpp: /^\s*for\s*\(\s*(?:int|size_t|auto|unsigned)\s+(\w+)\s*=\s*0\s*;\s*\1\s*<\s*(?:\(int\)\s*)?(\w+)\.size\(\)\s*;/,
  go: /^\s*for\s+(\w+)\s*:=\s*0\s*;\s*\1\s*<\s*len\((\w+)\)\s*;/,
}

/** A position that is only used to get at the element. */
function walksByIndex(reading: CodeReading): Finding[] {
  const sign = byIndex[reading.language]
  if (sign === undefined) return []
  return reading.own.flatMap((loop) => {
    const [, index, list] = sign.exec(loop.text) ?? []
    if (index === undefined || list === undefined) return []
    const uses = inside(loop, reading)
      .map(({ text }) => text)
      .join('\n')
    const element = new RegExp(`\\b${list}\\[${index}\\](?!\\s*([-+*/%|&^]|//)?=(?!=))`, 'g')
    const read = uses.match(element)?.length ?? 0
    const all = uses.match(new RegExp(`\\b${index}\\b`, 'g'))?.length ?? 0
    // A list that grows while one walks through it has to be walked by position.
    const grows = new RegExp(`\\b${list}\\.(push|push_back|append|add|Add|extend|insert|pop|remove)`).test(uses)
    if (read === 0 || read !== all || grows) return []
    return [
      {
        line: loop.number,
        text: `The loop on line ${loop.number} uses ${quoted(index)} only to get at the elements of ${quoted(list)}; it can walk through the elements themselves.`,
      },
    ]
  })
}

/** "if this is larger, keep it" has a name of its own. */
function keepsExtreme(reading: CodeReading): Finding[] {
  const call = largerOf[reading.language]
  if (call === undefined) return []
  return reading.own.flatMap((line) => {
    const [, one, , other] = /^\s*if\s*\(?\s*([\w.]+)\s*(<|>|<=|>=)\s*([\w.]+)\s*\)?\s*[:{]?\s*$/.exec(line.text) ?? []
    if (one === undefined || other === undefined) return []
    const body = bodyOf(line, reading)
    const [, target, value] = /^\s*([\w.]+)\s*=\s*([\w.]+)\s*;?\s*$/.exec(body[0]?.text ?? '') ?? []
    const keeps = (target === one && value === other) || (target === other && value === one)
    if (body.length !== 1 || !keeps || target === undefined || followedByElse(line, reading)) return []
    return [
      {
        line: line.number,
        text: `Lines ${line.number} and ${body[0]?.number} keep the larger or smaller of two values by hand; ${call} do that in one line.`,
      },
    ]
  })
}

const followedByElse = (line: CodeLine, { lines }: CodeReading): boolean => {
  const beside = lines.filter((each) => each.parent === line.parent && /\w/.test(each.text))
  return /\b(else|elif)\b/.test(beside[beside.indexOf(line) + 1]?.text ?? '')
}

/** A loop that does nothing but add up what it walks through. */
function addsUp(reading: CodeReading): Finding[] {
  if (reading.language !== 'python') return []
  return reading.own.filter(isLoop).flatMap((loop) => {
    const element = /^\s*for (\w+) in \w+\s*:/.exec(loop.text)?.[1]
    const body = bodyOf(loop, reading)
    const added = /^\s*\w+\s*\+=\s*(\w+)\s*$/.exec(body[0]?.text ?? '')?.[1]
    if (element === undefined || body.length !== 1 || added !== element) return []
    return [
      { line: loop.number, text: `The loop on line ${loop.number} only adds up its elements; \`sum\` does that.` },
    ]
  })
}

/** "if it is there, one more, else one". */
function countsByHand(reading: CodeReading): Finding[] {
  if (reading.language !== 'python') return []
  return reading.own.flatMap((line) => {
    const [, key, counts] = /^\s*if (\w+) (?:not )?in (\w+)\s*:/.exec(line.text) ?? []
    if (key === undefined || counts === undefined) return []
    const near = reading.lines.slice(line.number, line.number + 3).map(({ text }) => text.replaceAll(/\s+/g, ''))
    const place = `${counts}[${key}]`
    if (
      !near.some((text) => text === `${place}+=1`) ||
      !near.some((text) => text === `${place}=1` || text === `${place}=0`)
    )
      return []
    return [
      {
        line: line.number,
        text: `From line ${line.number} on ${quoted(counts)} gets a first value by hand; reading it with a default value, as \`get\` does, saves the branch.`,
      },
    ]
  })
}

/** A third variable that only helps two others to change places. */
function swaps({ own, language }: CodeReading): Finding[] {
  if (!['python', 'javascript', 'typescript', 'go', 'ruby'].includes(language)) return []
  return own.flatMap((line, index) => {
    const bare = (at: number) => (own[at]?.text ?? '').replaceAll(/^\s*(let|const|var)\b|[\s;]/g, '').replace(':=', '=')
    const [, helper, first] = /^(\w+)=([\w.[\]]+)$/.exec(bare(index)) ?? []
    const [, target, second] = /^([\w.[\]]+)=([\w.[\]]+)$/.exec(bare(index + 1)) ?? []
    if (helper === undefined || target !== first || second === undefined || bare(index + 2) !== `${second}=${helper}`)
      return []
    return [
      {
        line: line.number,
        text: `${quoted(helper)} on line ${line.number} only helps two values to change places; your language can do that in a single assignment.`,
      },
    ]
  })
}
