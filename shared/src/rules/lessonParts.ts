import { type ProgrammingLanguage, programmingLanguageSchema } from '../vocabulary/code.ts'

/**
 * A program in a lesson that readers can change and run. `output` is what it prints unchanged. `should` is what it
 * should print once the reader has fixed it, and why; null if there is nothing to fix.
 */
export type LessonProgram = {
  language: ProgrammingLanguage
  source: string
  output: string
  should: { output: string; why: string } | null
}
export type LessonPart = { kind: 'text'; text: string } | ({ kind: 'program'; index: number } & LessonProgram)

type Fence = { info: string; text: string; first: number; after: number }

const opening = /^(`{3,}|~{3,})([^\n]*)$/

/** The fenced blocks of a text, with their first line and the first line after them. */
function fencesIn(lines: readonly string[]): Fence[] {
  const fences: Fence[] = []
  for (let first = 0; first < lines.length; first += 1) {
    const [, fence, info = ''] = opening.exec(lines[first] ?? '') ?? []
    if (fence === undefined) continue
    const length = lines.slice(first + 1).findIndex((line) => line.trimEnd() === fence)
    if (length < 0) break
    const text = lines.slice(first + 1, first + 1 + length).map((line) => `${line}\n`)
    fences.push({ info: info.trim(), text: text.join(''), first, after: first + length + 2 })
    first += length + 1
  }
  return fences
}

/** Whether there are only empty lines between two blocks. */
const follows = (lines: readonly string[], before: Fence, next: Fence | undefined): next is Fence =>
  next !== undefined && lines.slice(before.after, next.first).every((line) => line.trim() === '')

/** Reads a `should` block: what the program should print and, after a dash, why. */
function shouldOf(text: string): LessonProgram['should'] {
  const lines = text.trimEnd().split('\n')
  const why = lines.findIndex((line) => line.startsWith('— '))
  if (why < 0) return { output: `${lines.join('\n')}\n`, why: '' }
  return { output: `${lines.slice(0, why).join('\n')}\n`, why: lines.slice(why).join(' ').slice(2) }
}

/**
 * Splits a lesson's Markdown into text and programs. A program is a `LANGUAGE run` block, followed by an `output` block
 * and, if there is something to fix, a `should` block. Any other block stays text.
 */
export function lessonPartsOf(body: string): LessonPart[] {
  const lines = body.split('\n')
  const fences = fencesIn(lines)
  const parts: LessonPart[] = []
  let [from, index] = [0, 0]
  fences.forEach((fence, place) => {
    const [name, run] = fence.info.split(' ')
    const language = programmingLanguageSchema.safeParse(name)
    const output = fences[place + 1]
    if (run !== 'run' || !language.success || !follows(lines, fence, output) || output.info !== 'output') return
    const should = fences[place + 2]
    const isToFix = follows(lines, output, should) && should.info === 'should'
    parts.push({ kind: 'text', text: lines.slice(from, fence.first).join('\n').trim() })
    parts.push({
      ...{ kind: 'program', index, language: language.data, source: fence.text, output: output.text },
      should: isToFix ? shouldOf(should.text) : null,
    })
    index += 1
    from = isToFix ? should.after : output.after
  })
  parts.push({ kind: 'text', text: lines.slice(from).join('\n').trim() })
  return parts.filter((part) => part.kind === 'program' || part.text !== '')
}

/** The programs of a lesson, in order. */
export const lessonProgramsOf = (body: string): LessonProgram[] =>
  lessonPartsOf(body).flatMap((part) => (part.kind === 'program' ? [part] : []))
