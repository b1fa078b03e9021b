/** A finding in the candidate's code: its line, and a sentence or two about it. */
export type Finding = {
  /** The finding's line, counted from 1. */
  line: number
  /** Plain sentences; names from the code are in backticks. */
  text: string
}
