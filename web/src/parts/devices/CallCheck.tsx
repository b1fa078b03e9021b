import { callPath, callServersSchema, urlOf } from '@greenroom/shared/wire'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { get } from '../../data/api.ts'
import { iceServer } from '../call/iceServer.ts'
import { CheckRow } from './CheckRow.tsx'
import { findCallRoute } from './callRoute.ts'
import { deviceTexts as texts } from './texts.ts'

/** Checks whether this network lets calls through, as far as that's possible without the other person. */
export function CallCheck({ sessionId }: { sessionId: string }) {
  const { data, isFetching, refetch } = useQuery({
    queryKey: ['callRoute', sessionId],
    queryFn: async ({ signal }) => {
      const { iceServers } = await get(urlOf(callPath, { id: sessionId }), callServersSchema, { signal })
      return { route: await findCallRoute(iceServers.map(iceServer), signal), asks: iceServers.length > 0 }
    },
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  const found = isFetching ? undefined : (data ?? { route: 'none' as const, asks: false })
  const isNarrow = found?.route === 'none' || (found?.route === 'here' && found.asks)
  return (
    <CheckRow
      name={texts.call}
      state={found === undefined ? 'unknown' : isNarrow ? 'attention' : 'works'}
      sentence={
        found === undefined
          ? texts.callTesting
          : found.route === 'here' && found.asks
            ? texts.callBlocked
            : texts.callRoutes[found.route]
      }
      action={
        <Button size="xs" loading={isFetching} onClick={() => void refetch()}>
          {texts.again}
        </Button>
      }
    />
  )
}
