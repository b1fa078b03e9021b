import type { PowerUpUse } from '@greenroom/shared/session'
import { learnerSchema, walletPaths } from '@greenroom/shared/wire'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { get } from '../../../../data/api.ts'

const learnerKey = ['learner']

/** The learner's charges, refetched whenever a power-up is used or refunded. */
export function useLearner(uses: readonly PowerUpUse[]) {
  const queries = useQueryClient()
  const known = useRef(uses)
  useEffect(() => {
    if (known.current === uses) return
    known.current = uses
    void queries.invalidateQueries({ queryKey: learnerKey })
  }, [queries, uses])
  return useQuery({
    queryKey: learnerKey,
    queryFn: ({ signal }) => get(walletPaths.learner, learnerSchema, { signal }),
  })
}
