/**
 * The API calls for editing content in the app, for CONTENT_CREATOR and ADMIN (spec §6). 401 UNAUTHORIZED without a
 * sign-in, 403 FORBIDDEN for everybody else. An item is named by its kind and id, such as `article/a-number-with-a-so`.
 */
export const editingPaths = {
  /** `GET`: 200 with an `editedListSchema`. */
  list: '/api/creator/content',
  /** `GET`: 200 with an `editedItemSchema`; 404 CONTENT_UNKNOWN. */
  item: '/api/creator/content/:kind/:id',
  /**
   * `PUT` with a `contentDraftChangeSchema` saves a draft, or begins one: 200 with a `contentDraftSchema`; 409
   * CONTENT_DRAFT_CHANGED if somebody saved in the meantime. `DELETE` with `?version=`: 204, the same 409.
   */
  draft: '/api/creator/content/:kind/:id/draft',
  /**
   * `POST` with a `contentDraftVersionSchema` asks for a review: 200 with a `contentDraftSchema`; 409 CONTENT_UNSOUND
   * if the draft has errors. `DELETE` with `?version=` withdraws the request.
   */
  review: '/api/creator/content/:kind/:id/draft/review',
  /** `POST` with a `contentCommentSchema`: 200 with a `contentDraftSchema`. */
  comments: '/api/creator/content/:kind/:id/draft/comments',
  /**
   * `POST` with a `contentDecisionSchema`: 200 with an `editedItemSchema`. 403 CONTENT_OWN_DRAFT for its authors; 409
   * CONTENT_NOT_IN_REVIEW, CONTENT_UNSOUND, CONTENT_DRAFT_CHANGED.
   */
  decision: '/api/creator/content/:kind/:id/draft/decision',
  /** `GET`: 200 with a `contentVersionSchema`, its files included; 404 CONTENT_UNKNOWN. */
  version: '/api/creator/content/:kind/:id/versions/:revision',
  /**
   * `POST` with a `contentRestoreSchema` publishes an earlier version again: 200 with an `editedItemSchema`; 409
   * CONTENT_CHANGED.
   */
  restore: '/api/creator/content/:kind/:id/restoration',
  /**
   * `POST` with a `contentRevisionSchema` withdraws the publication, so that the repository's version, if any, counts
   * again: 200 with an `editedItemSchema`; 409 CONTENT_CHANGED.
   */
  withdraw: '/api/creator/content/:kind/:id/withdrawal',
} as const
