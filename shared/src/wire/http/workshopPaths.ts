/** The calls about workshops: finding them, and registering for a date. A file without schemas. */
export const workshopPaths = {
  /** `GET ?domain=`: 200 with a `workshopListSchema`; by default those of `tech_interview_prep`. Those without a date ahead are left out. */
  workshops: '/api/workshops',
  /** `GET`: 200 with a `workshopViewSchema`; 404 WORKSHOP_UNKNOWN. */
  workshop: '/api/workshops/:id',
  /**
   * `PUT` with a `registrationSchema` registers the caller for this date (YYYY-MM-DD), or puts them on its waiting list: 200 with a
   * `workshopDateSchema`, also a second time. `DELETE` gives up the seat or the place on the list: 200 with the same. For `undoMs` it is held, and
   * a `PUT` takes it back. 401 UNAUTHORIZED, 403 WORKSHOP_LOCKED, 404 WORKSHOP_UNKNOWN, 409 TIME_IS_OVER once it has begun.
   */
  registration: '/api/workshops/:id/dates/:date/registration',
  /** `GET`: the date as a calendar file (`text/calendar`), for people with a seat; 404 NOT_REGISTERED. */
  calendarFile: '/api/workshops/:id/dates/:date/workshop.ics',
} as const
