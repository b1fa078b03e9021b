/** What one call of a language model is given, and what tells it from others in the log. */
export type Prompt = {
  /** What the model is to do; nobody's words but ours. */
  instructions: string
  /** What it is to react to. */
  message: string
  version: string
  /** Of the files that it was made from, before anything was put in. */
  hash: string
}
