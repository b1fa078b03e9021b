import type { Finding } from './finding.ts'
import { around, bodyOf, type CodeLine, type CodeReading, isFunction, isLoop } from './readCode.ts'

const ifWord = /^\s*if\b/
const elseWord = /^\s*\}?\s*(else|elif|elsif|elseif)\b/
const onlyElse = /^\s*\}?\s*else\s*[:{]?\s*$/
const leaves = /^\s*(return|continue|break|throw|raise)\b/
const truth = /\b(return|=|:)\s*(true|false|True|False)\s*;?\s*$/

/** Conditions that could be one, branches that need no else, truths that are asked for twice, and code at a great depth. */
export function needlessNesting(reading: CodeReading): Finding[] {
  const found = reading.own.filter(({ text }) => ifWord.test(text)).flatMap((line) => ofCondition(line, reading))
  return [...found, ...comparesWithTruth(reading), ...tooDeep(reading), ...neverReached(reading)]
}

/** The statements beside a line, in the same block. */
const siblings = (line: CodeLine, { lines }: CodeReading): CodeLine[] =>
  lines.filter((each) => each.parent === line.parent && !each.continues && /\w/.test(each.text))

/** A condition in whose block nothing stands but another condition, and neither has an else. */
function isWrapper(line: CodeLine, reading: CodeReading): boolean {
  const [first, second] = ifWord.test(line.text) ? bodyOf(line, reading) : []
  return first !== undefined && second === undefined && ifWord.test(first.text)
}

function innermost(line: CodeLine, reading: CodeReading): number {
  const [next] = isWrapper(line, reading) ? bodyOf(line, reading) : []
  return next === undefined ? line.number : innermost(next, reading)
}

function ofCondition(line: CodeLine, reading: CodeReading): Finding[] {
  const beside = siblings(line, reading)
  const next = beside[beside.indexOf(line) + 1]
  const body = bodyOf(line, reading)
  const [first, second] = body
  if (first === undefined) return []
  const otherwise = next !== undefined && onlyElse.test(next.text) ? next : null
  const hasElse = next !== undefined && elseWord.test(next.text)
  if (isWrapper(line, reading) && !hasElse) {
    // The outermost of several speaks for all of them.
    if (line.parent !== null && isWrapper(line.parent, reading)) return []
    const last = innermost(first, reading)
    return [
      {
        line: line.number,
        text: `Lines ${line.number} ${last - line.number > 1 ? 'to' : 'and'} ${last} are nothing but conditions within each other; a single one, joined by "and", says the same.`,
      },
    ]
  }
  if (otherwise === null) return []
  const [after, more] = bodyOf(otherwise, reading)
  if (
    second === undefined &&
    after !== undefined &&
    more === undefined &&
    truth.test(first.text) &&
    truth.test(after.text)
  )
    return [
      {
        line: line.number,
        text: `From line ${line.number} on a condition is turned into true or false by hand; the condition itself is that value already.`,
      },
    ]
  const last = body.at(-1)
  if (last !== undefined && leaves.test(last.text) && !elseWord.test(line.text))
    return [
      {
        line: otherwise.number,
        text: `The block before the "else" on line ${otherwise.number} always leaves, so that the "else" and one level of indentation are not needed.`,
      },
    ]
  return []
}

const comparesWithTruth = ({ own }: CodeReading): Finding[] =>
  own
    .filter(({ text }) => /(==|!=)=?\s*(true|false|True|False)\b/.test(text))
    .slice(0, 1)
    .map(({ number: line }) => ({
      line,
      text: `Line ${line} compares with true or false; the value can stand there by itself.`,
    }))

const deepest = 5

function tooDeep({ own }: CodeReading): Finding[] {
  const depthOf = (line: CodeLine): number => {
    let depth = 0
    for (const each of around(line)) {
      if (isFunction(each)) break
      if (isLoop(each) || ifWord.test(each.text) || elseWord.test(each.text)) depth += 1
    }
    return depth
  }
  const line = own.find((each) => !each.continues && depthOf(each) >= deepest)
  return line === undefined
    ? []
    : [
        {
          line: line.number,
          text: `Line ${line.number} stands ${depthOf(line)} blocks deep; leaving early where a condition does not hold, or a function of its own, would flatten that.`,
        },
      ]
}

/** What stands in the same block after a line that leaves it in any case. */
const neverReached = (reading: CodeReading): Finding[] =>
  reading.own
    .filter(({ text }) => leaves.test(text) && (reading.language === 'python' || /;\s*$/.test(text)))
    .flatMap((line) => {
      // Without braces the line may be the whole branch of the condition above it.
      const beside = siblings(line, reading)
      const next = beside[beside.indexOf(line) + 1]
      const inCase = line.parent !== null && /\b(switch|case|default)\b/.test(line.parent.text)
      if (
        next === undefined ||
        !next.isOwn ||
        elseWord.test(next.text) ||
        inCase ||
        /^\s*(case|default|except|finally|\})/.test(next.text)
      )
        return []
      if (next.indent !== line.indent) return []
      return [
        {
          line: next.number,
          text: `Line ${next.number} is never reached, because line ${line.number} always leaves before it.`,
        },
      ]
    })
    .slice(0, 1)
