import { randomInt } from 'node:crypto'

/** Without letters and digits that are taken for each other. */
const signs = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const part = () => Array.from({ length: 5 }, () => signs[randomInt(signs.length)]).join('')

/** A new invitation code, at random. */
export const newCode = (): string => `GR-${part()}-${part()}`
