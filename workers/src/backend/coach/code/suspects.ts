import type { Finding } from './finding.ts'
import { around, bodyOf, type CodeLine, type CodeReading, inside, isFunction, isLoop, quoted } from './readCode.ts'
import { unknownNames } from './unknownNames.ts'

/**
 * What looks suspicious in the candidate's own lines, whatever the task is; the surest first. Each names the region and what to look
 * at there, and none says how to mend it.
 */
export function suspectsIn(reading: CodeReading, { hasStub }: { hasStub: boolean }): Finding[] {
  const structural = reading.isIndented
    ? [leavesAtOnce, neverEnds, changesWhileWalking, readsBeyond].flatMap((find) => find(reading))
    : []
  return [
    ...unclosed(reading),
    ...byLine(reading),
    ...unknownNames(reading),
    ...structural,
    ...(hasStub && reading.isIndented ? [...printsInside(reading), ...handsNothingBack(reading)] : []),
  ]
}

const pairs: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' }

function unclosed({ lines, language }: CodeReading): Finding[] {
  // In shells a bracket can stand alone.
  if (language === 'bash') return []
  const open: { sign: string; line: number }[] = []
  for (const { text, number: line } of lines) {
    for (const sign of text) {
      if ('([{'.includes(sign)) open.push({ sign, line })
      else if (pairs[sign] !== undefined && open.pop()?.sign !== pairs[sign])
        return [{ line, text: `A bracket that closes on line ${line} has no partner that fits it.` }]
    }
  }
  const last = open.at(-1)
  return last === undefined
    ? []
    : [{ line: last.line, text: `A bracket that opens on line ${last.line} never closes.` }]
}

type LineRule = {
  languages: readonly string[] | null
  sign: RegExp
  say: (at: string, match: RegExpExecArray) => string
}

const braces = ['cpp', 'c', 'java', 'csharp', 'javascript', 'typescript', 'php']

