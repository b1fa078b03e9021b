/** Matches whatever one of these expressions matches. */
export const anyOf = (...parts: RegExp[]): RegExp => new RegExp(parts.map(({ source }) => `(?:${source})`).join('|'))
