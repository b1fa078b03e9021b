import type { editor } from 'monaco-editor'
import { useEffect, useState } from 'react'
import type { TextConnection } from '../../session/collab/textConnection.ts'
import { CursorColours } from './CursorColours.tsx'
import { SharedBar } from './SharedBar.tsx'
import { useCursors, useFollowing } from './useCursors.ts'

/** The bar above shared code, plus everyone's cursors in it. */
export function SharedTextBar({
  shared,
  editor: mounted,
}: {
  shared: TextConnection
  editor: editor.IStandaloneCodeEditor | null
}) {
  const cursors = useCursors(shared)
  const [followedId, setFollowedId] = useState<string | null>(null)
  const followed = cursors.find(({ participant }) => participant.id === followedId)
  useFollowing(mounted, followed?.at ?? null)
  // Starting to type stops following someone else.
  useEffect(() => {
    const typing = mounted?.onKeyDown(() => setFollowedId(null))
    return () => typing?.dispose()
  }, [mounted])
  return (
    <>
      <CursorColours cursors={cursors} />
      <SharedBar
        shared={shared}
        of="code"
        people={cursors.map(({ participant }) => participant)}
        followedId={followedId}
        onFollow={setFollowedId}
      />
    </>
  )
}
