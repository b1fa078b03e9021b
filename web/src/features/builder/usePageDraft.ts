import { type PageContent, pageContentSchema } from '@greenroom/shared/rules'
import { type EditedPage, editedPageSchema, pageEditorPaths, urlOf } from '@greenroom/shared/wire'
import { useState } from 'react'
import { z } from 'zod'
import { put } from '../../data/api.ts'
import type { SaveState } from '../../data/autosave/autosave.ts'
import { useAutosave } from '../../data/autosave/useAutosave.ts'
import { unsentText } from '../../data/unsentTexts.ts'
import { readPage } from './queries.ts'

/** `invalid`: the latest change can't be saved because some text is too long. */
export type Saving = SaveState<EditedPage> | { status: 'invalid' }

const keptSchema = z.object({ version: z.int(), content: pageContentSchema })

const isSame = (one: PageContent, other: PageContent): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Saves a page's draft while it is edited. */
export function usePageDraft(opened: EditedPage, userId: number) {
  const { pageId } = opened
  const [current, autosave] = useAutosave<PageContent, EditedPage>(() => ({
    ...{ stored: opened, isSame },
    contentOf: ({ content }) => content,
    versionOf: ({ revision }) => revision,
    unsent: unsentText(userId, `page/${pageId}`),
    parse: (kept) => keptSchema.safeParse(kept).data ?? null,
    save: (content, revision, takesOver) =>
      put(
        urlOf(pageEditorPaths.draft, { pageId }),
        { revision, content, ...(takesOver ? { takesOver } : {}) },
        editedPageSchema,
      ),
    isConflict: ({ code }) => code === 'PAGE_CHANGED',
    fetchLatest: () => readPage(pageId),
  }))
  const [isInvalid, setInvalid] = useState(false)
  const saving: Saving = isInvalid ? { status: 'invalid' } : current.save
  return {
    page: current.stored,
    content: current.content,
    saving,
    setPage: autosave.update,
    /** @param content null if it can't be saved */
    change(content: PageContent | null): void {
      setInvalid(content === null)
      if (content !== null) autosave.change(content)
    },
    flush: autosave.flush,
    resolve: autosave.resolve,
    revisionOf: () => autosave.read().version,
  }
}

export type PageDraft = ReturnType<typeof usePageDraft>
