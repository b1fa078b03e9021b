import type { EditorKeys } from '../../../data/editorChoices.ts'

/** UI text for the line below the editor. */
export const editorKeysTexts = {
  names: { standard: 'Standard', vim: 'Vim', emacs: 'Emacs' } satisfies Record<EditorKeys, string>,
  line: (name: string) => `${name} keys`,
  loading: (name: string) => `Loading ${name} keys…`,
  failed: (name: string) => `We couldn’t load the ${name} keys. You can use the standard keys for now.`,
  command: 'Vim command',
  waiting: (keys: string) => `${keys} …`,
  mark: 'Mark set',
} as const
