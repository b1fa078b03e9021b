/** Parts of a room that can get focus. */
export type FocusPart = 'problem' | 'chat' | 'code' | 'tools'

/** Where focus goes in each part of the room: the first selector that matches. */
const targets: Record<FocusPart, readonly string[]> = {
  // If the problem is folded above a conversation, its button gets focus.
  problem: ['[data-part="problem"][tabindex]', '[data-part="problem"] button'],
  chat: ['[data-part="chat"] textarea:not([aria-hidden])', '[data-part="chat"] [tabindex="0"]'],
  code: ['[data-part="code"] .native-edit-context', '[data-part="code"] textarea'],
  tools: ['aside [role="tab"][aria-selected="true"]', '[data-part="tools"] [role="tab"][aria-selected="true"]'],
}

/** Moves focus to a part of the room, even if that part is just being rendered. */
export function focusOn(room: ParentNode | null, part: FocusPart): void {
  requestAnimationFrame(() => {
    const found = targets[part].map((selector) => room?.querySelector<HTMLElement>(selector))
    found.find((each) => each != null)?.focus()
  })
}

/** Minimum width for showing the room's parts side by side. */
export const sideBySide = '(min-width: 62em)'

/**
 * Moves focus when the pressed button disappears: to the editor if there is code to write, otherwise to the answer
 * field. In a narrow window that would open a keyboard over the reply, so focus goes to the conversation.
 */
export function focusOnWork(isCoding: boolean): void {
  if (window.matchMedia(sideBySide).matches) focusOn(document, isCoding ? 'code' : 'chat')
  else
    requestAnimationFrame(() => {
      document.querySelector<HTMLElement>('[data-part="chat"] section[tabindex="0"]')?.focus()
    })
}
