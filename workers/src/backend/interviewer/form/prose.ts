/** Removes the parts in backticks from a text. */
export const prose = (text: string): string => text.replaceAll(/`[^`\n]*`/g, ' ')
