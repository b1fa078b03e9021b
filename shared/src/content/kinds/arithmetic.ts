import { prose } from '../parts.ts'

/** A numeric expression, `+ - * / **` and brackets; digits may be grouped by `_`. Evaluated as in Python. */
export const arithmetic = prose.regex(/^[\d\s.+\-*/()_]+$/, 'is no plain calculation')
