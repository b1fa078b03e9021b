/** The input of one language model call, and its label in the log. */
export type Prompt = {
  /** The model's instructions; only our own words. */
  instructions: string
  /** The text it reacts to. */
  message: string
  version: string
  /** Hash of the prompt files, before any placeholder was filled in. */
  hash: string
}
