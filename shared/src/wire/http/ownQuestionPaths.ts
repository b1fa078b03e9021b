/** The API calls for users' own questions. All of them need an account. */
export const ownQuestionPaths = {
  /** `GET`: 200 with an `ownQuestionListSchema`. `POST` with an `ownQuestionContentSchema`: 201 with an `ownQuestionSchema`. */
  questions: '/api/own-questions',
  /**
   * `GET`: 200 with an `ownQuestionSchema`. `PUT` with an `ownQuestionChangeSchema`: the same; 409 OWN_QUESTION_CHANGED
   * if somebody saved in the meantime. `DELETE`: 204. For the author only; 404 OWN_QUESTION_UNKNOWN for everybody else.
   */
  question: '/api/own-questions/:questionId',
  /** `POST` runs the solution on every case: 200 with an `ownQuestionSchema` whose check is running. */
  check: '/api/own-questions/:questionId/check',
  /** `POST` with a `newOwnQuestionLinkSchema`: 201 with the link; an older one stops working. `DELETE` revokes it: 204. */
  link: '/api/own-questions/:questionId/link',
  /** `POST` with a `sharedQuestionTokenSchema`: 200 with a `sharedQuestionSchema`; 404 OWN_QUESTION_NOT_SHARED. */
  look: '/api/shared-questions/look',
  /**
   * `POST` with a `sharedQuestionTokenSchema`: 201 with an `ownQuestionSchema`, the caller's copy; 403 if the link
   * doesn't allow copying.
   */
  copy: '/api/shared-questions/copy',
} as const
