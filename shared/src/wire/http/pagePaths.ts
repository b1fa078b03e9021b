/** The API calls for pages made in the builder. Kept free of schemas. */
export const pagePaths = {
  /**
   * `GET ?path=`, from anybody: 200 with a `publishedPageSchema`; 404 PAGE_UNKNOWN, 403 PAGE_LOCKED if it is for people who
   * are signed in.
   */
  published: '/api/pages',
  /**
   * `POST` with a `formAnswersSchema`, from anybody, at most five times an hour: 202 once the answers are stored, even
   * if repeated. 400 INVALID_REQUEST names the fields, 404 FORM_UNKNOWN, 429 TOO_MANY_REQUESTS.
   */
  answers: '/api/pages/:pageId/forms/:formId/answers',
} as const

/** The API calls for editing pages. CONTENT_CREATOR and ADMIN only; 404 PAGE_UNKNOWN if there is no such page. */
export const pageEditorPaths = {
  /** `GET`: 200 with an `editedPageListSchema`. `POST` with a `newPageSchema`: 201 with an `editedPageSchema`. */
  pages: '/api/creator/pages',
  /** `GET`: 200 with an `editedPageSchema`. `DELETE`: 204; 409 PAGE_FIXED once it has been published. */
  page: '/api/creator/pages/:pageId',
  /** `PUT` with a `pageDraftSchema`: 200 with an `editedPageSchema`; 409 PAGE_CHANGED if somebody else saved meanwhile. */
  draft: '/api/creator/pages/:pageId/draft',
  /** `PUT` with a `pageAddressSchema`: 200; 409 PAGE_ADDRESS_TAKEN, PAGE_ADDRESS_FIXED. */
  address: '/api/creator/pages/:pageId/address',
  /**
   * `POST` with a `pagePublicationSchema`: 200; at once, or at the given time. 409 PAGE_CHANGED, PAGE_UNFINISHED with
   * what is missing, DESTINATION_NOT_ALLOWED. `DELETE` takes it off the site: 200; 409 PAGE_FIXED.
   */
  publication: '/api/creator/pages/:pageId/publication',
  /** `DELETE` cancels a publication that was scheduled: 200. */
  schedule: '/api/creator/pages/:pageId/schedule',
  /** `GET`: 200 with a `pageVersionListSchema`. */
  versions: '/api/creator/pages/:pageId/versions',
  /** `GET`: 200 with a `pageVersionSchema`. */
  version: '/api/creator/pages/:pageId/versions/:versionId',
  /** `POST` with a `rollBackSchema`: 200; that version is on the site again. The draft stays. */
  rollBack: '/api/creator/pages/:pageId/roll-back',
} as const

/** The API calls for the places forms may send answers to, and for answers that couldn't be delivered. ADMIN only. */
export const formAdminPaths = {
  /** `GET`: 200 with a `formDestinationListSchema`. `POST` with a `newFormDestinationSchema`: 201. */
  destinations: '/api/admin/form-destinations',
  /** `DELETE`: 204; 404 DESTINATION_UNKNOWN. Forms that use it keep their answers, and their delivery fails. */
  destination: '/api/admin/form-destinations/:destinationId',
  /** `GET`: 200 with a `failedAnswerListSchema`. */
  failed: '/api/admin/form-answers/failed',
  /** `POST`: 204; it is delivered again. 404 FORM_ANSWER_UNKNOWN. */
  retry: '/api/admin/form-answers/:answerId/retry',
} as const
