import type { ContentForm } from './contentForms.ts'
import { InvalidPage, itemsOf, parsePage, type Section } from './contentPage.ts'
import { type QuizOption, quizOptionIn, quizOptionLine } from './quizOption.ts'

export type QuizItem = { question: string; options: QuizOption[] }

/** A page's parts as text, by field: facts as written, one item per line, and the quiz's questions. */
export type PageValues = {
  facts: Readonly<Record<string, string>>
  text: string
  items: Readonly<Record<string, string>>
  quiz: readonly QuizItem[]
}

/**
 * Reads a page into a form's values; null if the page has parts that the form would lose, or isn't well-formed. Such a
 * page can only be edited as text.
 */
export function readFormPage(form: ContentForm, page: string): PageValues | null {
  const parsed = parsedOrNull(page)
  if (parsed === null) return null
  const known = new Set(form.facts.map(({ fact }) => fact))
  if ([...parsed.facts].some(([name, values]) => !known.has(name) || values.length > 1)) return null
  const named = new Map(form.sections.map((section) => [section.heading.toLowerCase(), section]))
  const others = parsed.sections.filter(({ heading }) => !named.has(heading.toLowerCase()))
  if (others.length > 0 && form.text?.takesRest !== true) return null
  if (parsed.prose !== '' && form.text === null) return null
  const sectionOf = (heading: string) =>
    parsed.sections.find((each) => each.heading.toLowerCase() === heading.toLowerCase())
  const items: Record<string, string> = {}
  let quiz: QuizItem[] = []
  for (const { field, heading, input } of form.sections) {
    const found = sectionOf(heading)
    if (input === 'items') {
      if (found !== undefined && found.sections.length > 0) return null
      items[field] = itemsOf(found?.prose ?? '').join('\n')
    } else {
      const read = (found?.sections ?? []).map(quizItemIn)
      if (read.some((each) => each === null) || (found?.prose ?? '') !== '') return null
      quiz = read.filter((each) => each !== null)
    }
  }
  return {
    facts: Object.fromEntries(form.facts.map(({ field, fact }) => [field, parsed.facts.get(fact)?.[0] ?? ''])),
    text: [parsed.prose, ...others.map(({ raw }) => raw)].filter((text) => text !== '').join('\n\n'),
    items,
    quiz,
  }
}

function parsedOrNull(page: string): Section | null {
  try {
    return parsePage(page)
  } catch (error) {
    if (error instanceof InvalidPage) return null
    throw error
  }
}

function quizItemIn({ heading, prose, facts, sections }: Section): QuizItem | null {
  if (facts.size > 0 || sections.length > 0) return null
  const options = itemsOf(prose).map(quizOptionIn)
  return options.every((option) => 'isRight' in option) ? { question: heading, options } : null
}

/** Writes a page from which `readFormPage` reads the same values. Empty facts keep their line, as in templates. */
export function writeFormPage(form: ContentForm, { facts, text, items, quiz }: PageValues): string {
  const head = form.facts.flatMap(({ field, fact, isOptional }) => {
    const value = onOneLine(facts[field] ?? '')
    return value === '' && isOptional === true ? [] : [`${fact}:${value === '' ? '' : ` ${value}`}`]
  })
  const sections = form.sections.map(({ field, heading, input }) =>
    input === 'items'
      ? [`## ${heading}`, '', ...linesOf(items[field] ?? '').map((item) => `- ${item}`)].join('\n').trimEnd()
      : [`## ${heading}`, ...quiz.map(quizPart)].join('\n\n'),
  )
  const parts = [...(text.trim() === '' ? [] : [text.trim()]), ...sections]
  return `---\n${head.join('\n')}\n---\n${parts.map((part) => `\n${part}\n`).join('')}`
}

const quizPart = ({ question, options }: QuizItem): string =>
  [`### ${onOneLine(question)}`, ...options.map((option) => `- ${onOneLine(quizOptionLine(option))}`)].join('\n')

const onOneLine = (text: string): string => text.replaceAll(/\s*\n\s*/g, ' ').trim()

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
