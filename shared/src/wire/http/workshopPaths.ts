/** The API calls for finding workshops and registering for a date. Kept free of schemas. */
export const workshopPaths = {
  /**
   * `GET ?domain=`: 200 with a `workshopListSchema`; by default those of `tech_interview_prep`. Workshops without an
   * upcoming date are left out.
   */
  workshops: '/api/workshops',
  /** `GET`: 200 with a `workshopViewSchema`; 404 WORKSHOP_UNKNOWN. */
  workshop: '/api/workshops/:id',
  /**
   * `PUT` with a `registrationSchema` registers the caller for this date (YYYY-MM-DD), or puts them on its waiting
   * list: 200 with a `workshopDateSchema`, even if repeated. `DELETE` gives up the seat or the place on the list: 200
   * with the same. We hold it for `undoMs`, and a `PUT` takes it back. 401 UNAUTHORIZED, 403 WORKSHOP_LOCKED, 404
   * WORKSHOP_UNKNOWN, 409 TIME_IS_OVER once it has begun.
   */
  registration: '/api/workshops/:id/dates/:date/registration',
  /** `GET`: the date as a calendar file (`text/calendar`), for people with a seat; 404 NOT_REGISTERED. */
  calendarFile: '/api/workshops/:id/dates/:date/workshop.ics',
} as const
