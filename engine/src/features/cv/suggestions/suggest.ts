import type { CvContent, CvEntry, CvSuggestion } from '@greenroom/shared/wire'
import { isCurrent } from '../dates.ts'
import type { Finding, LineContext } from './finding.ts'
import { inventedIn } from './invented.ts'
import { linesOf, type PlacedLine, plainOf, textOf } from './lines.ts'
import { spelling } from './phrases.ts'
import { removalOf, repetitions } from './removals.ts'
import { type Budget, createBudget, questionOf } from './resultQuestions.ts'
import { missingSkills, named, skillRules, skillsOf } from './skills.ts'
import { suggestionOf } from './suggestionOf.ts'
import { technologiesIn } from './technologies.ts'
import { wordingRules } from './wording.ts'

/** The maximum length of a line, in characters. A longer one takes more than two lines on paper. */
const longestLine = 230
/**
 * Suggests changes to a CV, line by line from the top, at most one for each line. None adds a fact that the CV doesn't
 * have.
 * @param wanted the text of the role or job that the CV is for
 * @param year the current year
 */
export function suggestionsFor(content: CvContent, wanted: string, year: number): CvSuggestion[] {
  const source = textOf(content)
  return proposed(content, technologiesIn(wanted), year).filter((each) => inventedBy(each, source).length === 0)
}

/** Facts that a suggestion would add although they aren't in the CV. */
export const inventedBy = ({ after, ask }: Pick<CvSuggestion, 'after' | 'ask'>, source: string): string[] => [
  ...inventedIn(after ?? '', source),
  ...inventedIn((ask?.template ?? '').replace('{answer}', ' '), source),
]

/** The rules' suggestions, before they are checked for facts. */
export function proposed(content: CvContent, wanted: ReadonlySet<string>, year: number): CvSuggestion[] {
  const lines = linesOf(content)
  const budget = createBudget()
  const source = textOf(content)
  const repeated = repetitions(lines)
  const missing = missingSkills(content, wanted)
  const skillLine = longestSkillLine(lines)
  const suggestions: CvSuggestion[] = []
  /** The lines above, as they will read once accepted. */
  const said = new Set<string>()
  let openEntry: CvEntry | null = null
  for (const placed of lines) {
    const { line, entry, section } = placed
    if (entry !== null && entry !== openEntry && section?.kind === 'experience') suggestions.push(...datesOf(entry))
    openEntry = entry
    if (line.text.trim() === '') continue
    const finding = repeated.has(line.id)
      ? twice
      : (removalOf(placed) ?? changeOf(placed, { wanted, missing, budget, source, skillLine, year }))
    if (finding === null) {
      said.add(plainOf(line.text))
      continue
    }
    const isSaidAlready = finding.text !== undefined && finding.text !== '' && said.has(plainOf(finding.text))
    said.add(plainOf(finding.text ?? line.text))
    suggestions.push(suggestionOf(line.id, line.text, isSaidAlready ? twice : finding))
  }
  return suggestions
}

const twice: Finding = { title: 'You say this twice', reason: 'An earlier line says the same thing.', text: '' }

type About = {
  skillLine: string | null
  wanted: ReadonlySet<string>
  missing: string[]
  budget: Budget
  source: string
  year: number
}

function changeOf({ line, section, entry }: PlacedLine, about: About): Finding | null {
  const { text } = line
  const isDeed = section?.kind === 'experience' || section?.kind === 'projects'
  const context = { isDeed, isCurrent: entry !== null && isCurrent(entry.dates) }
  switch (section?.kind) {
    case 'experience':
    case 'projects':
    case 'summary': {
      const change = combined(
        text,
        Object.values(wordingRules).map((rule) => (each: string) => rule(each, context)),
      )
      const now = change?.text ?? text
      const paragraph = isDeed ? linesOfParagraph(text, context) : null
      if (paragraph !== null) return paragraph
      if (change?.ask !== undefined) return change
      return split(now, change) ?? (isDeed ? questionOf(now, change, { ...about, entry }) : change)
    }
    case 'skills': {
      const skillContext = { wanted: about.wanted, listed: skillsOf(text)?.items.length ?? 0 }
      const rules = Object.values(skillRules).map((rule) => (each: string) => rule(each, skillContext))
      return combined(text, [
        spellingOnly,
        (each) => (line.id === about.skillLine ? addMissing(each, about.missing) : null),
        ...rules,
      ])
    }
    default:
      return section === null ? null : combined(text, [spellingOnly])
  }
}