const lineRules: readonly LineRule[] = [
  {
    languages: ['python'],
    sign: /^\s*(?:(?:if|elif|for|while|def|class|with)\b[^:]*[^:\s\\,([{]|else|try|finally)\s*$/,
    say: (at) => `${at} begins a block; look at how the line ends.`,
  },
  {
    languages: ['python'],
    sign: /^\s*(?:pass|\.\.\.)\s*$/,
    say: (at) => `${at} is still a placeholder, so nothing happens there yet.`,
  },
  {
    languages: braces,
    sign: /\b(?:if|while)\s*\((?:[^()=!<>]|\([^()]*\))*[^=!<>+\-*/%&|^]=(?![=>])[^=]/,
    say: (at) => `${at} has a single equals sign inside a condition.`,
  },
  {
    languages: ['python'],
    sign: /\[\s*\[[^\]]*\]\s*(?:\*\s*[\w()]+\s*)?\]\s*\*/,
    say: (at) => `${at} makes rows; look at whether they are several lists, or one and the same.`,
  },
  {
    languages: ['python'],
    sign: /^\s*def \w+\(.*=\s*(?:\[\]|\{\}|set\(\))/,
    say: (at) => `${at} has a default value that can change; look at what it holds in the second call.`,
  },
  {
    languages: ['javascript', 'typescript'],
    sign: /\.sort\(\s*\)/,
    say: (at) => `${at} sorts without saying how two values compare; find out in which order it puts 9 and 10.`,
  },
  {
    languages: null,
    sign: /\b(?:for|while)\b.*<=\s*(?:\w+\.(?:length|size\(\)|Length|Count|count)|len\(\w+\))(?!\s*[-+])/,
    say: (at) => `On ${lower(at)}, look at the very last round of the loop and at the position it reads.`,
  },
  {
    languages: ['python'],
    sign: /\b(mid|middle|half|m)\s*=.*[^/]\/(?!\/)\s*2\b/,
    say: (at, match) => `${at} divides; look at which kind of number ${quoted(match[1] ?? 'mid')} is afterwards.`,
  },
  {
    languages: ['javascript', 'typescript'],
    sign: /\b(mid|middle|half|m)\s*=\s*(?!.*(?:Math\.|>>|\|\s*0)).*\/\s*2\b/,
    say: (at, match) => `${at} divides; look at which kind of number ${quoted(match[1] ?? 'mid')} is afterwards.`,
  },
  {
    languages: ['java'],
    sign: /(?:==|!=)\s*"|"\s*(?:==|!=)/,
    say: (at) => `${at} compares strings; look at what exactly is compared there.`,
  },
]

function byLine({ own, language }: CodeReading): Finding[] {
  return lineRules.flatMap(({ languages, sign, say }) => {
    if (languages !== null && !languages.includes(language)) return []
    return own
      .filter((line) => !line.continues)
      .flatMap(({ text, number: line }) => {
        const match = sign.exec(text)
        return match === null ? [] : [{ line, text: say(`Line ${line}`, match) }]
      })
  })
}

const lower = (at: string): string => at.replace('Line', 'line')

/** The last statement of a loop's block, where that leaves the loop in any case. */
function leavesAtOnce(reading: CodeReading): Finding[] {
  return reading.own.filter(isLoop).flatMap((loop) => {
    const body = bodyOf(loop, reading)
    const last = body.at(-1)
    if (last === undefined || !last.isOwn || !/^\s*(return|break)\b/.test(last.text)) return []
    // Something that goes on to the next round before makes it a search from the first that fits.
    const goesOn = inside(loop, reading).some(({ text }) => /\bcontinue\b|\bnext\b/.test(text))
    return goesOn
      ? []
      : [
          {
            line: last.number,
            text: `Line ${last.number} ends the loop of line ${loop.number} in its very first round.`,
          },
        ]
  })
}

const namesIn = (text: string): string[] => text.match(/[A-Za-z_]\w*/g) ?? []

/** A loop whose condition speaks of names that nothing in its block touches. */
function neverEnds(reading: CodeReading): Finding[] {
  return reading.own.flatMap((loop) => {
    const condition = /^\s*while\b\s*(.+?)[:{]?\s*$/.exec(loop.text)?.[1]
    if (condition === undefined || /[(.]\w*\(|\+\+|--|:=|\w\(|^\(?\s*(true|True|1)\b/.test(condition)) return []
    const names = [...new Set(namesIn(condition))].filter((name) => !/^(and|or|not|in|is|None|null|len)$/.test(name))
    const body = inside(loop, reading)
    if (names.length === 0 || body.length === 0 || body.some(({ text }) => /\b(return|break|throw|raise)\b/.test(text)))
      return []
    const touched = names.some((name) =>
      body.some(({ text }) => new RegExp(`\\b${name}\\b`).test(text) && changes(text, name)),
    )
    if (touched) return []
    const told = names.slice(0, 2).map(quoted).join(' and ')
    return [
      {
        line: loop.number,
        text: `The loop on line ${loop.number} depends on ${told}, and nothing inside it changes that.`,
      },
    ]
  })
}

/** Whether a line may give a name another value, however that is written. */
const changes = (text: string, name: string): boolean =>
  new RegExp(
    `\\b${name}\\b(\\[[^\\]]*\\]|\\.\\w+)*\\s*([-+*/%&|^]|<<|>>|//|\\*\\*|:)?=(?!=)|\\b${name}\\b\\s*(,[^=]*)?=(?!=)|,\\s*\\*?${name}\\b[^=]*=(?!=)|(\\+\\+|--)\\s*${name}\\b|\\b${name}\\b\\s*(\\+\\+|--)|\\b${name}\\b\\.\\w+\\(|&${name}\\b|\\(\\s*[^()]*\\b${name}\\b`,
  ).test(text)

const shrinks = /\.(remove|pop|insert|erase|delete|splice|shift|unshift|clear|discard)\b\(/

/** A collection that is changed by the very loop that walks through it. */
function changesWhileWalking(reading: CodeReading): Finding[] {
  return reading.own.flatMap((loop) => {
    const walked = /^\s*for\b[^:;]*?(?:\bin\b|\bof\b|:)\s*\(?(\w+)\)?\s*\)?\s*[:{]?\s*$/.exec(loop.text)?.[1]
    if (walked === undefined) return []
    const body = inside(loop, reading)
    const at = body.find(({ text }) => new RegExp(`(?<![\\w.])${walked}${shrinks.source}`).test(text))
    // Who leaves right after the change walks no further.
    if (at === undefined || body.some(({ text }) => /\b(break|return)\b/.test(text))) return []
    return [
      {
        line: at.number,
        text: `Line ${at.number} changes ${quoted(walked)} while the loop on line ${loop.number} walks through it.`,
      },
    ]
  })
}

/** A loop to the very last position, in which the place after it is read. */
function readsBeyond(reading: CodeReading): Finding[] {
  return reading.own.flatMap((loop) => {
    const match =
      /\bfor (\w+) in range\((?:0,\s*)?len\((\w+)\)\)/.exec(loop.text) ??
      /\b(\w+)\s*<\s*(\w+)\.(?:length|size\(\)|Length|Count)\s*;/.exec(loop.text)
    const [, index, list] = match ?? []
    if (index === undefined || list === undefined) return []
    const block = inside(loop, reading)
    const at = block.find(({ text }) => new RegExp(`\\b${list}\\[${index}\\s*\\+\\s*1\\]`).test(text))
    // A condition that asks for the position may well keep it within its limits.
    const guarded = block.some(({ text }) => new RegExp(`\\b${index}\\b[^=\\[\\]]*(<|>|==|!=)`).test(text))
    if (at === undefined || guarded) return []
    return [
      {
        line: at.number,
        text: `Line ${at.number} reads the place after ${quoted(index)}; look at the last round of the loop on line ${loop.number}.`,
      },
    ]
  })
}

const printing =
  /\bprint\(|\bprintln!?\(|\bconsole\.log\(|\bSystem\.out\.|\bcout\s*<<|\bprintf\(|\bfmt\.Print|\bputs\b|\becho\b/

/** What is printed besides the answer belongs to the answer, as far as a test can tell. */
function printsInside({ own }: CodeReading): Finding[] {
  const line = own.find(
    (each) =>
      printing.test(each.text) &&
      !/\bfile\s*=|stderr/.test(each.text) &&
      functionAround(each) !== null &&
      !/\bmain\b/.test(functionAround(each)?.text ?? ''),
  )
  return line === undefined
    ? []
    : [
        {
          line: line.number,
          text: `Line ${line.number} prints; whatever your function prints stands in the output before its answer.`,
        },
      ]
}

const functionAround = (line: CodeLine): CodeLine | null => {
  for (const each of around(line)) if (isFunction(each)) return each
  return null
}

/** The function that the stub calls, when the candidate's lines in it hand nothing back. */
function handsNothingBack(reading: CodeReading): Finding[] {
  if (['ruby', 'rust', 'haskell', 'scala', 'r', 'perl', 'bash', 'kotlin', 'swift'].includes(reading.language)) return []
  const header = reading.lines.find((line) => isFunction(line) && inside(line, reading).some(({ isOwn }) => isOwn))
  if (header === undefined || /\bmain\b|\bvoid\b/.test(header.text)) return []
  if (inside(header, reading).some(({ text }) => /\b(return|yield|raise|throw)\b/.test(text))) return []
  return [{ line: header.number, text: `The function that begins on line ${header.number} never hands a result back.` }]
}
