import { type ContentFiles, contentFilesSchema, type EditedItem } from '@greenroom/shared/wire'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { z } from 'zod'
import { useAutosave } from '../../data/autosave/useAutosave.ts'
import { unsentText } from '../../data/unsentTexts.ts'
import { newFiles, sameFiles } from './files.ts'
import { fetchItem, type ItemName, itemKey, saveDraft } from './queries.ts'

const keptSchema = z.object({ version: z.int(), content: contentFilesSchema })

/**
 * Holds an item's draft on this page. Saves it shortly after each change. If someone else has saved a different text,
 * asks which one to keep.
 */
export function useDraft(item: ItemName, edited: EditedItem, userId: number) {
  const client = useQueryClient()
  const [current, autosave] = useAutosave<ContentFiles, EditedItem>(() => ({
    ...{ stored: edited, isSame: sameFiles },
    contentOf: (stored) => stored.draft?.files ?? filesIn(item, stored),
    versionOf: ({ draft }) => draft?.version ?? 0,
    unsent: unsentText(userId, `content/${item.kind}/${item.id}`),
    parse: (kept) => keptSchema.safeParse(kept).data ?? null,
    save: (files, version) => saveInto(client, item, files, { version, edited }),
    isConflict: ({ code }) => code === 'CONTENT_DRAFT_CHANGED' || code === 'CONTENT_DRAFT_UNKNOWN',
    fetchLatest: () => fetchItem(item),
  }))
  const [changedBy, setChangedBy] = useState<string | null>(null)
  const { content: files, version, stored, save, round } = current

  // Text that colleagues have saved replaces the text here, unless there are unsaved changes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer that came while saving is looked at afterwards
  useEffect(() => {
    if (autosave.offer(edited)) setChangedBy(edited.draft === null ? null : (edited.draft.updatedBy?.name ?? ''))
  }, [autosave, edited, save.status])

  return {
    ...{ files, version, round, changedBy, save },
    draft: stored.draft,
    /** @param isOutside whether something other than the fields made the change, so that they show it */
    change(next: ContentFiles, isOutside = false): void {
      setChangedBy(null)
      autosave.change(next, isOutside)
    },
    /** Ends a conflict. */
    resolve(which: 'mine' | 'theirs'): void {
      autosave.resolve(which)
      if (which === 'theirs') void client.invalidateQueries({ queryKey: itemKey(item) })
    },
    retry: () => void autosave.flush(),
  }
}

async function saveInto(
  client: QueryClient,
  item: ItemName,
  files: ContentFiles,
  { version, edited }: { version: number; edited: EditedItem },
): Promise<EditedItem> {
  const draft = await saveDraft(item, version, files)
  // A response to an earlier request doesn't have this version yet.
  await client.cancelQueries({ queryKey: itemKey(item) })
  const known = client.getQueryData<EditedItem>(itemKey(item)) ?? edited
  const stored = { ...known, draft }
  client.setQueryData<EditedItem>(itemKey(item), stored)
  return stored
}

/** The initial text of a draft: what readers see today. */
export const filesIn = ({ kind }: ItemName, { published, repository, title }: EditedItem): ContentFiles =>
  published?.files ?? repository?.files ?? newFiles(kind, title, new Date())
