import { challengeCataloguePaths, challengeListSchema, challengeViewSchema, urlOf } from '@greenroom/shared/wire'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { get, sentenceOf } from '../../data/api.ts'
import { readTrail, type Trail } from '../../data/challengeTrail.ts'
import { openWorkspace, placeOf } from '../../data/workspaces.ts'
import { useRoom } from '../../parts/room/roomContext.ts'
import { useLeave } from '../../ui/useLeave.ts'

export const challengeKey = (id: string) => ['challenge', id] as const

/**
 * Facts about a challenge besides its text: its topics, the candidate's progress, and whether its editorial is
 * unlocked.
 */
export const useChallengeView = (id: string) =>
  useQuery({
    queryKey: challengeKey(id),
    queryFn: ({ signal }) => get(urlOf(challengeCataloguePaths.challenge, { id }), challengeViewSchema, { signal }),
    retry: false,
  })

export type Neighbours = {
  place: { number: number; of: number } | null
  previous: Trail[number] | null
  next: Trail[number] | null
}

/** The previous and next challenge in the list the candidate came from, or else in the whole list. */
export function useNeighbours(id: string, isWanted: boolean): Neighbours {
  const kept = useMemo(() => readTrail(), [])
  const isOnTrail = kept.some(({ challengeId }) => challengeId === id)
  const { data } = useQuery({
    queryKey: ['challenges', 'all'],
    queryFn: ({ signal }) =>
      get(urlOf(challengeCataloguePaths.list, {}, { limit: 100 }), challengeListSchema, { signal }),
    enabled: isWanted && !isOnTrail,
    retry: false,
    staleTime: 60_000,
  })
  const open = data?.challenges.filter(({ access, challengeType }) => access === 'open' && challengeType === 'coding')
  const trail = isOnTrail ? kept : (open ?? [])
  const at = trail.findIndex(({ challengeId }) => challengeId === id)
  if (at < 0) return { place: null, previous: null, next: trail[0] ?? null }
  return {
    place: { number: at + 1, of: trail.length },
    previous: trail[at - 1] ?? null,
    next: trail[at + 1] ?? null,
  }
}

/** Opens another challenge's workspace, resuming its open session or starting a new one. */
export function useOpenChallenge() {
  const leave = useLeave()
  const programmingLanguage = useRoom(({ state }) => state?.programmingLanguage)
  const [isOpening, setIsOpening] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  async function open(id: string) {
    if (isOpening) return
    setIsOpening(true)
    setProblem(null)
    try {
      await leave(placeOf(await openWorkspace(id, programmingLanguage)))
    } catch (error) {
      setProblem(sentenceOf(error))
    } finally {
      setIsOpening(false)
    }
  }
  return { open: (id: string) => void open(id), isOpening, problem }
}
