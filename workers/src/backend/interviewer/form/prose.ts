/** A text without what stands in backticks. */
export const prose = (text: string): string => text.replaceAll(/`[^`\n]*`/g, ' ')
