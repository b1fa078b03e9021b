import type { Finding } from './finding.ts'
import { likeness } from './likeness.ts'
import type { PlacedLine } from './lines.ts'

const personal: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:date of birth|d\.?o\.?b\.?|birth ?date|birthday|geboren|geburtsdatum|born(?: on| in)?:?\s+\S+)\b/i,
    'Your age',
  ],
  [/\bage:?\s*\d{2}\b/i, 'Your age'],
  [
    /\b(?:marital status|married|divorced|\d children|(?:two|three|one) child(?:ren)?|familienstand|verheiratet|ledig|kinder)\b|^single$|\bsingle,/i,
    'Your family',
  ],
  [/\b(?:gender|sex):/i, 'Your gender'],
  [/\breligion\b/i, 'Your religion'],
  [/\bphoto(?:graph)?:|\[photo\]|\bpassport (?:no|number)\b|\bnational id\b/i, 'This'],
  [/\b(?:height|weight):\s*\d/i, 'This'],
]

const references =
  /^(?:excellent\s+)?references?\s+(?:are\s+)?(?:available|provided|furnished|can be|upon|on)\b|^available (?:up)?on request/i
const objective =
  /^(?:i am\s+|i['’]m\s+)?(?:objective:\s*)?(?:to (?:obtain|secure|find|work|get|gain|join|pursue)|(?:currently\s+)?(?:seeking|looking for))\b.*\b(?:position|role|job|opportunity|opportunities|company|organi[sz]ation|challenge|environment|team)\b/i
const virtues =
  /^(?:[\p{L}-]*\s*)?(?:team[- ]player|hard[- ]?working(?: person)?|fast learner|quick learner|good communicator|excellent communication skills|good communication skills|strong work ethic|attention to detail|problem[- ]solver|problem[- ]solving(?: skills)?|time management|multitasking|leadership|communication|teamwork|flexible|motivated|punctual|reliable)(?:[\s,;|.&]|and)*(?:(?:team[- ]player|hard[- ]?working|fast learner|quick learner|communication(?: skills)?|teamwork|leadership|time management|problem[- ]solving|multitasking|flexible|motivated|punctual|reliable|attention to detail)(?:[\s,;|.&]|and)*)*$/iu

/** The suggestion to remove this line; null if it should stay. */
export function removalOf({ line: { text }, section }: PlacedLine): Finding | null {
  const found = personal.find(([pattern]) => pattern.test(text))
  const isPersonal = section === null || section.kind === 'other'
  if (found !== undefined && isPersonal && text.length < 140) {
    const rest = withoutPersonal(text)
    const title = `${found[1]} doesn’t belong on a CV`
    const reason = 'Employers mustn’t decide based on it, and some have to discard CVs that include it.'
    return { title, reason, text: rest }
  }
  if (references.test(text))
    return {
      title: 'Employers know they can ask',
      reason: 'This line takes up space and says nothing about you.',
      text: '',
    }
  if (section?.kind === 'summary' && objective.test(text))
    return {
      title: 'This says what you want',
      reason: 'Use your summary to say what you offer. Your application already says what you want.',
      text: '',
    }
  if (virtues.test(text) && section?.kind !== 'experience')
    return {
      title: 'Anyone can write this',
      reason: 'Show it in the lines about your work. A list proves nothing.',
      text: '',
    }
  return null
}

/** Removes personal data from a line and keeps the rest. */
function withoutPersonal(text: string): string {
  const parts = text.split(/(\s*[|·•;]\s*|\s{2,}|,\s+)/)
  const kept: string[] = []
  for (let index = 0; index < parts.length; index += 2) {
    const part = parts[index] ?? ''
    if (personal.some(([pattern]) => pattern.test(part)) || /^\d{1,2}[./-]\d{1,2}[./-]\d{2,4}$/.test(part.trim()))
      continue
    if (kept.length > 0) kept.push(parts[index - 1] ?? ' ')
    kept.push(part)
  }
  const rest = kept.join('').trim()
  return personal.some(([pattern]) => pattern.test(rest)) || !/[@\d]|\p{L}{3}/u.test(rest) ? '' : rest
}

/** Finds lines that repeat an earlier one, in this order. */
export function repetitions(lines: readonly PlacedLine[]): ReadonlySet<string> {
  const seen: string[] = []
  const repeated = new Set<string>()
  for (const { line, section } of lines) {
    if (section === null) continue
    if (seen.some((other) => likeness(line.text, other) >= 0.85)) repeated.add(line.id)
    else seen.push(line.text)
  }
  return repeated
}
