import { readLanguage, storageKeys } from '@greenroom/shared/rules'
import type { ProgrammingLanguage } from '@greenroom/shared/vocabulary'

/** The last language used, or python by default (spec §5, §9). */
export function preferredLanguage(storage: Pick<Storage, 'getItem'>): ProgrammingLanguage {
  try {
    return readLanguage(storage.getItem(storageKeys.preferredProgrammingLanguage))
  } catch {
    return readLanguage(null)
  }
}

/** Remembers the language for next time, unless the browser blocks storage. */
export function rememberLanguage(storage: Pick<Storage, 'setItem'>, language: ProgrammingLanguage): void {
  try {
    storage.setItem(storageKeys.preferredProgrammingLanguage, language)
  } catch {
    console.info('The browser won’t let this page remember the programming language.')
  }
}
