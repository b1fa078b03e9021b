import {
  contentForms,
  type EditedKind,
  lessonFile,
  lessonForm,
  type PageValues,
  pageOf,
  readFormPage,
  writeFormPage,
} from '@greenroom/shared/rules'
import type { ContentFiles } from '@greenroom/shared/wire'
import { isoDayOf } from '../../data/days.ts'
import { ownZone } from '../../data/ownZone.ts'

export const textOf = (files: ContentFiles, path: string): string | undefined =>
  files.find((file) => file.path === path)?.text

/** Replaces a file, or adds it. */
export const withFile = (files: ContentFiles, path: string, text: string): ContentFiles =>
  files.some((file) => file.path === path)
    ? files.map((file) => (file.path === path ? { path, text } : file))
    : [...files, { path, text }]

export const withoutFile = (files: ContentFiles, path: string): ContentFiles =>
  files.filter((file) => file.path !== path)

export function sameFiles(one: ContentFiles, other: ContentFiles): boolean {
  return one.length === other.length && one.every(({ path, text }) => textOf(other, path) === text)
}

/** `Lamps at dusk` → `lamps-at-dusk` */
export const idFrom = (title: string): string =>
  title
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 60)

export const isId = (id: string): boolean => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(id) && id.length <= 80

const noValues: PageValues = { facts: {}, text: '', items: {}, quiz: [] }
const first = { contentTier: 'standard', releaseStage: 'prod', domain: 'tech_interview_prep' }

/** The first page of a new item. */
export function newFiles(kind: EditedKind, title: string, now: Date): ContentFiles {
  const today = isoDayOf(now)
  const facts: Record<EditedKind, Record<string, string>> = {
    article: { published: today },
    course: { levels: 'JUNIOR; SENIOR' },
    workshop: {
      time: '18:00',
      timeZone: ownZone(),
      everyWeeks: '4',
      minutes: '60',
      seats: '20',
    },
    job: { posted: today, isSample: 'no', minimumExperienceYears: '1' },
  }
  const text = writeFormPage(contentForms[kind], { ...noValues, facts: { ...first, title, ...facts[kind] } })
  return [{ path: pageOf(kind), text }]
}

/** Adds a lesson at the end of a course. */
export function withLesson(files: ContentFiles, id: string, title: string): ContentFiles {
  const page = writeFormPage(lessonForm, { ...noValues, facts: { title, minutes: '10' } })
  return withFile(
    withLessonOrder(files, (ids) => [...ids, id]),
    lessonFile(id),
    page,
  )
}

/** Changes the order of the lessons on the course's page. */
export function withLessonOrder(
  files: ContentFiles,
  change: (ids: readonly string[]) => readonly string[],
): ContentFiles {
  const path = pageOf('course')
  const page = textOf(files, path) ?? ''
  const ids = (/^lessons:(.*)$/m.exec(page)?.[1] ?? '').split(';').map((id) => id.trim())
  const line = `lessons: ${change(ids.filter((id) => id !== '')).join('; ')}`.trim()
  const changed = /^lessons:.*$/m.test(page)
    ? page.replace(/^lessons:.*$/m, line)
    : page.replace(/^---\n/, `---\n${line}\n`)
  return withFile(files, path, changed)
}

/** A lesson's title, or its id if it has no title yet. */
export const lessonTitle = (files: ContentFiles, id: string): string => {
  const read = readFormPage(lessonForm, textOf(files, lessonFile(id)) ?? '')
  return read?.facts.title || id
}