const spellingOnly = (text: string): Finding | null => spelling(text, { isDeed: false, isCurrent: false })

/** Runs rules one after another, up to the first that asks. Keeps the first one's title and every reason. */
function combined(text: string, rules: readonly ((text: string) => Finding | null)[]): Finding | null {
  const found: Finding[] = []
  let now = text
  for (const rule of rules) {
    const each = rule(now)
    if (each === null) continue
    found.push(each)
    now = each.text ?? now
    if (each.ask !== undefined) break
  }
  const ask = found.at(-1)?.ask
  const ordered = [...found.filter((each) => each.isMinor !== true), ...found.filter((each) => each.isMinor === true)]
  const [first] = ordered
  if (first === undefined) return null
  return {
    title: first.title,
    reason: [...new Set(ordered.map(({ reason }) => reason))].join(' '),
    ...(first.isMinor === true ? { isMinor: true } : {}),
    ...(found.some((each) => each.text !== undefined) ? { text: now } : {}),
    ...(ask === undefined ? {} : { ask }),
  }
}

/** Splits a paragraph into lines, each with its own wording. Null if it has only a few sentences. */
function linesOfParagraph(text: string, context: LineContext): Finding | null {
  const sentences = text.split(/(?<=[.!?])\s+(?=\p{Lu})/u)
  if (sentences.length < 3 && !(sentences.length === 2 && text.length > longestLine / 2)) return null
  const rules = Object.values(wordingRules).map((rule) => (each: string) => rule(each, context))
  const lines = sentences.map((sentence) => combined(sentence, rules)?.text ?? sentence)
  return {
    title: `Split this into ${lines.length} lines`,
    reason: 'Readers skip paragraphs. Put one point on each line, and start it with what you did.',
    text: lines.join('\n'),
  }
}

/** Splits a line of several sentences into several lines. */
function split(text: string, change: Finding | null): Finding | null {
  if (text.length <= longestLine) return null
  const parts = text.split(/(?<=[.!?])\s+(?=\p{Lu})|;\s+/u).map((part) => part.trim())
  const isSplit = parts.length > 1 && parts.every((part) => part.length >= 25 && part.length <= longestLine)
  if (!isSplit) return change
  const lines = parts.map((part) => part.charAt(0).toUpperCase() + part.slice(1))
  const reason = 'Readers skip long bullets. Put one point on each line.'
  return {
    title: change?.title ?? `Split this into ${lines.length} lines`,
    reason: change === null ? reason : `${change.reason} ${reason}`,
    text: lines.join('\n'),
  }
}

/** The line that lists the most skills. */
function longestSkillLine(lines: readonly PlacedLine[]): string | null {
  const listed = lines.filter(({ section }) => section?.kind === 'skills')
  const count = ({ line }: PlacedLine) => skillsOf(line.text)?.items.length ?? 0
  return listed.toSorted((one, other) => count(other) - count(one))[0]?.line.id ?? null
}

/** Adds the missing skills to a line of skills. One line takes all of them. */
function addMissing(text: string, missing: string[]): Finding | null {
  const list = skillsOf(text)
  if (missing.length === 0 || list === null || /^(?:spoken )?languages:/i.test(list.label)) return null
  const added = missing.splice(0)
  return {
    title: `Add ${named(added)} to your skills`,
    reason: `The role asks for ${added.length === 1 ? 'it' : 'them'}, and you used ${added.length === 1 ? 'it' : 'them'} at work. Some readers only look here.`,
    text: `${list.label}${[...list.items, ...added].join(list.separator)}`,
  }
}

function datesOf({ id, title, dates }: CvEntry): CvSuggestion[] {
  if (dates !== '' || title === '') return []
  const ask = { label: 'When did it start and end?', hint: 'For example, “Mar 2021 – Jun 2023”', template: '{answer}' }
  return [
    suggestionOf(id, '', {
      title: 'When was this?',
      reason: `“${title}” has no dates. Readers may suspect a gap.`,
      ask,
    }),
  ]
}
