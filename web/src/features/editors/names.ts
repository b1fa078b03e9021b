import { editorTexts as texts } from './texts.ts'

/** A person's name, or a replacement if the account is deleted. */
export const nameOf = (person: { name: string; isYou: boolean } | null): string =>
  person === null ? texts.somebody : person.isYou ? texts.you : person.name
