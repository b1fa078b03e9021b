import type { ProgrammingLanguage } from '@greenroom/shared/vocabulary'
import { useQuery } from '@tanstack/react-query'
import { type Colouring, loadColouring, plainLines } from './colouring.ts'

/** A language's colouring. Code stays uncoloured until it has loaded, or if it can't be loaded. */
export function useColouring(language: ProgrammingLanguage): Colouring {
  const { data = plainLines } = useQuery({
    queryKey: ['colouring', language],
    queryFn: () => loadColouring(language),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data
}
