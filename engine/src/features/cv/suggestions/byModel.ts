import { type CvContent, type CvSuggestion, type CvWording, cvWordingBounds } from '@greenroom/shared/wire'
import { contactDetail } from './contactDetail.ts'
import { type Finding, stopOf, withoutStop } from './finding.ts'
import { isHeldToLine } from './heldToLine.ts'
import { linesOf, plainOf } from './lines.ts'
import { suggestionOf } from './suggestionOf.ts'

/** A wording with the line as the model saw it. It no longer applies once the line has changed. */
export type KnownWording = { before: string; wording: CvWording }

const shortest = 24

/**
 * The lines that a language model may see: about work, without any that has a contact detail or the person's name in it.
 */
export function linesForModel(content: CvContent) {
  const names = plainOf(content.name)
    .split(' ')
    .filter((part) => part.length > 2)
  return linesOf(content)
    .filter(({ section }) => section !== null && ['experience', 'projects', 'summary'].includes(section.kind))
    .map(({ line }) => line)
    .filter(({ text }) => {
      const words = new Set(plainOf(text).split(' '))
      const isLong = text.length > cvWordingBounds.line || text.length < shortest
      return !isLong && !contactDetail.test(text) && !names.some((name) => words.has(name))
    })
    .slice(0, cvWordingBounds.lines)
}

const asks = {
  result: {
    title: 'What came of it?',
    reason: 'The line says what you did, but not what it achieved.',
    ask: { label: 'What got better?', hint: 'For example, “no payment is lost”', joint: ', so that ' },
  },
  amount: {
    title: 'How much?',
    reason: 'A number makes the size of your work clear.',
    ask: { label: 'How much, how many or how often?', hint: 'For example, “40 services”', joint: ': ' },
  },
  how: {
    title: 'How did you do it?',
    reason: 'Readers want to know what your own work was.',
    ask: { label: 'How did you do it?', hint: 'For example, “by caching the search results”', joint: ' ' },
  },
} as const

/** A suggestion from a wording; null if the wording claims anything that the line doesn't. */
export function suggestionFrom(lineId: string, line: string, wording: CvWording): CvSuggestion | null {
  if ('text' in wording) {
    const text = wording.text.trim()
    return isHeldToLine(text, line) ? suggestionOf(lineId, line, { ...rephrased, text }) : null
  }
  const { title, reason, ask } = asks[wording.ask]
  const { joint, ...question } = ask
  const template = `${withoutStop(line)}${joint}{answer}${stopOf(line)}`
  return suggestionOf(lineId, line, { title, reason, ask: { ...question, template } })
}

const rephrased: Finding = {
  title: 'Say it more directly',
  reason: 'A language model reworded this. We checked that it adds no fact and keeps every one.',
}

/** The model's checked suggestions by line: the first for each line that hasn't changed since the model saw it. */
export function suggestionsByModel(content: CvContent, known: readonly KnownWording[]): Map<string, CvSuggestion> {
  const texts = new Map(linesOf(content).map(({ line }) => [line.id, line.text]))
  const byLine = new Map<string, CvSuggestion>()
  for (const { before, wording } of known) {
    if (texts.get(wording.line) !== before || byLine.has(wording.line)) continue
    const suggestion = suggestionFrom(wording.line, before, wording)
    if (suggestion !== null) byLine.set(wording.line, suggestion)
  }
  return byLine
}

/**
 * Both kinds of suggestions, from the top of the CV, one for each line. The model's goes first, unless the rule's removes
 * the line, which only makes sense beside the others.
 */
export function inOneList(
  content: CvContent,
  byRules: readonly CvSuggestion[],
  byModel: ReadonlyMap<string, CvSuggestion>,
): CvSuggestion[] {
  const rules = new Map(byRules.map((each) => [each.lineId, each]))
  const ids = [
    ...content.contact.map(({ id }) => id),
    ...content.sections.flatMap(({ entries }) =>
      entries.flatMap(({ id, lines }) => [id, ...lines.map((line) => line.id)]),
    ),
  ]
  return ids.flatMap((id) => {
    const rule = rules.get(id)
    return (rule?.after === '' ? rule : (byModel.get(id) ?? rule)) ?? []
  })
}
