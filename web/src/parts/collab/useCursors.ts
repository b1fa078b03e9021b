import type { Participant } from '@greenroom/shared/session'
import { collabCursorSchema } from '@greenroom/shared/wire'
import type { editor } from 'monaco-editor'
import { useEffect, useState } from 'react'
import { createAbsolutePositionFromRelativePosition, createRelativePositionFromJSON } from 'yjs'
import type { TextConnection } from '../../session/collab/textConnection.ts'
import { useRoom } from '../room/roomContext.ts'

/** Another person's cursor. */
export type Cursor = { clientId: number; participant: Participant; at: number | null }

/** The other people's cursors, except those of people who have left. */
export function useCursors(shared: TextConnection): Cursor[] {
  const members = useRoom(({ state }) => state?.members)
  const [cursors, setCursors] = useState<Cursor[]>([])
  useEffect(() => {
    const read = (): void =>
      setCursors(
        [...shared.awareness.getStates()].flatMap(([clientId, state]) => {
          const cursor = collabCursorSchema.safeParse(state)
          const participant = members?.find(({ id }) => id === cursor.data?.participantId)
          if (clientId === shared.doc.clientID || participant === undefined) return []
          const head = cursor.data?.selection?.head
          const position =
            head == null
              ? null
              : createAbsolutePositionFromRelativePosition(createRelativePositionFromJSON(head), shared.doc)
          return [{ clientId, participant, at: position?.index ?? null }]
        }),
      )
    read()
    shared.awareness.on('change', read)
    return () => shared.awareness.off('change', read)
  }, [shared, members])
  return cursors
}

/** Keeps a cursor in view while you follow it. */
export function useFollowing(mounted: editor.IStandaloneCodeEditor | null, at: number | null): void {
  useEffect(() => {
    const model = mounted?.getModel()
    if (at !== null && model) mounted?.revealPositionInCenterIfOutsideViewport(model.getPositionAt(at))
  }, [mounted, at])
}
