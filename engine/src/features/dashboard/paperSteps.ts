import type { Dashboard, Journey, NextStep } from '@greenroom/shared/wire'
import type { LessonFor, PaperFacts, ReadinessView } from './sources.ts'
import { dashboardTexts } from './texts.ts'

const texts = dashboardTexts.papers

/** An open paper comes before everything else: its clock may be running. */
export const openPaperStep = ({ open }: PaperFacts): NextStep | null =>
  open === null
    ? null
    : {
        title: texts.open.title(open.number),
        reason: texts.open.reason,
        action: texts.open.action,
        to: open.to,
        minutes: null,
      }

/** What to do next without a path or anything to review: a first paper, past mistakes, a lesson, another paper. */
export function paperStep(papers: PaperFacts, lesson: LessonFor | null, weakest: string | null): NextStep {
  const { taken, drillCount, minutes, papersPage } = papers
  if (taken === 0) return { ...texts.first, to: papersPage, minutes }
  if (drillCount > 0) return drillStep(papers)
  if (lesson !== null && weakest !== null)
    return {
      ...texts.lesson,
      title: lesson.title,
      reason: texts.lesson.reason(weakest),
      to: lesson.to,
      minutes: lesson.minutes,
    }
  return { ...texts.next, to: papersPage, minutes }
}

export const drillStep = ({ drillCount, drillPage }: PaperFacts): NextStep => ({
  ...{ title: texts.drill.title(drillCount), reason: texts.drill.reason(drillCount), action: texts.drill.action },
  ...{ to: drillPage, minutes: Math.max(1, drillCount) },
})

/** The marks of the latest paper that has any. */
export function lastPaperOf({ sat }: Pick<PaperFacts, 'sat'>): Dashboard['lastPaper'] {
  const [latest] = sat.filter(({ marks }) => marks !== null)
  if (latest === undefined) return null
  const parts = sat.filter(({ number }) => number === latest.number)
  return {
    ...{ number: latest.number, to: latest.to },
    endedAt: new Date(Math.max(...parts.map(({ at }) => at))).toISOString(),
    parts: parts.flatMap(({ part, marks }) => (marks === null ? [] : [{ part, ...marks }])),
  }
}

/** What should have happened before the examination, and what is missing. */
export function beforeExamination(
  { taken, drillCount, papersPage, drillPage }: PaperFacts,
  { lines }: Pick<ReadinessView, 'lines'>,
): Journey['before'] {
  const unknown = lines.find(({ estimate }) => estimate === null)
  return [
    {
      ...{ title: texts.before.paper, done: taken > 0, to: papersPage },
      detail: taken > 0 ? texts.before.taken(taken) : texts.before.noPaper,
    },
    {
      ...{ title: texts.before.mistakes, done: taken > 0 && drillCount === 0, to: drillPage },
      detail: drillCount > 0 ? texts.before.left(drillCount) : taken > 0 ? texts.before.done : texts.before.noPaper,
    },
    {
      ...{ title: texts.before.areas, done: unknown === undefined, to: papersPage },
      detail: unknown === undefined ? texts.before.done : texts.before.unknown(unknown.label),
    },
  ]
}
