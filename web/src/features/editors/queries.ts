import type { EditedKind } from '@greenroom/shared/rules'
import {
  type ContentFiles,
  contentDraftSchema,
  contentVersionSchema,
  editedItemSchema,
  editedListSchema,
  editingPaths,
  urlOf,
} from '@greenroom/shared/wire'
import { useQuery } from '@tanstack/react-query'
import { get, post, put, remove } from '../../data/api.ts'

/** An item by kind and id. */
export type ItemName = { kind: EditedKind; id: string }

/** How often an open item is refetched to show colleagues' changes, in ms. */
const pollMs = 5_000

export const listKey = ['edited-content'] as const
export const itemKey = ({ kind, id }: ItemName) => ['edited-content', kind, id] as const

export const useEditedList = () =>
  useQuery({ queryKey: listKey, queryFn: ({ signal }) => get(editingPaths.list, editedListSchema, { signal }) })

export const fetchItem = (item: ItemName, signal?: AbortSignal) =>
  get(urlOf(editingPaths.item, item), editedItemSchema, signal === undefined ? {} : { signal })

/** An item with its draft. Others may edit it too, so it is refetched regularly. */
export const useEditedItem = (item: ItemName) =>
  useQuery({
    queryKey: itemKey(item),
    queryFn: ({ signal }) => fetchItem(item, signal),
    refetchInterval: pollMs,
    retry: false,
  })

export const useVersion = (item: ItemName, revision: number, enabled: boolean) =>
  useQuery({
    queryKey: [...itemKey(item), 'version', revision],
    queryFn: ({ signal }) =>
      get(urlOf(editingPaths.version, { ...item, revision: String(revision) }), contentVersionSchema, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    enabled,
  })

export const saveDraft = (item: ItemName, version: number, files: ContentFiles) =>
  put(urlOf(editingPaths.draft, item), { version, files }, contentDraftSchema)
export const discardDraft = (item: ItemName, version: number) => remove(urlOf(editingPaths.draft, item, { version }))
export const askForReview = (item: ItemName, version: number) =>
  post(urlOf(editingPaths.review, item), { version }, contentDraftSchema)
export const takeReviewBack = (item: ItemName, version: number) => remove(urlOf(editingPaths.review, item, { version }))
export const comment = (item: ItemName, text: string) =>
  post(urlOf(editingPaths.comments, item), { text }, contentDraftSchema)
export const approve = (item: ItemName, version: number) =>
  post(urlOf(editingPaths.decision, item), { decision: 'approve', version }, editedItemSchema)
export const sendBack = (item: ItemName, version: number, text: string) =>
  post(urlOf(editingPaths.decision, item), { decision: 'send_back', version, text }, editedItemSchema)
export const restore = (item: ItemName, revision: number, seen: number) =>
  post(urlOf(editingPaths.restore, item), { revision, seen }, editedItemSchema)
export const withdraw = (item: ItemName, seen: number) =>
  post(urlOf(editingPaths.withdraw, item), { seen }, editedItemSchema)
