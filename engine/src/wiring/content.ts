import { join } from 'node:path'
import { createArchive, createLibrary, loadChallenges, loadSpoken } from '@greenroom/shared/content'
import type { FastifyBaseLogger } from 'fastify'
import { catalogueOf, type OwnBank } from '../features/challenges/catalogue.ts'
import { openPublishedContent } from '../features/editing/published.ts'
import type { EditingRecords } from '../features/editing/records.ts'

/** Where the items published in the app are stored. */
export type EditedContent = {
  records: Pick<EditingRecords, 'published'>
  logger: Pick<FastifyBaseLogger, 'warn'>
}

export type Content = ReturnType<typeof openContent>

/**
 * Loads all content from disk once. Items published in the app take precedence once `published` is refreshed. Versions
 * that were presented stay in the archive in the data folder.
 * @param own questions written by users, which are in the database
 * @param edited the items published in the app, which are in the database
 */
export function openContent(dataDir: string, edited: EditedContent, own?: OwnBank) {
  const archive = createArchive(join(dataDir, 'content'))
  const bank = loadChallenges({ archive })
  const spoken = loadSpoken({ archive })
  const companies = createLibrary({ only: ['company'], archive })
  const presets = () => companies.items('company')
  const guides = createLibrary({ only: ['list', 'concepts'] })
  const published = openPublishedContent({ ...edited, archive })
  const [courses, readings] = [
    createLibrary({ only: ['course'], archive }),
    createLibrary({ only: ['article', 'workshop', 'job', 'behavioural', 'pharmacy'] }),
  ]
  return {
    archive,
    bank,
    spoken,
    presets,
    /** The curated lists of challenges. */
    lists: () => guides.items('list'),
    /** The concepts that each concept directly builds on. */
    needs: new Map(
      guides.items('concepts').flatMap((list) => list.concepts.map(({ concept, needs }) => [concept, needs] as const)),
    ),
    catalogue: catalogueOf(bank, spoken, presets, own),
    published,
    /** The repository's items of the kinds that can be edited. */
    repository: [courses, readings],
    courses: published.over(courses),
    /** Content to read, apart from courses. */
    readings: published.over(readings),
    /**
     * Every version that was shown stays in the archive, so that an answer is judged against the question as it was
     * asked.
     */
    diagnostics: createLibrary({ only: ['diagnostic'], archive }),
    /** The parts of a question that may be shown once people may see its answer. */
    answers: createLibrary({ only: ['algorizing', 'low_level_design', 'explain_code', 'system_design'], archive }),
  }
}
