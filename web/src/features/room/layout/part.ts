import type { View } from '../../../parts/room/roomLayout.ts'

/** What every arrangement of the room's parts is given. */
export type PartsProps = { isWide: boolean; view: View }

/**
 * The attributes of one part. Side by side it is a section; in a narrow window a panel whose tab shows and hides it. Mantine's own
 * panels would unmount editor and composer; these are only hidden. The ids are those that Mantine's tabs name.
 */
export const partProps = (name: View, { isWide, view }: PartsProps, className: string | undefined) => ({
  'data-part': name,
  className: className ?? '',
  ...(isWide ? { id: `room-${name}` } : { id: `room-panel-${name}`, role: 'tabpanel', hidden: view !== name }),
})
