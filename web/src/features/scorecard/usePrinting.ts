import { flushSync } from 'react-dom'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

/** What to print: the scorecard and, on request, the conversation. */
const printing = createStore<{ withConversation: boolean }>(() => ({ withConversation: false }))

export const usePrinting = () => useStore(printing)

/** Opens the browser's print dialog. */
export function print({ withConversation }: { withConversation: boolean }): void {
  // The dialog prints the page as it is at that moment, so render synchronously first.
  flushSync(() => printing.setState({ withConversation }))
  window.print()
}
