import { type ProgrammingLanguage, programmingLanguageLabels, programmingLanguages } from '@greenroom/shared/vocabulary'
import { type LanguageStatus, languageListSchema, languagePaths } from '@greenroom/shared/wire'
import { useQuery } from '@tanstack/react-query'
import { get } from './api.ts'

const againAfterMs = 10_000

/**
 * An entry in a language list, with its version if known. A language that can't be run at the moment says so and can't
 * be chosen.
 */
export type LanguageOption = { value: ProgrammingLanguage; label: string; disabled: boolean }

export function optionsOf(known: readonly LanguageStatus[]): LanguageOption[] {
  const statuses = new Map(known.map((status) => [status.language, status]))
  return programmingLanguages.map((value) => {
    const name = programmingLanguageLabels[value]
    const { available, label } = statuses.get(value) ?? { available: true, label: name }
    return { value, label: available ? label : `${name} (not available now)`, disabled: !available }
  })
}

/** Explains why a language can't be run at the moment, in a sentence; null if it can, or while that is unknown. */
export function whyMissing(known: readonly LanguageStatus[], language: string): string | null {
  const status = known.find((each) => each.language === language)
  if (status === undefined || status.available) return null
  return `${programmingLanguageLabels[status.language]} can’t run right now. Your code is saved, but tests won’t run.`
}

/** All languages, for lists. Until it is known which ones can run, all can be chosen. */
export function useLanguages() {
  const { data: known = [] } = useQuery({
    queryKey: ['languages'],
    queryFn: ({ signal }) => get(languagePaths.list, languageListSchema, { signal }),
    // A missing language may become available at any moment.
    refetchInterval: ({ state }) => (state.data?.every(({ available }) => available) ? false : againAfterMs),
    staleTime: againAfterMs,
    retry: false,
  })
  return { options: optionsOf(known), whyMissing: (language: string) => whyMissing(known, language) }
}
