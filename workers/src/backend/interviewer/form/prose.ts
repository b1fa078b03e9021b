/** A text without its parts in backticks. */
export const prose = (text: string): string => text.replaceAll(/`[^`\n]*`/g, ' ')
