/** Returns an expression that matches wherever one of the given expressions does. */
export const anyOf = (...parts: RegExp[]): RegExp => new RegExp(parts.map(({ source }) => `(?:${source})`).join('|'))
