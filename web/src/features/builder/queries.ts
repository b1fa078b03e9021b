import {
  type EditedPage,
  editedPageListSchema,
  editedPageSchema,
  failedAnswerListSchema,
  formAdminPaths,
  formDestinationListSchema,
  pageEditorPaths,
  pageVersionListSchema,
  urlOf,
} from '@greenroom/shared/wire'
import { useQuery } from '@tanstack/react-query'
import { get } from '../../data/api.ts'

const all = ['creator-pages'] as const

export const usePages = () =>
  useQuery({
    queryKey: [...all, 'list'],
    refetchOnMount: 'always',
    queryFn: async ({ signal }) => (await get(pageEditorPaths.pages, editedPageListSchema, { signal })).pages,
  })

export const readPage = (pageId: string, signal?: AbortSignal): Promise<EditedPage> =>
  get(urlOf(pageEditorPaths.page, { pageId }), editedPageSchema, { signal })

/**
 * A page as it was when the editor or its preview was opened. Never refetched, because the editor's content is newer.
 * That's why the editor and the preview mustn't share it.
 */
export const usePage = (pageId: string, reader: 'editor' | 'preview') =>
  useQuery({
    queryKey: [...all, reader, pageId],
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retry: false,
    queryFn: ({ signal }) => readPage(pageId, signal),
  })

export const useVersions = (pageId: string, isWanted: boolean) =>
  useQuery({
    queryKey: [...all, 'versions', pageId],
    enabled: isWanted,
    gcTime: 0,
    queryFn: async ({ signal }) =>
      (await get(urlOf(pageEditorPaths.versions, { pageId }), pageVersionListSchema, { signal })).versions,
  })

export const useDestinations = () =>
  useQuery({
    queryKey: [...all, 'destinations'],
    queryFn: async ({ signal }) =>
      (await get(formAdminPaths.destinations, formDestinationListSchema, { signal })).destinations,
  })

export const useFailedAnswers = () =>
  useQuery({
    queryKey: [...all, 'failed'],
    queryFn: async ({ signal }) => (await get(formAdminPaths.failed, failedAnswerListSchema, { signal })).failed,
  })
