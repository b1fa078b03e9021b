/** The API calls for spaced reviews. All need a sign-in (401). A card's id contains slashes: encode it. */
export const reviewPaths = {
  /** `GET ?timeZone=`: 200 with a `reviewListSchema`. We store the zone for reminders. */
  reviews: '/api/reviews',
  /**
   * `POST` with a `reviewAnswerRequestSchema`, for a card with an `ask`: 200 with a `reviewAnswerSchema`. Only the first
   * answer counts; a repeated call returns it. 404 REVIEW_UNKNOWN, 409 REVIEW_CHANGED.
   */
  answer: '/api/reviews/:id/answer',
  /**
   * `POST` with a `reviewGradeRequestSchema`: 200 with a `reviewGradedSchema`, also when repeated with the same
   * `gradeId`. 404 REVIEW_UNKNOWN; 409 REVIEW_CHANGED if the card was graded elsewhere since; 409 REVIEW_UNANSWERED if
   * the card asks something that wasn't answered yet, or the grade doesn't fit the answer.
   */
  grade: '/api/reviews/:id/grade',
  /** `POST` with a `reviewUndoSchema`: 200 with the card as before; 404 REVIEW_UNKNOWN, 409 REVIEW_CHANGED. */
  undo: '/api/reviews/:id/undo',
  /** `PUT` puts the card away, `DELETE` brings it back: 204, also when repeated. 404 REVIEW_UNKNOWN. */
  suspension: '/api/reviews/:id/suspension',
  /** `POST` ends a sitting: 200 with a `reviewSittingSchema`. */
  sittings: '/api/reviews/sittings',
} as const
