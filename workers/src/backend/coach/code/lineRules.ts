import type { Finding } from './finding.ts'
import { type CodeReading, quoted } from './readCode.ts'

type LineRule = {
  /** null for all. */
  languages: readonly string[] | null
  sign: RegExp
  /** Whether it also holds for a line that the next one goes on with. */
  mayGoOn?: boolean
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
    languages: ['java', 'c', 'cpp', 'csharp', 'php'],
    sign: /^\s*(?:return\b[^;{}]*|(?:[\w$<>[\]:,&*]+\s+)?[\w$]+(?:\[[^\]]*\])?\s*[-+*/%]?=(?!=)[^;{}]*)[\w)\]"']\s*$/,
    mayGoOn: false,
    say: (at) => `${at} is a statement; look at how the line ends.`,
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

/** What a single line shows, in the order of the rules. */
export function suspectLines({ own, lines, language }: CodeReading): Finding[] {
  /** A statement may go on in the next line, within brackets or with an operator. */
  const goesOn = (number: number): boolean => {
    const next = lines.slice(number).find(({ text }) => /\S/.test(text))
    return next !== undefined && (next.continues || /^\s*([-+*/%.?:&|<>=,;{]|and\b|or\b)/.test(next.text))
  }
  return lineRules.flatMap(({ languages, sign, say, mayGoOn = true }) => {
    if (languages !== null && !languages.includes(language)) return []
    return own
      .filter((line) => !line.continues && (mayGoOn || !goesOn(line.number)))
      .flatMap(({ text, number: line }) => {
        const match = sign.exec(text)
        return match === null ? [] : [{ line, text: say(`Line ${line}`, match) }]
      })
  })
}

const lower = (at: string): string => at.replace('Line', 'line')
