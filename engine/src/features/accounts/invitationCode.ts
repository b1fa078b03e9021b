import { randomInt } from 'node:crypto'

/** Omits letters and digits that are easily confused. */
const signs = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const part = () => Array.from({ length: 5 }, () => signs[randomInt(signs.length)]).join('')

/** Generates a random invitation code. */
export const newCode = (): string => `GR-${part()}-${part()}`
