/** Something that was seen in the candidate's code: where, and what can be said of it in a sentence or two. */
export type Finding = {
  /** The line that it is about, counted from 1. */
  line: number
  /** Plain sentences; names of the code stand in backticks. */
  text: string
}
