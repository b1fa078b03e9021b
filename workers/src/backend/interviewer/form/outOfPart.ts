import { prose } from './prose.ts'

/** Another speaker's name in front of a line, as in a written dialogue. */
const othersLine = /^[ \t]*(?:candidate|user|assistant|system|human|interviewee|me|you)[ \t]*:/im

/** What a prompt is made of: marks between turns, places to be filled, and the candidate spoken of instead of spoken to. */
const marksOfPrompts =
  /<\|[^|>\n]*\|?>|\[\/?inst\]|<\/?s>|\{\{\w+\}\}|\[(?:your|my|the|insert|name|company|candidate|interviewer|position)\b[^\]\n]*\]/i
const aboutTheCandidate =
  /\bthe candidate(?:'s|’s)?\b(?! (?:key|element|value|set|answer|position|pair|index|list|number|string|node|row)s?\b)/i

/** Whether a text falls out of the part of somebody who speaks to the candidate: a written dialogue, a form, a text about them. */
export const fallsOutOfPart = (text: string): boolean =>
  othersLine.test(text) || marksOfPrompts.test(prose(text)) || aboutTheCandidate.test(text)
