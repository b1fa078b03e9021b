import type { Finding } from './finding.ts'
import { bodyOf, type CodeReading, inside, isLoop, quoted } from './readCode.ts'

/** What looks suspicious about the loops of a program; only where its indentation tells what they hold. */
export const suspectLoops = (reading: CodeReading): Finding[] =>
  reading.isIndented ? [leavesAtOnce, neverEnds, changesWhileWalking, readsBeyond].flatMap((find) => find(reading)) : []

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
