import { blockListSchema, blockPaths } from '@greenroom/shared/wire'
import { useQuery } from '@tanstack/react-query'
import { get } from './api.ts'

export const blocksKey = ['blocks']

/** People the user has blocked. */
export const useBlocks = () =>
  useQuery({ queryKey: blocksKey, queryFn: ({ signal }) => get(blockPaths.blocks, blockListSchema, { signal }) })
