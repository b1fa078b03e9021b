import { lazy, Suspense, useState } from 'react'
import { ChunkBoundary } from '../../ui/ChunkBoundary.tsx'
import { useWaiting } from './notify.ts'

const NotificationHost = lazy(async () => ({ default: (await import('./NotificationHost.tsx')).NotificationHost }))

/** Renders notifications. The component that shows them loads with the first one. */
export function NotificationArea() {
  const any = useWaiting(({ waiting }) => waiting.length > 0)
  const [wanted, setWanted] = useState(any)
  if (any && !wanted) setWanted(true)
  if (!wanted) return null
  return (
    <ChunkBoundary>
      <Suspense>
        <NotificationHost />
      </Suspense>
    </ChunkBoundary>
  )
}
