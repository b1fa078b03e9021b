import type { CvContent, CvQuestion } from '@greenroom/shared/wire'
import { yearsOf } from '../dates.ts'
import { contactDetail } from './contactDetail.ts'
import { isShownBy } from './implied.ts'
import { likeness } from './likeness.ts'
import { anyLine, type LineQuestion, lineQuestions } from './lineQuestions.ts'
import { linesOf, type PlacedLine } from './lines.ts'
import { technologiesIn } from './technologies.ts'

const maxQuestions = 10
/** If fewer lines than this have a question of their own, others get a general one. */
const fewestAboutWork = 4
const longestQuote = 130

const quoted = (text: string): string => {
  const plain = text.replace(/[\s.;,]+$/, '')
  if (plain.length <= longestQuote) return `“${plain}”`
  return `“${plain.slice(0, longestQuote).replace(/\s+\S*$/, '')} …”`
}

/** Lines at least this alike are about the same thing. */
const sameMatter = 0.5
const shortestAsked = 24

type Sentence = { lineId: string; text: string }

/** The sentences about work, without those that repeat another one. */
function sentencesOf(deeds: readonly PlacedLine[]): Sentence[] {
  const kept: Sentence[] = []
  for (const { line } of deeds)
    for (const text of line.text.split(/(?<=[.!?])\s+(?=\p{Lu})/u))
      if (text.length > shortestAsked && kept.every((other) => likeness(text, other.text) < sameMatter))
        kept.push({ lineId: line.id, text })
  return kept
}

/** Asks about the sentences that fit, and takes them out of `open`. */
function asked(open: Set<Sentence>, { fits, most, wordings }: LineQuestion): CvQuestion[] {
  const found = [...open].filter(({ text }) => fits(text)).slice(0, most)
  for (const sentence of found) open.delete(sentence)
  return found.map(({ lineId, text }, index) => {
    const question = `You wrote ${quoted(text)}. ${wordings[index % wordings.length]}`
    return { lineId, question, inInterviews: spokenAs(question) !== null }
  })
}

const longestSpoken = 45

/** Characters that would be formatting on the screen, or that an interviewer wouldn't say aloud. */
const unspoken = /[!?*`[\]<>\\|\n]/

/**
 * How an interviewer says a question about a line, with only its first question. Null if it has contact details or
 * can't be said in one turn.
 */
export function spokenAs(question: string): string | null {
  const end = question.indexOf('?', question.lastIndexOf('”'))
  const said = question.slice(0, end)
  if (end === -1 || unspoken.test(said) || contactDetail.test(said)) return null
  return said.split(/\s+/).length > longestSpoken ? null : `${said}?`
}

/** The questions about this CV for a behavioural round, as an interviewer says them: those about work. */
export const spokenQuestionsAbout = (content: CvContent): string[] =>
  questionsAbout(content, new Set()).flatMap(({ question, inInterviews }) =>
    inInterviews ? (spokenAs(question) ?? []) : [],
  )

/**
 * Questions that an interviewer may ask about this CV, the strongest first.
 * @param wanted the technologies that the role asks for
 */
export function questionsAbout(content: CvContent, wanted: ReadonlySet<string>): CvQuestion[] {
  const deeds = linesOf(content).filter(({ section }) => section?.kind === 'experience' || section?.kind === 'projects')
  const open = new Set(sentencesOf(deeds))
  const ofLines = lineQuestions.flatMap((each) => asked(open, each))
  const others = asked(open, anyLine).slice(0, Math.max(0, fewestAboutWork - ofLines.length))
  const aboutWork = [...ofLines, ...others]
  return [...aboutWork.slice(0, maxQuestions - 3), ...gaps(content), ...onlyListed(content, deeds, wanted)]
}

/** Asks about years without a job or a course. */
function gaps({ sections }: CvContent): CvQuestion[] {
  const spans = sections
    .filter(({ kind }) => kind === 'experience' || kind === 'education')
    .flatMap(({ entries }) => entries)
    .flatMap(({ id, dates }) => {
      const years = yearsOf(dates)
      return years === null ? [] : [{ id, ...years }]
    })
    .toSorted((one, other) => one.from - other.from)
  let end: number | null = null
  const found: CvQuestion[] = []
  for (const { id, from, to } of spans) {
    if (end !== null && from - end >= 2)
      found.push({
        lineId: id,
        inInterviews: false,
        question: `Your CV doesn’t mention the time between ${end} and ${from}. What did you do then?`,
      })
    end = Math.max(end ?? 0, to)
  }
  return found.slice(0, 1)
}

/** Asks about skills that the role needs but that no line about work shows. */
function onlyListed(content: CvContent, deeds: readonly PlacedLine[], wanted: ReadonlySet<string>): CvQuestion[] {
  const titles = content.sections.flatMap(({ entries }) => entries.map(({ title }) => title))
  const used = technologiesIn([...deeds.map(({ line }) => line.text), ...titles].join('\n'))
  return linesOf(content)
    .filter(({ section }) => section?.kind === 'skills')
    .flatMap(({ line }) => {
      const name = [...technologiesIn(`x, ${line.text}`)].find((each) => wanted.has(each) && !isShownBy(each, used))
      return name === undefined
        ? []
        : [
            {
              lineId: line.id,
              inInterviews: false,
              question: `You list ${name}, but no line about your work mentions it. Where did you use it?`,
            },
          ]
    })
    .slice(0, 2)
}
