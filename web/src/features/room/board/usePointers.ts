import type { ExcalidrawImperativeAPI, SocketId } from '@excalidraw/excalidraw/types'
import type { Participant } from '@greenroom/shared/session'
import { boardCursorSchema } from '@greenroom/shared/wire'
import { useEffect, useState } from 'react'
import { useRoom } from '../../../parts/room/roomContext.ts'
import type { BoardConnection } from '../../../session/collab/boardConnection.ts'

/** Another person's pointer on the board. */
export type Pointer = {
  clientId: number
  participant: Participant
  at: { x: number; y: number } | null
  selected: string[]
}

/** The other people's pointers, except those of people who have left. */
export function usePointers(shared: BoardConnection | null): Pointer[] {
  const members = useRoom(({ state }) => state?.members)
  const [pointers, setPointers] = useState<Pointer[]>([])
  useEffect(() => {
    if (shared === null) return setPointers([])
    const read = (): void =>
      setPointers(
        [...shared.awareness.getStates()].flatMap(([clientId, state]) => {
          const { data } = boardCursorSchema.safeParse(state)
          const participant = members?.find(({ id }) => id === data?.participantId)
          if (clientId === shared.doc.clientID || participant === undefined) return []
          return [{ clientId, participant, at: data?.pointer ?? null, selected: data?.selected ?? [] }]
        }),
      )
    read()
    shared.awareness.on('change', read)
    return () => shared.awareness.off('change', read)
  }, [shared, members])
  return pointers
}

/** A colour per role, defined by both themes. */
const colourNames = { candidate: '--gr-accent', interviewer: '--gr-plum', observer: '--gr-ink-3' } as const

/** Shows other people's pointers on the canvas, with their names. */
export function usePointersOnCanvas(api: ExcalidrawImperativeAPI | null, pointers: readonly Pointer[]): void {
  useEffect(() => {
    if (api === null) return
    const style = getComputedStyle(document.documentElement)
    const collaborators = new Map(
      pointers.map(({ clientId, participant: { name, role }, at, selected }) => {
        const colour = style.getPropertyValue(colourNames[role]).trim()
        const pointer = at === null ? {} : { pointer: { ...at, tool: 'pointer' as const } }
        const selectedElementIds = Object.fromEntries(selected.map((id) => [id, true as const]))
        const shown = { ...pointer, username: name, selectedElementIds, color: { background: colour, stroke: colour } }
        return [String(clientId) as SocketId, shown] as const
      }),
    )
    api.updateScene({ collaborators })
  }, [api, pointers])
}

/** Keeps a pointer in view while you follow it. */
export function useFollowedPointer(api: ExcalidrawImperativeAPI | null, at: Pointer['at']): void {
  useEffect(() => {
    if (api === null || at === null) return
    const { scrollX, scrollY, zoom, width, height } = api.getAppState()
    const [left, top] = [(at.x + scrollX) * zoom.value, (at.y + scrollY) * zoom.value]
    const isInSight = left >= 0 && top >= 0 && left <= width && top <= height
    if (isInSight) return
    api.updateScene({
      appState: { scrollX: width / 2 / zoom.value - at.x, scrollY: height / 2 / zoom.value - at.y },
    })
  }, [api, at])
}
