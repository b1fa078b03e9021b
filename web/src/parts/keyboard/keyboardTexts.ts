/** What the list of shortcuts says. */
export const keyboardTexts = {
  title: 'Keyboard shortcuts',
  note: 'Each of these has a button as well.',
  close: 'Back to the room',
  undo: 'Undo handing in, for 5 seconds',
  run: 'Run, where code runs',
  goTo: (part: string) => `Go to: ${part}`,
  microphone: 'Microphone on or off',
  thinking: 'I’m thinking',
  send: 'Send what you wrote',
  breakLine: 'New line in what you write',
  nextPart: 'Next part of the room',
  escape: 'Quiet the interviewer’s voice; close the tools',
  freeTab: 'In the editor: Tab leaves it, or indents again',
  vimEscape: 'Vim keys: back to normal mode',
  vimTab: 'Vim keys, in normal mode: leave the editor',
  emacsCancel: 'Emacs keys: cancel what you began',
} as const
