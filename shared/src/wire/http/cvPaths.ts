/** The API calls for a person's CV, and for having it reviewed (spec §7). Kept free of schemas. */
export const cvPaths = {
  /**
   * `GET`: 200 with an `ownCvSchema`. `POST` with a file as multipart, or with a `pastedCvSchema`: reads it and
   * replaces any earlier CV; 201 with a `cvSchema`, 413 CV_TOO_LARGE, 415 CV_WRONG_TYPE, 422 CV_PROTECTED, CV_TOO_LONG,
   * CV_WITHOUT_TEXT or CV_UNREADABLE, 503 CV_READERS_BUSY. `PUT` with a `savedCvSchema`: 200 with a `cvSchema`; 404
   * CV_UNKNOWN, 409 CV_CHANGED. `DELETE`: 204, even if there is none; its review requests are deleted too.
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
   * `GET`: its status, 200 with a `cvWordingRunSchema`; 404 CV_WORDINGS_UNKNOWN. `PUT` once it's done: adds what it found to the CV's
   * suggestions, 200 with a `keptWordingsSchema`, even if repeated; 404 CV_UNKNOWN, CV_WORDINGS_UNKNOWN.
   */
  wordingRun: '/api/cv/wordings/:runId',
  /** `GET`: the CV as a file, `docx` or `pdf`; 404 CV_UNKNOWN. */
  export: '/api/cv/export/:format',
  /**
   * `POST` as multipart with a `cv` file, or with a `reviewRequestSchema`: 202 with an `acceptedReviewSchema`. The mail
   * is queued and retried. The same errors as for reading a CV, and 403 CV_REVIEW_LOCKED, 404 CV_UNKNOWN, 503
   * CV_REVIEW_OFF.
   */
  requestReview: '/email_services/cv-optimization-request',
  /** `DELETE`: 204; 404 CV_REVIEW_UNKNOWN. If the mail hasn't been sent yet, it never will be. */
  review: '/api/cv/reviews/:requestId',
} as const
