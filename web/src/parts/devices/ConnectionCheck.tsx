import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { CheckRow } from './CheckRow.tsx'
import { type ConnectionResult, measureConnection, slowFromMs } from './connection.ts'
import { deviceTexts as texts } from './texts.ts'

function sentenceOf(result: ConnectionResult): string {
  switch (result.status) {
    case 'none':
      return texts.connectionNone
    case 'no_live':
      return texts.connectionNoLive
    case 'live':
      return result.ms < slowFromMs ? texts.connectionGood(result.ms) : texts.connectionSlow(result.ms)
  }
}

/** Checks the round-trip time to the server, and whether the room's live connection works. */
export function ConnectionCheck() {
  const { data, isFetching, refetch } = useQuery({
    queryKey: ['connection'],
    queryFn: ({ signal }) => measureConnection(signal),
    // Measure again each time the page is opened, even if the browser thinks it's offline.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  })
  const measured = isFetching ? undefined : data
  return (
    <CheckRow
      name={texts.connection}
      state={measured === undefined ? 'unknown' : measured.status === 'live' ? 'works' : 'attention'}
      sentence={measured === undefined ? texts.connectionTesting : sentenceOf(measured)}
      action={
        <Button size="xs" loading={isFetching} onClick={() => void refetch()}>
          {texts.again}
        </Button>
      }
    />
  )
}
