import type { View } from '../../../parts/room/roomLayout.ts'

/** The props of every arrangement of the room's parts. */
export type PartsProps = { isWide: boolean; view: View }

/**
 * The attributes of one part. Side by side it is a section; in a narrow window a panel, which a tab shows and hides. Mantine's own
 * panels would unmount editor and composer; these are only hidden. The ids are the ones that Mantine's tabs refer to.
 */
export const partProps = (name: View, { isWide, view }: PartsProps, className: string | undefined) => ({
  'data-part': name,
  className: className ?? '',
  ...(isWide ? { id: `room-${name}` } : { id: `room-panel-${name}`, role: 'tabpanel', hidden: view !== name }),
})
