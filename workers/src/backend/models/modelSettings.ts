/** Which language model to call. */
export type ModelSettings =
  | { provider: 'openai-compatible'; baseUrl: string; model: string; apiKey: string | undefined }
  /** If `baseUrl` is undefined, we use the vendor's own URL. */
  | { provider: 'anthropic'; baseUrl: string | undefined; model: string; apiKey: string }
