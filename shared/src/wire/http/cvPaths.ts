/** The calls for a person's CV, and for having it reviewed (spec §7). Kept free of schemas. */
export const cvPaths = {
  /**
   * `GET`: 200 with an `ownCvSchema`. `POST` with a file as multipart, or with a `pastedCvSchema`: reads it, replaces the
   * CV there was, 201 with a `cvSchema`; 413 CV_TOO_LARGE, 415 CV_WRONG_TYPE, 422 CV_PROTECTED, CV_TOO_LONG,
   * CV_WITHOUT_TEXT or CV_UNREADABLE, 503 CV_READERS_BUSY. `PUT` with a `savedCvSchema`: 200 with a `cvSchema`; 404
   * CV_UNKNOWN, 409 CV_CHANGED. `DELETE`: 204, even if there is none; its review requests go with it.
   */
  cv: '/api/cv',
  /** `PUT` with a `suggestionChoiceSchema`: 200 with a `cvSchema`; 404 CV_UNKNOWN, 409 CV_LINE_CHANGED. */
  suggestion: '/api/cv/suggestions/:suggestionId',
  /**
   * `POST`: asks the language model about the lines, 202 with a `cvWordingRunSchema`; 404 CV_UNKNOWN, 409 CV_WITHOUT_WORK,
   * 409 CV_MODEL_OFF.
   */
  wordings: '/api/cv/wordings',
  /**
   * `GET`: how far it is, 200 with a `cvWordingRunSchema`. `PUT` once it's done: adds what it found to the CV's suggestions,
   * 200 with a `keptWordingsSchema`, and the same again if it's sent twice; 404 CV_UNKNOWN, CV_WORDINGS_UNKNOWN.
   */
  wordingRun: '/api/cv/wordings/:runId',
  /** `GET`: the CV as a file, `docx` or `pdf`; 404 CV_UNKNOWN. */
  export: '/api/cv/export/:format',
  /**
   * `POST` as multipart with a `cv` file, or with a `reviewRequestSchema`: 202 with an `acceptedReviewSchema`. The mail is
   * queued and retried. The errors of reading a CV, 403 CV_REVIEW_LOCKED, 404 CV_UNKNOWN, 503 CV_REVIEW_OFF.
   */
  requestReview: '/email_services/cv-optimization-request',
  /** `DELETE`: 204; 404 CV_REVIEW_UNKNOWN. A mail that hasn't left yet doesn't leave any more. */
  review: '/api/cv/reviews/:requestId',
} as const
