/** The parts of a room that can have the focus. */
export type FocusPart = 'problem' | 'chat' | 'code' | 'tools'

/** The element that gets the focus in each part of the room: the first one that exists. */
const targets: Record<FocusPart, readonly string[]> = {
  // If it is the head of a conversation, its button gets the focus.
  problem: ['[data-part="problem"][tabindex]', '[data-part="problem"] button'],
  chat: ['[data-part="chat"] textarea:not([aria-hidden])', '[data-part="chat"] [tabindex="0"]'],
  code: ['[data-part="code"] .native-edit-context', '[data-part="code"] textarea'],
  tools: ['aside [role="tab"][aria-selected="true"]', '[data-part="tools"] [role="tab"][aria-selected="true"]'],
}

/** Moves the focus to a part of the room, which may be rendering at this moment. */
export function focusOn(room: ParentNode | null, part: FocusPart): void {
  requestAnimationFrame(() => {
    const found = targets[part].map((selector) => room?.querySelector<HTMLElement>(selector))
    found.find((each) => each != null)?.focus()
  })
}

/** The smallest width with the parts of a room side by side. */
export const sideBySide = '(min-width: 62em)'

/**
 * Moves the focus after a button that disappears when pressed: to the editor while there is code to write, else to the answer field. In a
 * narrow window that would open a keyboard over the reply, so the focus goes to the conversation.
 */
export function focusOnWork(isCoding: boolean): void {
  if (window.matchMedia(sideBySide).matches) focusOn(document, isCoding ? 'code' : 'chat')
  else
    requestAnimationFrame(() => {
      document.querySelector<HTMLElement>('[data-part="chat"] section[tabindex="0"]')?.focus()
    })
}
