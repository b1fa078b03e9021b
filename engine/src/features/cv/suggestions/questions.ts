import type { CvContent, CvQuestion } from '@greenroom/shared/wire'
import { yearsOf } from '../dates.ts'
import { linesOf, type PlacedLine } from './lines.ts'
import { technologiesIn } from './technologies.ts'

const maxQuestions = 10
/** If fewer lines have a question of their own, others get a general one. */
const fewestAboutWork = 4
const hardest = 'What was the hardest part, and which part did you do yourself?'
const longestQuote = 130

const quoted = (text: string): string => {
  const plain = text.replace(/[\s.;,]+$/, '')
  if (plain.length <= longestQuote) return `“${plain}”`
  return `“${plain.slice(0, longestQuote).replace(/\s+\S*$/, '')} …”`
}

/** What an interviewer asks about a line, by what the line says. The first that fits. */
const asks: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:mentor|coach|taught|onboard|hired)\w*|\btrained (?:new|two|three|four|five|six|\d+)|supervised .*students/i,
    'Tell me about one person. What did they do differently afterwards?',
  ],
  [
    /\b(?:led|managed|headed|supervised|coordinated|owned)\b/i,
    'Where did you and the team disagree, and how did you decide?',
  ],
  [
    /\b(?:cut|reduc|halv|lower|sav|faster|speed|sped|improv|increas|rais|grew|doubl|optimi)\w*.*\d|\d.*\b(?:faster|fewer|less|more|percent)\b|%/i,
    'How did you measure that? What did you do yourself, and what did it cost?',
  ],
  [
    /\b(?:migrat|mov|port|rewrot|rewrit|replac|rebuil|moderni)\w*/i,
    'What went wrong along the way? How could you have known earlier?',
  ],
  [/\b(?:on[- ]call|incident|outage|pager)\b/i, 'Tell me about the worst one. What did you change afterwards?'],
  [
    /\b(?:designed|architected|introduced|chose|built|created|developed|designing|implemented|launched|wrote|rewrote)\b/i,
    'What else did you consider, and why did you reject it? What did you do yourself?',
  ],
  [/\b(?:automated|tests?|tested|testing|monitoring)\b/i, 'What did it catch that you’d have missed?'],
]

/** Questions that an interviewer may ask about this CV, the strongest first. */
export function questionsAbout(content: CvContent): CvQuestion[] {
  const deeds = linesOf(content).filter(({ section }) => section?.kind === 'experience' || section?.kind === 'projects')
  const used = new Set<string>()
  const ofLines = asks.flatMap(([pattern, question]) => {
    const found = deeds
      .filter(({ line }) => !used.has(line.id) && line.text.length > 24 && pattern.test(line.text))
      .slice(0, 2)
    for (const { line } of found) used.add(line.id)
    return found.map(({ line }) => ({ lineId: line.id, question: `You wrote ${quoted(line.text)}. ${question}` }))
  })
  const others = deeds
    .filter(({ line }) => !used.has(line.id) && line.text.length > 24)
    .map(({ line }) => ({ lineId: line.id, question: `You wrote ${quoted(line.text)}. ${hardest}` }))
  const aboutWork = [...ofLines, ...others.slice(0, Math.max(0, fewestAboutWork - ofLines.length))]
  return [...aboutWork.slice(0, maxQuestions - 3), ...gaps(content), ...onlyListed(content, deeds)]
}

/** Years between two jobs without either. */
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
        question: `Your CV doesn’t mention the time between ${end} and ${from}. What did you do then?`,
      })
    end = Math.max(end ?? 0, to)
  }
  return found.slice(0, 1)
}

/** Skills that no line about work mentions. */
function onlyListed(content: CvContent, deeds: readonly PlacedLine[]): CvQuestion[] {
  const used = technologiesIn(deeds.map(({ line }) => line.text).join('\n'))
  const titles = technologiesIn(content.sections.flatMap(({ entries }) => entries.map(({ title }) => title)).join('\n'))
  return linesOf(content)
    .filter(({ section }) => section?.kind === 'skills')
    .flatMap(({ line }) => {
      const [name] = [...technologiesIn(`x, ${line.text}`)].filter((each) => !used.has(each) && !titles.has(each))
      return name === undefined
        ? []
        : [
            {
              lineId: line.id,
              question: `You list ${name}, but no line about your work mentions it. Where did you use it?`,
            },
          ]
    })
    .slice(0, 2)
}
