import { type ComponentData, createUsePuck, type Data } from '@puckeditor/core'

/** Reads the editor's state; only re-renders when the selected part changes. */
export const usePuckPart = createUsePuck()

/** The list of the page's top-level blocks. */
export const rootZone = 'root:default-zone'
const slots = ['first', 'second', 'third'] as const
export type Slot = (typeof slots)[number]

/** A block in the page, with its position. */
export type Placed = { block: ComponentData; zone: string; index: number; depth: 0 | 1; siblings: number }

/** All blocks in reading order. Blocks in columns come after their columns. */
export const placedIn = ({ content }: Data): Placed[] =>
  content.flatMap((block, index) => [
    { block, zone: rootZone, index, depth: 0 as const, siblings: content.length },
    ...(block.type === 'Columns' ? slots.flatMap((slot) => inColumn(block, slot)) : []),
  ])

function inColumn(columns: ComponentData, slot: Slot): Placed[] {
  const within: unknown = columns.props[slot]
  const zone = `${columns.props.id}:${slot}`
  return (Array.isArray(within) ? within : []).map((block: ComponentData, index, { length }) => ({
    ...{ block, zone, index, depth: 1 as const, siblings: length },
  }))
}
