import type { PaperPart, PaperRecord } from './record.ts'

const minuteMs = 60_000
/** How late an answer given in time may arrive, so that a slow network costs no marks. */
export const graceMs = 10_000

export type PartState = 'waiting' | 'running' | 'over'

/** When a part's time is over, ms since 1970; null before it starts. */
export const endOf = ({ startedAt, minutes }: PaperPart): number | null =>
  startedAt === null ? null : startedAt + minutes * minuteMs

export function stateOf(part: PaperPart, now: number): PartState {
  if (part.handedInAt !== null) return 'over'
  const end = endOf(part)
  if (end === null) return 'waiting'
  return now < end ? 'running' : 'over'
}

/** A paper is over when all its parts are; it is running once one has been started. */
export function stateOfPaper({ parts }: Pick<PaperRecord, 'parts'>, now: number): PartState {
  const states = parts.map((part) => stateOf(part, now))
  if (states.every((state) => state === 'over')) return 'over'
  return states.every((state) => state === 'waiting') ? 'waiting' : 'running'
}

/** When a part ended: handed in, or out of time. */
export const endedAt = (part: PaperPart): number | null => {
  const end = endOf(part)
  if (part.handedInAt === null) return end
  return end === null ? part.handedInAt : Math.min(part.handedInAt, end)
}

/** The result of a change: the new paper, or the code of why it was refused. */
export type PaperChange = Partial<Pick<PaperRecord, 'parts' | 'answers' | 'flags'>>
export type Refusal = 'PAPER_UNKNOWN' | 'PAPER_PART_WAITS' | 'PAPER_PART_OVER'

const withPart = ({ parts }: PaperRecord, at: number, change: Partial<PaperPart>): PaperChange => ({
  parts: parts.map((part, index) => (index === at ? { ...part, ...change } : part)),
})

/** Starts part `at`, counted from 0. Idempotent. The parts before it have to be over. */
export function start(paper: PaperRecord, at: number, now: number): PaperChange | Refusal {
  const part = paper.parts[at]
  if (part === undefined) return 'PAPER_UNKNOWN'
  if (part.startedAt !== null || part.handedInAt !== null) return {}
  if (paper.parts.slice(0, at).some((before) => stateOf(before, now) !== 'over')) return 'PAPER_PART_WAITS'
  return withPart(paper, at, { startedAt: now })
}

/** Hands in part `at`, counted from 0. Idempotent. */
export function handIn(paper: PaperRecord, at: number, now: number): PaperChange | Refusal {
  const part = paper.parts[at]
  if (part === undefined) return 'PAPER_UNKNOWN'
  if (paper.parts.slice(0, at).some((before) => stateOf(before, now) !== 'over')) return 'PAPER_PART_WAITS'
  return stateOf(part, now) === 'over' ? {} : withPart(paper, at, { handedInAt: now })
}

export type Answer = { key: string; answer?: string | null | undefined; flagged?: boolean | undefined }

/** Saves an answer or a flag while the question's part is running. */
export function answer(paper: PaperRecord, { key, ...given }: Answer, now: number): PaperChange | Refusal {
  const part = paper.parts.find(({ questions }) => questions.some((question) => question.key === key))
  if (part === undefined) return 'PAPER_UNKNOWN'
  const end = endOf(part)
  if (end === null && part.handedInAt === null) return 'PAPER_PART_WAITS'
  if (part.handedInAt !== null || end === null || now >= end + graceMs) return 'PAPER_PART_OVER'
  const change: PaperChange = {}
  if (given.answer !== undefined) {
    const { [key]: _before, ...others } = paper.answers
    const isCleared = given.answer === null || given.answer.trim() === ''
    change.answers = isCleared ? others : { ...others, [key]: { answer: given.answer ?? '', at: now } }
  }
  if (given.flagged !== undefined)
    change.flags = [...paper.flags.filter((each) => each !== key), ...(given.flagged ? [key] : [])]
  return change
}
