import { join } from 'node:path'
import { createArchive, createLibrary, loadChallenges, loadSpoken } from '@greenroom/shared/content'
import { catalogueOf } from '../features/challenges/catalogue.ts'

export type Content = ReturnType<typeof openContent>

/** Everything that can be asked, loaded once. What a session was once put stays in the archive, in the data folder. */
export function openContent(dataDir: string) {
  const archive = createArchive(join(dataDir, 'content'))
  const bank = loadChallenges({ archive })
  const spoken = loadSpoken({ archive })
  const companies = createLibrary({ only: ['company'], archive })
  const presets = () => companies.items('company')
  return {
    bank,
    spoken,
    presets,
    catalogue: catalogueOf(bank, spoken, presets),
    courses: createLibrary({ only: ['course'] }),
    /** What is read beside courses. */
    readings: createLibrary({ only: ['article', 'workshop', 'job', 'behavioural', 'pharmacy'] }),
    /** What is told of a question once its answer is open. */
    answers: createLibrary({ only: ['algorizing', 'low_level_design', 'explain_code', 'system_design'], archive }),
  }
}
