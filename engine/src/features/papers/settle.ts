import type { NewHappening } from '@greenroom/shared/learning'
import type { Learners } from '../../learning/learners.ts'
import { endedAt, stateOfPaper } from './paper.ts'
import type { Papers } from './papers.ts'
import { provenBy } from './provenBy.ts'
import type { PaperRecord } from './record.ts'
import { marksOfParts, type PaperContent } from './views.ts'

const minuteMs = 60_000

/** What a finished paper says about the learner's skills. */
export function happeningOf(paper: PaperRecord, content: PaperContent): NewHappening {
  const marks = marksOfParts(paper, content).flat()
  const questions = paper.parts.flatMap((part) => part.questions)
  const ends = paper.parts.flatMap((part) => endedAt(part) ?? [])
  const minutes = paper.parts.map((part) =>
    part.startedAt === null ? 0 : ((endedAt(part) ?? part.startedAt) - part.startedAt) / minuteMs,
  )
  return {
    id: `paper.${paper.id}`,
    at: Math.max(paper.createdAt, ...ends),
    minutes: Math.round(minutes.reduce((sum, each) => sum + each, 0)),
    observations: questions.flatMap(({ itemId, version, area }, index) => {
      const item = content.itemOf(itemId, version)
      const mark = marks[index]?.isRight
      // An unanswered question says little about its area: time may have run out.
      return item === undefined || mark == null ? [] : provenBy(item, area, { source: 'quiz', isRight: mark })
    }),
  }
}

/**
 * Records the marks of finished papers in their learner's skills and drill, once. Called whenever papers are read. So
 * if a part ends by the clock while nobody is there, it is recorded later, with its own times.
 */
export function createSettling({
  papers,
  learners,
  content,
}: {
  papers: Papers
  learners: Pick<Learners, 'record'>
  content: PaperContent
}) {
  return async function settle(paper: PaperRecord, now: number): Promise<void> {
    if (paper.settledAt !== null || stateOfPaper(paper, now) !== 'over') return
    const happening = happeningOf(paper, content)
    await learners.record(paper.userId, happening)
    const marks = marksOfParts(paper, content).flat()
    const questions = paper.parts.flatMap((part) => part.questions)
    for (const [index, { itemId, scenario }] of questions.entries()) {
      const isRight = marks[index]?.isRight === true
      await papers.drilled(paper.userId, paper.domain, { itemId, scenario }, { isRight, at: happening.at })
    }
    await papers.settled(paper.id, now)
  }
}
