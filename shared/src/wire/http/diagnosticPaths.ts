/** The API calls for the diagnostic (spec §2, /app/diagnostics). For accounts only. Kept free of schemas. */
export const diagnosticPaths = {
  /**
   * `GET`: 200 with a `diagnosticsSchema`. `POST` with a `newDiagnosticSchema`: 200 with a `diagnosticViewSchema`; the
   * open diagnostic if there is one. 409 DIAGNOSTIC_TOO_SOON within 14 days of the last one that ended.
   */
  diagnostics: '/api/diagnostics',
  /** `GET`: 200 with a `diagnosticViewSchema`; 404 DIAGNOSTIC_UNKNOWN. */
  diagnostic: '/api/diagnostics/:id',
  /**
   * `POST` with a `diagnosticAnswerSchema`: 200 with a `diagnosticViewSchema`, which holds the next item. Repeating an
   * answer is a no-op. 409 DIAGNOSTIC_MOVED_ON if another item is open now.
   */
  answers: '/api/diagnostics/:id/answers',
  /** `POST` with a `diagnosticSkipSchema`: 200 with a `diagnosticViewSchema`. A no-op for a part that is over. */
  skips: '/api/diagnostics/:id/skips',
  /**
   * `POST` opens the coding task's session: 200 with a `diagnosticViewSchema`, whose `code.sessionId` is set. A no-op
   * if it is open. 402 INSUFFICIENT_TOKENS.
   */
  task: '/api/diagnostics/:id/task',
  /**
   * `POST` starts the clock of the explanation, `PUT` with a `diagnosticExplanationSchema` saves it: 200 with a
   * `diagnosticViewSchema`. 409 DIAGNOSTIC_MOVED_ON if it isn't open.
   */
  explanation: '/api/diagnostics/:id/explanation',
  /** `GET`: 200 with a `diagnosticResultSchema`; 404 DIAGNOSTIC_UNKNOWN, 409 DIAGNOSTIC_OPEN until it has ended. */
  result: '/api/diagnostics/:id/result',
} as const
