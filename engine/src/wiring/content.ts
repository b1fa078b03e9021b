import { join } from 'node:path'
import { createArchive, createLibrary, loadChallenges, loadSpoken } from '@greenroom/shared/content'
import { catalogueOf, type OwnBank } from '../features/challenges/catalogue.ts'

export type Content = ReturnType<typeof openContent>

/**
 * Loads all questions once. Versions that were presented stay in the archive in the data folder.
 * @param own questions written by users, which are in the database
 */
export function openContent(dataDir: string, own?: OwnBank) {
  const archive = createArchive(join(dataDir, 'content'))
  const bank = loadChallenges({ archive })
  const spoken = loadSpoken({ archive })
  const companies = createLibrary({ only: ['company'], archive })
  const presets = () => companies.items('company')
  return {
    bank,
    spoken,
    presets,
    catalogue: catalogueOf(bank, spoken, presets, own),
    courses: createLibrary({ only: ['course'] }),
    /** Content to read, apart from courses. */
    readings: createLibrary({ only: ['article', 'workshop', 'job', 'behavioural', 'pharmacy'] }),
    /** The parts of a question that may be shown once its answer may be seen. */
    answers: createLibrary({ only: ['algorizing', 'low_level_design', 'explain_code', 'system_design'], archive }),
  }
}
