import { prose } from '../parts.ts'

/** A calculation of numbers, `+ - * / **` and brackets; digits may be grouped by `_`. It means what it means in Python. */
export const arithmetic = prose.regex(/^[\d\s.+\-*/()_]+$/, 'is no plain calculation')
