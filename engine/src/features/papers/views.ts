import type { PharmacyItem } from '@greenroom/shared/content'
import { type Mark, marksByArea, marksIn, paperFormats } from '@greenroom/shared/rules'
import type {
  PaperMarks,
  PaperQuestionView,
  PaperView,
  paperSummarySchema,
  WorkedQuestion,
} from '@greenroom/shared/wire'
import type { z } from 'zod'
import { isRightIn, optionsOf, reasonsOf, rightAnswerOf } from './judge.ts'
import { endedAt, endOf, stateOf, stateOfPaper } from './paper.ts'
import type { PaperPart, PaperRecord } from './record.ts'

const minuteMs = 60_000
const iso = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString())

/** The content that views need. */
export type PaperContent = {
  /** The item in this version, or undefined if neither it nor a newer one exists any more. */
  itemOf(id: string, version: string): PharmacyItem | undefined
  /** The name of an area: a concept's label. */
  labelOf(area: string): string
}

type Question = PaperPart['questions'][number]

/** A question without its answer. */
export function askedOf(
  item: PharmacyItem,
  { key, scenario, area }: Pick<Question, 'key' | 'scenario' | 'area'>,
  { labelOf }: PaperContent,
): Omit<PaperQuestionView, 'answer' | 'flagged'> {
  const isNumeric = item.form === 'numeric'
  return {
    ...{ key, form: item.form, area: labelOf(area), title: item.title, statement: item.statement },
    scenario: item.form === 'extended_matching' ? (item.scenarios[scenario ?? 0]?.text ?? '') : null,
    options: optionsOf(item),
    unit: isNumeric ? item.unit : null,
    rounding: isNumeric ? item.rounding : null,
    isReviewed: item.reviewedBy !== null,
  }
}

/** A question with its answer. */
export const workedOf = (
  item: PharmacyItem,
  question: Pick<Question, 'key' | 'itemId' | 'scenario' | 'area'>,
  answer: string | undefined,
  { labelOf }: PaperContent,
): WorkedQuestion => ({
  ...{ key: question.key, itemId: question.itemId, area: labelOf(question.area), title: item.title, form: item.form },
  statement: item.statement,
  scenario: item.form === 'extended_matching' ? (item.scenarios[question.scenario ?? 0]?.text ?? '') : null,
  answer: answer ?? null,
  isRight: isRightIn(item, question.scenario, answer),
  right: rightAnswerOf(item, question.scenario),
  why: reasonsOf(item, question.scenario, answer),
  takeaway: item.takeaway,
  isReviewed: item.reviewedBy !== null,
})

/** A paper for its learner. Only the running part has its questions, without their answers. */
export function viewOf(paper: PaperRecord, content: PaperContent, now: number): PaperView {
  return {
    id: paper.id,
    domain: paper.domain,
    title: paperFormats[paper.domain]?.title ?? '',
    number: paper.number,
    createdAt: new Date(paper.createdAt).toISOString(),
    extraTimePercent: paper.extraTimePercent,
    state: stateOfPaper(paper, now),
    parts: paper.parts.map((part) => {
      const { title, minutes, calculator, isFull, questions } = part
      const state = stateOf(part, now)
      return {
        ...{ title, minutes, calculator, isFull, state },
        startedAt: iso(part.startedAt),
        endsAt: iso(endOf(part)),
        count: questions.length,
        answered: questions.filter(({ key }) => paper.answers[key] !== undefined).length,
        questions:
          state !== 'running'
            ? []
            : questions.flatMap((question) => {
                const item = content.itemOf(question.itemId, question.version)
                if (item === undefined) return []
                const [given, flagged] = [
                  paper.answers[question.key]?.answer ?? null,
                  paper.flags.includes(question.key),
                ]
                return [{ ...askedOf(item, question, content), answer: given, flagged }]
              }),
      }
    }),
    serverNow: new Date(now).toISOString(),
  }
}

/** The marks of a paper's questions, by part. An item that no longer exists counts as not answered. */
export const marksOfParts = (paper: PaperRecord, { itemOf }: PaperContent): Mark[][] =>
  paper.parts.map(({ questions }) =>
    questions.map(({ key, itemId, version, scenario, area }) => {
      const item = itemOf(itemId, version)
      return { area, isRight: item === undefined ? null : isRightIn(item, scenario, paper.answers[key]?.answer) }
    }),
  )

/** A finished paper, with marks and worked answers. `earlier` are the learner's earlier papers, all finished. */
export function marksViewOf(paper: PaperRecord, earlier: readonly PaperRecord[], content: PaperContent): PaperMarks {
  const byPart = marksOfParts(paper, content)
  const before = new Map(
    marksByArea(earlier.flatMap((each) => marksOfParts(each, content).flat())).map(({ area, right, total }) => [
      area,
      right / total,
    ]),
  )
  return {
    id: paper.id,
    number: paper.number,
    parts: paper.parts.map((part, index) => ({
      ...{ title: part.title, isFull: part.isFull, ...marksIn(byPart[index] ?? []) },
      minutesUsed:
        part.startedAt === null ? 0 : Math.round(((endedAt(part) ?? part.startedAt) - part.startedAt) / minuteMs),
    })),
    areas: marksByArea(byPart.flat()).map(({ area, ...marks }) => ({
      ...{ ...marks, area: content.labelOf(area), before: before.get(area) ?? null },
    })),
    questions: paper.parts.flatMap(({ questions }) =>
      questions.flatMap((question) => {
        const item = content.itemOf(question.itemId, question.version)
        return item === undefined ? [] : [workedOf(item, question, paper.answers[question.key]?.answer, content)]
      }),
    ),
  }
}

/** A paper in the list. */
export function summaryOf(paper: PaperRecord, content: PaperContent, now: number): z.infer<typeof paperSummarySchema> {
  const state = stateOfPaper(paper, now)
  const byPart = state === 'over' ? marksOfParts(paper, content) : []
  return {
    id: paper.id,
    number: paper.number,
    createdAt: new Date(paper.createdAt).toISOString(),
    state,
    parts: paper.parts.map(({ title, isFull, questions }, index) => {
      const marks = byPart[index]
      return { title, isFull, count: questions.length, marks: marks === undefined ? null : marksIn(marks) }
    }),
  }
}
