/** Matches if any of these expressions does. */
export const anyOf = (...parts: RegExp[]): RegExp => new RegExp(parts.map(({ source }) => `(?:${source})`).join('|'))
