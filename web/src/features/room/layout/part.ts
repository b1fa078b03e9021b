import type { View } from '../../../parts/room/roomLayout.ts'

/** Props shared by all layouts of the room. */
export type PartsProps = { isWide: boolean; view: View }

/**
 * Attributes for one part of the room. Side by side, it is a section; in a narrow window, a panel that its tab shows
 * and hides. Mantine's own panels would unmount editor and composer; these are only hidden. The ids are the ones
 * Mantine's tabs refer to.
 */
export const partProps = (name: View, { isWide, view }: PartsProps, className: string | undefined) => ({
  'data-part': name,
  className: className ?? '',
  ...(isWide ? { id: `room-${name}` } : { id: `room-panel-${name}`, role: 'tabpanel', hidden: view !== name }),
})
