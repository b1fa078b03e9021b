import type { ProgrammingLanguage } from '@greenroom/shared/vocabulary'
import type { Finding } from './finding.ts'
import { type CodeReading, quoted } from './readCode.ts'

const typed =
  /^\s*(?:(?:const|final|static|unsigned|auto|var)\s+)*(?:[A-Za-z_][\w:.]*(?:<[^;=()]*>)?(?:\[\])*[&*]?)\s+[&*]?(\w+)(?:\[[^\]]*\])*\s*=(?!=)/
const letLike = /^\s*(?:let|const|var|val)\s+(?:mut\s+)?(\w+)\b/
const bare = /^\s*(\w+)(?:\s*:\s*[\w[\], |.]+)?\s*=(?![=~])/

const declaration: Partial<Record<ProgrammingLanguage, RegExp>> = {
  python: bare,
  ruby: bare,
  r: /^\s*(\w+)\s*(?:<-|=(?!=))/,
  javascript: letLike,
  typescript: letLike,
  kotlin: letLike,
  swift: letLike,
  scala: letLike,
  rust: letLike,
  go: /^\s*(?:var\s+)?(\w+)(?:\s*:=|\s+\w+\s*=)/,
  cpp: typed,
  c: typed,
  java: typed,
  csharp: typed,
  php: /^\s*\$(\w+)\s*=(?!=)/,
  perl: /^\s*my\s+[$@%](\w+)\s*=/,
}

const notNames = new Set(
  'return else case throw new delete using package import break continue goto yield await if const var type'.split(' '),
)

/** Names that get a value which nothing ever reads, and modules that are brought in and never used. */
export function unusedNames({ language, own, lines, withStrings }: CodeReading): Finding[] {
  const declares = declaration[language]
  if (declares === undefined) return []
  const mentions = mentionsIn(withStrings)
  const seen = new Set<string>()
  const found: Finding[] = []
  const declaredIn = (text: string): string | null => {
    const first = /^\s*(\w+)/.exec(text)?.[1] ?? ''
    const name = declares.exec(text)?.[1]
    return name === undefined || notNames.has(name) || (notNames.has(first) && first !== 'const' && first !== 'var')
      ? null
      : name
  }
  for (const { text, number: line, continues } of own) {
    const name = continues ? null : declaredIn(text)
    if (name === null || name.startsWith('_') || seen.has(name)) continue
    seen.add(name)
    const mentioned = mentions.get(name) ?? 0
    if (mentioned > mostMentions) continue
    const writes = lines.filter((each) => declaredIn(each.text) === name || onlyWrites(each.text, name)).length
    const inOneLine = mentionsIn(text).get(name) ?? 0
    if (mentioned === writes && inOneLine === 1)
      found.push({ line, text: `${quoted(name)} on line ${line} gets a value that nothing reads, so it can go.` })
  }
  return [...found, ...unusedImports(language, own, mentions)]
}

/** What is spoken of so often is read somewhere. */
const mostMentions = 12

/** How often each name is spoken of. Strings count: names can stand in them to be put in; members of other things do not. */
function mentionsIn(text: string): Map<string, number> {
  const mentions = new Map<string, number>()
  for (const [name] of text.matchAll(/(?<!\w)(?<![\w)\]]\.)[A-Za-z_]\w*/g))
    mentions.set(name, (mentions.get(name) ?? 0) + 1)
  return mentions
}

/** "x += 1" and "x = …" on a line of their own tell nobody anything. */
const onlyWrites = (text: string, name: string): boolean =>
  new RegExp(`^\\s*\\$?${name}\\s*([-+*/%|&^]|//|\\*\\*)?=(?!=)|^\\s*${name}\\s*(\\+\\+|--)\\s*;?\\s*$`).test(text)

function unusedImports(
  language: ProgrammingLanguage,
  own: CodeReading['own'],
  mentions: ReadonlyMap<string, number>,
): Finding[] {
  if (language !== 'python') return []
  return own.flatMap(({ text, number: line }) => {
    const names = /^\s*(?:from \w[\w.]* )?import\s+([\w, ]+)$/.exec(text)?.[1]?.split(',') ?? []
    const unused = names
      .map(
        (name) =>
          name
            .trim()
            .split(/\s+as\s+/)
            .at(-1)
            ?.split('.')[0] ?? '',
      )
      .filter((name) => name !== '' && mentions.get(name) === 1)
    const [name] = unused
    return name === undefined ? [] : [{ line, text: `${quoted(name)} is imported on line ${line} and never used.` }]
  })
}
