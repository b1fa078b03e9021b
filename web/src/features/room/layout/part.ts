import type { View } from '../../../parts/room/roomLayout.ts'

/** Props shared by all layouts of the room. */
export type PartsProps = { isWide: boolean; view: View }

/**
 * Attributes for one part of the room. Side by side with others, it is a section; in a narrow window, it is a panel
 * with a tab. Mantine's own panels would unmount the editor and the answer field, but these are only hidden. The ids
 * are the ones that Mantine's tabs refer to.
 */
export const partProps = (name: View, { isWide, view }: PartsProps, className: string | undefined) => ({
  'data-part': name,
  className: className ?? '',
  ...(isWide ? { id: `room-${name}` } : { id: `room-panel-${name}`, role: 'tabpanel', hidden: view !== name }),
})
