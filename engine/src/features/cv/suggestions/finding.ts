/** A rule's result for a line: a new text or a question, and the reason. `template` has `{answer}` in it. */
export type Finding = {
  title: string
  reason: string
  text?: string
  /** Any other change to the same line comes before this one in the title. */
  isMinor?: true
  ask?: { label: string; hint: string; template: string }
}

export type LineContext = {
  /** Whether the line says what somebody did. Summaries and skills don't. */
  isDeed: boolean
  /** Whether it is about a current job. */
  isCurrent: boolean
}

/** A rule for the wording of one line; null if it finds nothing. Each rule gets the text that the previous one left. */
export type WordingRule = (text: string, context: LineContext) => Finding | null

/** Capitalises the first letter of a text. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** A text without its final full stop. */
export const withoutStop = (text: string): string => text.replace(/\s*[.;,]+$/, '')

/** A text's final full stop, or nothing. */
export const stopOf = (text: string): string => (/\.$/.test(text) ? '.' : '')
