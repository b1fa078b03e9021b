import { roomTexts } from '../../../parts/room/texts.ts'
import type { warmUpTexts } from './texts.ts'

export type Tip = keyof typeof warmUpTexts.tips
export const tips: readonly Tip[] = ['chat', 'code', 'done', 'help', 'clock']

/** Selector of each tip's target, which may not be visible. */
export const targetOf: Record<Tip, string> = {
  chat: `section[aria-label="${roomTexts.chat}"]`,
  code: `section[aria-label="${roomTexts.code}"]`,
  done: '[aria-keyshortcuts$="Shift+Enter"]',
  help: 'main aside',
  clock: '[role="timer"]',
}
