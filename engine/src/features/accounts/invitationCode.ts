import { randomInt } from 'node:crypto'

/** Leaves out letters and digits that people confuse. */
const signs = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const part = () => Array.from({ length: 5 }, () => signs[randomInt(signs.length)]).join('')

/** A new random invitation code. */
export const newCode = (): string => `GR-${part()}-${part()}`
