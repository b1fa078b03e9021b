import { createLibrary, loadConcepts } from '@greenroom/shared/content'
import { type Beliefs, estimateOf, narrowingOf, type PlanRound, skillLabel } from '@greenroom/shared/learning'
import { accessOf, anonymousReader, composePaper, paperFormats } from '@greenroom/shared/rules'
import { type Concept, conceptSchema, pharmacyConcepts } from '@greenroom/shared/vocabulary'
import type { PaperFacts, ReadinessView } from '../features/dashboard/sources.ts'
import type { Target } from '../features/learningPath/target.ts'
import { endedAt, stateOfPaper } from '../features/papers/paper.ts'
import type { PaperRecord } from '../features/papers/record.ts'
import type { RunningPapers } from './papers.ts'

const domain = 'pharmacy_pre_reg'
export const papersPage = '/app/papers'
const drillPage = '/app/papers/drill'
/** The minimum importance of an area. None is rare enough to be left out of a path. */
const leastImportance = 0.3
/** The share of the weight, in percent, that must be known to give a range for the whole. */
const leastKnownPercent = 50
const shownNarrowings = 3
/** How many papers the journey can show. */
const papersShown = 30

type PaperSource = Pick<RunningPapers, 'of' | 'drillCount' | 'summaryOf'>
export type Pharmacy = ReturnType<typeof openPharmacy>

/** What preparing for the pharmacy exam is based on: the areas of its papers, their parts, and a learner's papers. */
export function openPharmacy({ papers, now }: { papers: PaperSource; now: () => number }) {
  const library = createLibrary({ only: ['pharmacy'] })
  const open = () => library.items('pharmacy').filter((item) => accessOf(item, anonymousReader) === 'open')

  /** The share of each area in the questions of the papers, from 0 to 1. */
  function shares(): Map<Concept, number> {
    const counts = new Map<Concept, number>(pharmacyConcepts.map((each) => [each, 0]))
    for (const item of open()) {
      const area = conceptSchema.safeParse(item.concepts[0]).data
      const questions = item.form === 'extended_matching' ? item.scenarios.length : 1
      if (area !== undefined) counts.set(area, (counts.get(area) ?? 0) + questions)
    }
    const all = [...counts.values()].reduce((sum, count) => sum + count, 0)
    return new Map([...counts].map(([area, count]) => [area, all === 0 ? 0 : count / all]))
  }

  /** The parts of a paper that there are enough questions for. */
  function rounds(): PlanRound[] {
    const format = paperFormats[domain]
    if (format === undefined) return []
    const bank = open().map((item) => ({
      ...{ id: item.id, version: item.version, form: item.form, area: item.concepts[0] ?? '' },
      questions: item.form === 'extended_matching' ? item.scenarios.length : 1,
    }))
    return composePaper(format, bank, { seen: new Map(), seed: domain }).map(({ title, minutes }, index, parts) => ({
      ...{ name: `Mock paper: ${title}`, challengeTypes: [], minutes, to: papersPage, isWritten: true },
      ...(index === parts.length - 1 ? { endsPaper: true } : {}),
    }))
  }

  /** The parts of a paper that are over, with their marks once the whole paper is. */
  function satOf(paper: PaperRecord): PaperFacts['sat'] {
    const { number, parts } = papers.summaryOf(paper)
    return paper.parts.flatMap((part, index) => {
      const end = endedAt(part)
      if (part.startedAt === null || end === null || end > now()) return []
      const marks = parts[index]?.marks
      return [
        {
          ...{ number, part: index + 1, at: end, to: `${papersPage}/${paper.id}` },
          marks: marks == null ? null : { right: marks.right, total: marks.total },
        },
      ]
    })
  }

  return {
    concepts: loadConcepts({ domain }),
    target(level: Target['level']): Target {
      const areas = shares()
      const highest = Math.max(...areas.values(), Number.MIN_VALUE)
      return {
        ...{ company: null, role: null, level, rounds: rounds(), weighs: [], drillPage },
        importance: new Map([...areas].map(([area, share]) => [area, Math.max(leastImportance, share / highest)])),
      }
    },

    /**
     * How ready somebody is for the next paper: a line for each area, weighted by its share of the questions. The range
     * of the whole is the mean of the lines' ranges. It contains the true value in more than nine out of ten cases.
     */
    readinessOf(beliefs: Beliefs, at: number): ReadinessView {
      const lines = [...shares()]
        .map(([skill, share]) => {
          const estimate = estimateOf(beliefs, skill, at)
          return { skill, label: skillLabel(skill), weightPercent: 100 * share, estimate }
        })
        .toSorted((one, other) => other.weightPercent - one.weightPercent)
      const known = lines.flatMap(({ estimate, weightPercent }) =>
        estimate === null ? [] : [{ estimate, weightPercent }],
      )
      const weight = known.reduce((sum, { weightPercent }) => sum + weightPercent, 0)
      const mean = (of: 'score' | 'low' | 'high') =>
        known.reduce((sum, { estimate, weightPercent }) => sum + estimate[of] * weightPercent, 0) / weight
      const narrowBy = lines.flatMap(({ skill, label }) => {
        const narrowing = narrowingOf(beliefs, skill, at)
        return narrowing === null
          ? []
          : [{ skill, minutes: narrowing.minutes, reason: `${label}: not enough evidence yet.` }]
      })
      return {
        lines,
        overall: weight < leastKnownPercent ? null : { score: mean('score'), low: mean('low'), high: mean('high') },
        narrowBy: narrowBy.slice(0, shownNarrowings),
      }
    },

    drillCountOf: (userId: number) => papers.drillCount(userId, domain),

    /** When each part that a learner sat ended (ms since 1970), as `{paper}/{part}`. */
    async partsOver(userId: number): Promise<Map<string, number>> {
      const at = now()
      const ended = (await papers.of(userId, domain)).flatMap((paper) =>
        paper.parts.flatMap((part, index): [string, number][] => {
          const end = endedAt(part)
          return part.startedAt === null || end === null || end > at ? [] : [[`${paper.id}/${index + 1}`, end]]
        }),
      )
      return new Map(ended)
    },

    async factsOf(userId: number): Promise<PaperFacts> {
      const [mine, drillCount] = await Promise.all([papers.of(userId, domain), papers.drillCount(userId, domain)])
      const unfinished = mine.find((paper) => stateOfPaper(paper, now()) !== 'over')
      return {
        open: unfinished === undefined ? null : { number: unfinished.number, to: `${papersPage}/${unfinished.id}` },
        taken: mine.filter((paper) => stateOfPaper(paper, now()) === 'over').length,
        drillCount,
        sat: mine.slice(0, papersShown).flatMap((paper) => satOf(paper)),
        minutes: rounds().reduce((sum, { minutes }) => sum + minutes, 0),
        ...{ papersPage, drillPage },
      }
    },
  }
}
