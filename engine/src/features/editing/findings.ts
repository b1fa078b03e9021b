import {
  type ContentLibrary,
  type FoundItem,
  findItem,
  findingsAbout,
  type ItemFiles,
  type ItemProblem,
  kinds,
  namesOfItems,
  problemsOf,
  programsIn,
} from '@greenroom/shared/content'
import { contentPlaceOf, type EditedKind, formOf, pageOf } from '@greenroom/shared/rules'
import type { ContentFinding } from '@greenroom/shared/wire'

/** The errors in a draft, and the number of its programs, which are only run on the command line. */
export type Checked = { findings: ContentFinding[]; programs: number }

/**
 * Checks a draft as `npm run content -- check` checks the repository's items, except that it doesn't run its programs.
 * It checks the schema, unknown parts, programs without an output, links, courses that need each other first, and items
 * that are nearly the same.
 * @param libraries every kind that can be edited, with what is published
 */
export function createDraftCheck(libraries: readonly Pick<ContentLibrary, 'found'>[]) {
  let namesInRepository: ReadonlySet<string> | undefined

  return (kind: EditedKind, id: string, files: ItemFiles): Checked => {
    namesInRepository ??= namesOfItems()
    const found = libraries.flatMap((library) => library.found())
    const others = found.filter((each) => each.kind === kind && each.id !== id)
    const names = new Set([...namesInRepository, ...found.map(nameOf), `${kind}/${id}`])
    const item: FoundItem = findItem(kind, id, files)
    const pages = [...files].filter(([path]) => path.endsWith('.md')).map(([path, text]) => ({ path, text }))
    const programs = pages.map(({ path, text }) => ({ path, ...programsIn(path, text) }))
    const name = nameOf(item)
    return {
      findings: [
        ...problemsIn(kind, id, files).map(({ file, line, path, words }) => {
          const place = contentPlaceOf(kind, path, files)
          return path.length === 0
            ? { file, field: fieldAt(kind, file, line), line, message: words }
            : { ...place, line: line ?? place.line, message: words }
        }),
        ...programs.flatMap(({ path, findings }) =>
          findings.map(({ line, text }) => ({
            ...{ file: path, field: formOf(kind, path)?.text?.field ?? null, line, message: text },
          })),
        ),
        ...findingsAbout(item, { others, names }).map((message) => ({
          ...{ file: pageOf(kind), field: null, line: null, message: message.replace(`${name}: `, '') },
        })),
      ],
      programs: programs.reduce((sum, { programs: some, findings }) => sum + some.length + findings.length, 0),
    }
  }
}
export type DraftCheck = ReturnType<typeof createDraftCheck>

/** One call for each kind, because each has its own schema. */
function problemsIn(kind: EditedKind, id: string, files: ItemFiles): ItemProblem[] {
  switch (kind) {
    case 'article':
      return problemsOf(kinds.article, id, files)
    case 'course':
      return problemsOf(kinds.course, id, files)
    case 'workshop':
      return problemsOf(kinds.workshop, id, files)
    case 'job':
      return problemsOf(kinds.job, id, files)
  }
}

const nameOf = ({ kind, id }: { kind: string; id: string }): string => `${kind}/${id}`

/** Errors in a page's text are shown at the Markdown field, if the form has one. */
const fieldAt = (kind: EditedKind, file: string, line: number | null): string | null =>
  line === null ? null : (formOf(kind, file)?.text?.field ?? null)
