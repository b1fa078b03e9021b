import type { Challenge } from '@greenroom/shared/content'
import { plainWords, splitCode } from '../../reading/plainWords.ts'

export type Leak = 'code' | 'reference_solution' | 'key_phrase' | 'notes'

/** The number of tokens in a row from a reference solution that gives the solution away. */
const tokensInARow = 7

const tokensOf = (text: string): string[] => text.toLowerCase().match(/[a-z_]\w*|\d+|[^\s\w]/g) ?? []

function runsOf(text: string): Set<string> {
  const tokens = tokensOf(text)
  return new Set(
    tokens
      .slice(0, tokens.length - tokensInARow + 1)
      .map((_token, from) => tokens.slice(from, from + tokensInARow).join(' ')),
  )
}

const secretsKnown = new WeakMap<Challenge['programs'], ReadonlySet<string>>()

/**
 * Returns the token runs of the reference solutions. Cached as long as their challenge is in memory, because every
 * sentence is compared with them.
 */
function secretsOf(programs: Challenge['programs']): ReadonlySet<string> {
  const known = secretsKnown.get(programs)
  if (known !== undefined) return known
  const secrets = new Set(Object.values(programs).flatMap((program) => [...runsOf(program)]))
  secretsKnown.set(programs, secrets)
  return secrets
}

const codeInLine =
  /=>|\w\s*(\+=|-=|==|!=)\s*\w|\+\+|&&|\|\||\w+\[\w+( ?[+-] ?\w+)?\]\s*=|\b\w+\s=\s[\w[({]|\brange\(|\blen\(|\w+\.\w+\(|\bfor \w+ in \w+:|\breturn \w+[;[(]|;\s*$|\bdef \w+\(|\bfunction \w+\(/m

const notes = /\b(my|the|these) (instructions|system prompt|hidden notes|rubric|hint ladder|reference solution)\b/

/** Whether a text contains an author's phrase, ignoring hyphens and word endings. */
function mentions(text: string, phrase: string): boolean {
  const flat = (words: string) => ` ${plainWords(words).replaceAll(/[^a-z0-9()^]+/g, ' ')} `
  const bare = flat(phrase).trim()
  const haystack = flat(text)
  return (
    haystack.includes(` ${bare} `) ||
    haystack.includes(` ${bare}s `) ||
    haystack.includes(` ${bare.replaceAll(' ', '')} `)
  )
}

/**
 * Returns the kind of leak in a reply, or null. A leak is anything the candidate hasn't earned: code, part of a
 * reference solution, a phrase before its rung, or the interviewer's notes. Repeating the statement or the candidate's
 * own words is fine.
 * @param rungReached the highest rung given, including this turn's
 */
export function findLeak(
  reply: string,
  {
    challenge,
    rungReached,
    saidByCandidate,
    statement,
  }: {
    challenge: (Pick<Challenge, 'statement' | 'keyPhrases'> & Partial<Pick<Challenge, 'programs'>>) | null
    rungReached: number
    saidByCandidate: string
    statement: string
  },
): Leak | null {
  if (/```|~~~/.test(reply) || splitCode(reply).code !== '' || codeInLine.test(reply)) return 'code'
  if (notes.test(plainWords(reply))) return 'notes'
  if (challenge === null) return null
  const known = `${challenge.statement}\n${statement}\n${saidByCandidate}`
  const open = runsOf(known)
  const said = [...runsOf(reply)].filter((run) => !open.has(run))
  const secret = challenge.programs === undefined ? null : secretsOf(challenge.programs)
  if (secret !== null && said.some((run) => secret.has(run))) return 'reference_solution'
  const early = challenge.keyPhrases.some(
    ({ phrase, fromRung }) => fromRung > rungReached && mentions(reply, phrase) && !mentions(known, phrase),
  )
  return early ? 'key_phrase' : null
}
