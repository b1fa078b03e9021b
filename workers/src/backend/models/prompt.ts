/** The input of one language model call, and its label in the log. */
export type Prompt = {
  /** The model's instructions; only words of ours. */
  instructions: string
  /** The text that it reacts to. */
  message: string
  version: string
  /** Hash of the files that it was made from, before anything was filled in. */
  hash: string
}
