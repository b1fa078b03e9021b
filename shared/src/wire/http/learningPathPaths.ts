/** The API calls for a learner's path. Kept free of schemas. All but `feedFile` need a sign-in (401). */
export const learningPathPaths = {
  /**
   * `GET`: 200 with a `pathAnswerSchema`. `POST` with a `newPathSchema` makes a path, or replaces the one whose
   * revision it names: 200 with a `learningPathSchema`; 409 PATH_CHANGED, saying what changed, if another window saved
   * first. `DELETE` removes it: 204, even if there is none.
   */
  path: '/api/path',
  /** `POST` with a `pathWishSchema`: 200 with a `pathPreviewSchema`. Nothing is stored. */
  preview: '/api/path/preview',
  /**
   * `POST` with a `replanSchema`: 200 with a `learningPathSchema`. Keeps what is done and plans the rest again, from
   * today. 404 PATH_NOT_FOUND; 409 PATH_CHANGED, saying what changed, if the revision is out of date.
   */
  replan: '/api/path/replan',
  /**
   * `GET`: 200 with a `calendarFeedSchema`. `POST`: the same with a new address; the previous one stops working.
   * `DELETE` removes it: 204.
   */
  feed: '/api/path/feed',
  /** `GET ?key=`: the path's days (`text/calendar`) for calendar programs, without a cookie; 404 FEED_UNKNOWN. */
  feedFile: '/api/path/feed/path.ics',
} as const
