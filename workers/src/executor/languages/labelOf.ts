import { type ProgrammingLanguage, programmingLanguageLabels } from '@greenroom/shared/vocabulary'
import { languages } from './all.ts'

/** Returns a language's name with its version, as people say it: `Python 3.13` for python 3.13.5. */
export function labelOf(name: ProgrammingLanguage, version: string): string {
  const short = version.split('.').slice(0, 2).join('.')
  return languages[name].label?.(short) ?? `${programmingLanguageLabels[name]} ${short}`
}
