/** The API calls for scheduling mock interviews with people. Kept free of schemas. */
export const appointmentPaths = {
  /**
   * The appointment of a session, for its members (404 SESSION_NOT_FOUND for everybody else). `GET`: 200 with a
   * `sessionAppointmentSchema`. `PUT` with an `offeredTimesSchema` offers times, and cancels a booked one;
   * `DELETE?revision=` cancels: 200 with the same. Candidate and interviewer only (403 FORBIDDEN); 409
   * APPOINTMENT_CHANGED if the revision is out of date, BUSY, NOT_SCHEDULABLE after the start.
   */
  appointment: '/api/sessions/:id/appointment',
  /**
   * `POST` with a `bookingSchema` books one of the offered times, or switches to another one: 200 with a
   * `sessionAppointmentSchema`, even if repeated. 409 APPOINTMENT_CHANGED, OWN_OFFER if the caller made the offer,
   * BUSY, PARTNER_BUSY, TIME_IS_OVER, NOT_SCHEDULABLE.
   */
  booking: '/api/sessions/:id/appointment/booking',
  /** `GET`: the booked time as a calendar file (`text/calendar`); 404 NOT_BOOKED. */
  calendarFile: '/api/sessions/:id/appointment/mock.ics',
  /** `GET`: 200 with an `appointmentListSchema`, the caller's appointments. */
  mine: '/api/appointments',
  /**
   * `GET`: 200 with a `calendarFeedSchema`. `POST`: the same with a new address; the previous one stops working.
   * `DELETE` removes it: 204.
   */
  feed: '/api/calendar-feed',
  /** `GET ?key=`: the feed itself (`text/calendar`) for calendar programs, without a cookie; 404 FEED_UNKNOWN. */
  feedFile: '/api/calendar-feed/mocks.ics',
} as const
