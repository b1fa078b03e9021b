/**
 * Mock papers: our items, in the format of a real examination. All calls need a sign-in (401). Kept free of schemas.
 */
export const paperPaths = {
  /**
   * `GET ?domain=`: 200 with a `paperListSchema`. `POST` with a `newPaperSchema`: 201 with a `paperViewSchema`; if a
   * paper of the domain isn't over, that one, with 200; 409 NO_PAPER_ITEMS if the domain has no papers.
   */
  papers: '/api/papers',
  /** `GET`: 200 with a `paperViewSchema`; 404 PAPER_UNKNOWN. */
  paper: '/api/papers/:id',
  /** `POST`: starts the part's clock; idempotent. 200 with a `paperViewSchema`; 409 PAPER_PART_WAITS before its turn. */
  start: '/api/papers/:id/parts/:part/start',
  /** `POST`: hands the part in; idempotent. A part that never began is handed in empty. 200 with a `paperViewSchema`. */
  handIn: '/api/papers/:id/parts/:part/hand-in',
  /** `PUT` with a `paperAnswerSchema`: 200 with a `paperSavedSchema`; 409 PAPER_PART_OVER; 404 PAPER_UNKNOWN. */
  answer: '/api/papers/:id/answers/:key',
  /** `GET`: 200 with a `paperMarksSchema`; 409 PAPER_RUNNING until every part is over. */
  marks: '/api/papers/:id/marks',
  /** `GET ?domain=`: 200 with a `drillSchema`. `POST` with a `drillAnswerSchema`: 200 with a `drillAnsweredSchema`. */
  drill: '/api/paper-drill',
} as const
