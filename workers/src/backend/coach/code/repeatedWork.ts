import type { Finding } from './finding.ts'
import { type CodeLine, type CodeReading, loopsAround, quoted } from './readCode.ts'

/** Calls that look at everything they are given. */
const wholeCalls =
  /(?<![\w.])(sum|sorted|max|min|any|all)\(\s*(\w+)(?:\[[^\]]*\])?\s*\)|\b(\w+)\.(count|index|indexOf|includes|contains|reduce|filter|sort)\(/g

const fewestRepeats = 3

/** Work that a loop does again in every round, expressions that are spelled out again and again, and lines that occur in copies. */
export function repeatedWork(reading: CodeReading): Finding[] {
  return [...(reading.isIndented ? everyRound(reading) : []), ...spelledOut(reading), ...copies(reading)]
}

function everyRound({ own }: CodeReading): Finding[] {
  return own
    .flatMap((line) => {
      const loop = loopsAround(line)[0]
      if (loop === undefined) return []
      for (const { 0: call, 1: builtin, 2: argument, 3: owner, 4: method } of line.text.matchAll(wholeCalls)) {
        const what = builtin === undefined ? owner : argument
        // What the loop makes anew each round, or the row it stands at, is not looked at again.
        if (what === undefined || isMadeIn(what, loop)) continue
        const name = builtin ?? method ?? call
        return [
          {
            line: line.number,
            text: `Line ${line.number} calls ${quoted(name)} on ${quoted(what)} in every round of the loop on line ${loop.number}; each time it goes over the elements once more.`,
          },
        ]
      }
      return []
    })
    .slice(0, 1)
}

const isMadeIn = (name: string, loop: CodeLine): boolean =>
  new RegExp(`\\bfor\\b[^;]*\\b${name}\\b[^;]*?(\\bin\\b|\\bof\\b|:)`).test(loop.text) ||
  /^(Math|Arrays|Collections|math)$/.test(name)

/** "rows[i][0]" for the third time deserves a name. */
function spelledOut({ own }: CodeReading): Finding[] {
  const places = new Map<string, CodeLine[]>()
  for (const line of own) {
    for (const [expression] of line.text.matchAll(
      /\b[A-Za-z_]\w*(?:\[[^[\]]+\]){2,}|\b[A-Za-z_]\w*\[\w+ ?[-+] ?\w+\]/g,
    ))
      places.set(expression, [...(places.get(expression) ?? []), line])
  }
  const often = [...places].filter(
    ([expression, lines]) => lines.length >= fewestRepeats && !lines.some(({ text }) => isTarget(text, expression)),
  )
  const [most] = often.sort(([, one], [, other]) => other.length - one.length)
  const at = most?.[1][0]
  if (most === undefined || at === undefined) return []
  return [
    {
      line: at.number,
      text: `${quoted(most[0])} is spelled out ${most[1].length} times, first on line ${at.number}; a variable with a telling name would read better.`,
    },
  ]
}

const isTarget = (text: string, expression: string): boolean => {
  const at = text.indexOf(expression)
  return /^\s*([-+*/%|&^]|\/\/|<<|>>)?=(?!=)|^\s*(\+\+|--)/.test(text.slice(at + expression.length))
}

const shortestCopy = 20
const fewestCopies = 3

function copies({ own }: CodeReading): Finding[] {
  const places = new Map<string, CodeLine[]>()
  for (const line of own) {
    const text = line.text.replaceAll(/\s+/g, '')
    const isHeader = /^(for|while|if|elif|else|switch|case)\b|[:{]$/.test(line.text.trim())
    if (!isHeader && text.length >= shortestCopy) places.set(text, [...(places.get(text) ?? []), line])
  }
  const lines = [...places.values()].find((each) => each.length >= fewestCopies)
  const first = lines?.[0]
  if (lines === undefined || first === undefined) return []
  const told = lines.slice(0, 3).map(({ number }) => number)
  return [
    {
      line: first.number,
      text: `Lines ${listed(told)} are the same; that could stand once, after the branches or in a function of its own.`,
    },
  ]
}

const listed = (numbers: number[]): string => `${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)}`
