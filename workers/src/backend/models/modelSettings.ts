/** Which language model is asked. */
export type ModelSettings =
  | { provider: 'openai-compatible'; baseUrl: string; model: string; apiKey: string | undefined }
  /** Without `baseUrl` at its maker's own address. */
  | { provider: 'anthropic'; baseUrl: string | undefined; model: string; apiKey: string }
