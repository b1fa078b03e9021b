import { programmingLanguages } from '../vocabulary/code.ts'
import { concepts, contentDomains, contentTiers, releaseStages } from '../vocabulary/content.ts'
import { companyTypes, experienceLevels, roleTypes, workplaces } from '../vocabulary/hiring.ts'
import { countryCodes } from '../vocabulary/people.ts'

/** The kinds of content that are edited in the app. */
export const editedKinds = ['article', 'course', 'workshop', 'job'] as const
export type EditedKind = (typeof editedKinds)[number]

export type FactInput = 'text' | 'long' | 'number' | 'date' | 'time' | 'zone' | 'choice' | 'list' | 'flag'
/** A fact in a page's head: the schema's field it fills, and how it is entered. A list's parts are separated by `; `. */
export type FactField = {
  field: string
  fact: string
  input: FactInput
  choices?: readonly string[]
  isOptional?: true
}
/** A heading of its own: a list of items, or a lesson's quiz. */
export type SectionField = { field: string; heading: string; input: 'items' | 'quiz' }
/**
 * What a page of one kind consists of. `text` is the Markdown below the head; with `takesRest`, it includes every section
 * that isn't in `sections`.
 */
export type ContentForm = {
  facts: readonly FactField[]
  text: { field: string; takesRest: boolean } | null
  sections: readonly SectionField[]
}

const itemFacts: readonly FactField[] = [
  { field: 'title', fact: 'title', input: 'text' },
  { field: 'contentTier', fact: 'tier', input: 'choice', choices: contentTiers },
  { field: 'releaseStage', fact: 'release', input: 'choice', choices: releaseStages },
]
const domain: FactField = { field: 'domain', fact: 'domain', input: 'choice', choices: contentDomains }
const conceptList: FactField = {
  field: 'concepts',
  fact: 'concepts',
  input: 'list',
  choices: concepts,
  isOptional: true,
}

/** The page of each kind, in the order of its template. */
export const contentForms: Readonly<Record<EditedKind, ContentForm>> = {
  article: {
    facts: [
      ...itemFacts,
      domain,
      { field: 'author', fact: 'author', input: 'text' },
      { field: 'published', fact: 'published', input: 'date' },
      { field: 'summary', fact: 'summary', input: 'long' },
      conceptList,
      { field: 'challenges', fact: 'challenges', input: 'list', isOptional: true },
      { field: 'picture.alt', fact: 'picture', input: 'long' },
    ],
    text: { field: 'body', takesRest: true },
    sections: [],
  },
  course: {
    facts: [
      ...itemFacts,
      domain,
      { field: 'levels', fact: 'levels', input: 'list', choices: experienceLevels },
      { field: 'summary', fact: 'summary', input: 'long' },
      { field: 'needs', fact: 'needs', input: 'list', isOptional: true },
      { field: 'lessons', fact: 'lessons', input: 'list' },
    ],
    text: null,
    sections: [{ field: 'outcomes', heading: 'What you can do afterwards', input: 'items' }],
  },
  workshop: {
    facts: [
      ...itemFacts,
      domain,
      { field: 'host', fact: 'host', input: 'text' },
      { field: 'firstDate', fact: 'first date', input: 'date' },
      { field: 'time', fact: 'time', input: 'time' },
      { field: 'timeZone', fact: 'time zone', input: 'zone' },
      { field: 'everyWeeks', fact: 'every weeks', input: 'number' },
      { field: 'minutes', fact: 'minutes', input: 'number' },
      { field: 'seats', fact: 'seats', input: 'number' },
      { field: 'place', fact: 'place', input: 'text', isOptional: true },
      conceptList,
    ],
    text: { field: 'about', takesRest: false },
    sections: [
      { field: 'agenda', heading: 'Agenda', input: 'items' },
      { field: 'preparation', heading: 'Before you come', input: 'items' },
    ],
  },
  job: {
    facts: [
      ...itemFacts,
      { field: 'employer', fact: 'employer', input: 'text' },
      { field: 'isSample', fact: 'sample', input: 'flag' },
      { field: 'country', fact: 'country', input: 'choice', choices: countryCodes },
      { field: 'city', fact: 'city', input: 'text', isOptional: true },
      { field: 'workplace', fact: 'workplace', input: 'choice', choices: workplaces },
      { field: 'roleType', fact: 'role', input: 'choice', choices: roleTypes },
      { field: 'level', fact: 'level', input: 'choice', choices: experienceLevels },
      { field: 'minimumExperienceYears', fact: 'minimum years', input: 'number' },
      { field: 'languages', fact: 'languages', input: 'list', choices: programmingLanguages, isOptional: true },
      { field: 'salary', fact: 'salary', input: 'text', isOptional: true },
      { field: 'posted', fact: 'posted', input: 'date' },
      { field: 'applyUrl', fact: 'apply at', input: 'text', isOptional: true },
      { field: 'rehearse.companyType', fact: 'rehearse as', input: 'choice', choices: companyTypes },
      { field: 'rehearse.concepts', fact: 'rehearse concepts', input: 'list', choices: concepts },
    ],
    text: { field: 'about', takesRest: false },
    sections: [
      { field: 'tasks', heading: 'What you will do', input: 'items' },
      { field: 'requirements', heading: 'What you bring', input: 'items' },
      { field: 'process', heading: 'How they interview', input: 'items' },
    ],
  },
}

/** The page of a course's lesson. */
export const lessonForm: ContentForm = {
  facts: [
    { field: 'title', fact: 'title', input: 'text' },
    { field: 'minutes', fact: 'minutes', input: 'number' },
    { ...conceptList, field: 'concepts' },
    { field: 'practice', fact: 'practice', input: 'list', isOptional: true },
  ],
  text: { field: 'body', takesRest: true },
  sections: [{ field: 'quiz', heading: 'Quiz', input: 'quiz' }],
}

const mainPages = {
  article: 'article.md',
  course: 'course.md',
  workshop: 'workshop.md',
  job: 'job.md',
} as const satisfies Record<EditedKind, string>

/** The file name of a kind's main page. */
export const pageOf = (kind: EditedKind): string => mainPages[kind]
/** The file of an article's picture. */
export const pictureFile = 'picture.svg'
export const lessonFile = (id: string): string => `lessons/${id}.md`
export const lessonIn = (file: string): string | null =>
  /^lessons\/([a-z0-9]+(?:-[a-z0-9]+)*)\.md$/.exec(file)?.[1] ?? null

/** Whether an item of this kind may have such a file. */
export const mayHaveFile = (kind: EditedKind, file: string): boolean =>
  file === pageOf(kind) ||
  (kind === 'article' && file === pictureFile) ||
  (kind === 'course' && lessonIn(file) !== null)

/** The form of a file; null for files that aren't pages, such as pictures. */
export const formOf = (kind: EditedKind, file: string): ContentForm | null =>
  file === pageOf(kind) ? contentForms[kind] : kind === 'course' && lessonIn(file) !== null ? lessonForm : null
