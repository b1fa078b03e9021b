import { locale } from '@greenroom/shared/english'

const list = new Intl.ListFormat(locale, { type: 'conjunction' })

/** `graphs, heaps and caching` */
export const listed = (parts: readonly string[]): string => list.format(parts)
