import type { Finding } from './finding.ts'
import { type CodeReading, quoted } from './readCode.ts'

const keywords =
  'False None True and as assert async await break case class continue def del elif else except finally for from global if import in is lambda match nonlocal not or pass raise return try while with yield self cls _ type'

const builtins =
  'abs aiter all anext any ascii bin bool breakpoint bytearray bytes callable chr classmethod compile complex delattr dict dir divmod enumerate eval exec exit filter float format frozenset getattr globals hasattr hash help hex id input int isinstance issubclass iter len list locals map max memoryview min next object oct open ord pow print property quit range repr reversed round set setattr slice sorted staticmethod str sum super tuple vars zip __name__ __file__ Exception BaseException ValueError IndexError KeyError TypeError StopIteration RuntimeError RecursionError ZeroDivisionError OverflowError AssertionError AttributeError NotImplementedError EOFError OSError ArithmeticError LookupError NotImplemented Ellipsis'

const known = new Set(`${keywords} ${builtins}`.split(' '))

/** Where a line of Python gives names a value, or may: all names in such a part count as known. */
const givers: readonly RegExp[] = [
  /^[^#]*(?<![=!<>+\-*/%&|^@])=(?!=)/,
  /\bfor\b(.+?)\bin\b/g,
  /\bdef \w+\(.*$/,
  /\blambda\b([^:]*):/g,
  /\b(?:import|as|global|nonlocal|class|case|with|except|type)\b.*$/,
  /(\w+)\s*:=/g,
  /^\s*(?:async )?def\s+\w+/,
  /^\s*\w+\s*:\s*\w/,
]

/** Names that a Python program reads and never gives a value: misspelt, or forgotten. Anything doubtful counts as known. */
export function unknownNames({ language, lines, own, withStrings }: CodeReading): Finding[] {
  if (language !== 'python' || /\bimport \*/.test(withStrings)) return []
  const given = new Set<string>()
  for (const { text, continues } of lines) {
    const parts = continues ? [text] : givers.flatMap((giver) => text.match(giver) ?? [])
    for (const name of parts.flatMap((part) => part.match(/[A-Za-z_]\w*/g) ?? [])) given.add(name)
  }
  for (const { text, number: line, continues } of own) {
    if (continues || /^\s*(import|from)\b/.test(text)) continue
    for (const { 0: name, index } of text.matchAll(/(?<![\w.])[A-Za-z_]\w*/g)) {
      const after = text.slice(index + name.length)
      // A name before an equals sign within a call belongs to the function that is called; a letter before a quote to a string.
      if (known.has(name) || given.has(name) || /^\s*=(?!=)/.test(after) || /^(?=[rbuf]{1,2}$)/i.test(name)) continue
      return [{ line, text: `Line ${line} uses ${quoted(name)}, and I find no line that gives it a value.` }]
    }
  }
  return []
}
