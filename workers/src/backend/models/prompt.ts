/** The input of one language model call, and its label in the log. */
export type Prompt = {
  /** The model's instructions, which contain only our own words. */
  instructions: string
  /** The text that the model reacts to. */
  message: string
  version: string
  /** Hash of the prompt files, taken before any placeholder was filled in. */
  hash: string
}
