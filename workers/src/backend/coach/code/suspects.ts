import type { Finding } from './finding.ts'
import { suspectLines } from './lineRules.ts'
import { suspectLoops } from './loopSuspects.ts'
import { around, type CodeLine, type CodeReading, inside, isFunction } from './readCode.ts'
import { unknownNames } from './unknownNames.ts'

/**
 * What looks suspicious in the candidate's own lines, whatever the task is; the surest first. Each names the region and what to look
 * at there, and none says how to mend it.
 */
export function suspectsIn(reading: CodeReading, { hasStub }: { hasStub: boolean }): Finding[] {
  return [
    ...unclosed(reading),
    ...suspectLines(reading),
    ...unknownNames(reading),
    ...suspectLoops(reading),
    ...(hasStub && reading.isIndented ? [...printsInside(reading), ...handsNothingBack(reading)] : []),
  ]
}

const pairs: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' }

function unclosed({ lines, language, isWhole }: CodeReading): Finding[] {
  // In shells a bracket can stand alone; and what was not read may close it.
  if (language === 'bash' || !isWhole) return []
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
