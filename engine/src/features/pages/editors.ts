import { deletedUserName } from '@greenroom/shared/session'
import { jsonListFile, type PersonalData } from '../../platform/personalData.ts'
import { everyDocument } from '../../store/everyDocument.ts'
import { type Editor, type PageRecords, repositoryVersion } from './records.ts'

/**
 * The editors' part in pages. What they wrote belongs to the site and stays; their names go with their accounts.
 */
export const editorData = ({ pages, versions, destinations }: PageRecords): PersonalData => ({
  collections: ['pages', 'pageVersions', 'formDestinations'],
  async *exported({ userId }) {
    yield jsonListFile('pages.json', writtenBy({ pages, versions }, userId))
  },
  async erase({ userId }) {
    const left = (editor: Editor): Editor => (editor.userId === userId ? { userId, name: deletedUserName } : editor)
    const leftOrNobody = (editor: Editor | null) => editor && left(editor)
    for await (const { id, savedBy, liveBy, scheduledBy } of everyDocument(pages, {}))
      if ([savedBy, liveBy, scheduledBy].some((each) => each?.userId === userId))
        await pages.update(id, {
          savedBy: left(savedBy),
          liveBy: leftOrNobody(liveBy),
          scheduledBy: leftOrNobody(scheduledBy),
        })
    for await (const { id, by } of everyDocument(versions, {}))
      if (by.userId === userId) await versions.update(id, { by: left(by) })
    for await (const { id, addedBy } of everyDocument(destinations, {}))
      if (addedBy.userId === userId) await destinations.update(id, { addedBy: left(addedBy) })
  },
})

async function* writtenBy({ pages, versions }: Pick<PageRecords, 'pages' | 'versions'>, userId: number) {
  const iso = (at: number) => new Date(at).toISOString()
  for await (const { path, content, savedAt, savedBy, liveVersionId } of everyDocument(pages, {}))
    if (savedBy.userId === userId)
      yield {
        path,
        savedAt: iso(savedAt),
        isOnTheSite: liveVersionId !== null && liveVersionId !== repositoryVersion,
        draft: content,
      }
  for await (const { pageId, kind, at, by, content } of everyDocument(versions, {}))
    if (by.userId === userId) yield { pageId, kind, at: iso(at), content }
}
