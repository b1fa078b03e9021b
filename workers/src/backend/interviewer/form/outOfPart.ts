import { prose } from './prose.ts'

/** Another speaker's name at the beginning of a line, as in a written dialogue. */
const othersLine = /^[ \t]*(?:candidate|user|assistant|system|human|interviewee|me|you)[ \t]*:/im

/** Signs of a prompt: turn markers, placeholders, and the candidate in the third person. */
const marksOfPrompts =
  /<\|[^|>\n]*\|?>|\[\/?inst\]|<\/?s>|\{\{\w+\}\}|\[(?:your|my|the|insert|name|company|candidate|interviewer|position)\b[^\]\n]*\]/i
const aboutTheCandidate =
  /\bthe candidate(?:'s|’s)?\b(?! (?:key|element|value|set|answer|position|pair|index|list|number|string|node|row)s?\b)/i

/**
 * Whether a text isn't addressed to the candidate, such as a written dialogue, a form, or a text about the candidate.
 */
export const fallsOutOfPart = (text: string): boolean =>
  othersLine.test(text) || marksOfPrompts.test(prose(text)) || aboutTheCandidate.test(text)
