/**
 * The admin calls (spec §6). All are for ADMINs only: 401 UNAUTHORIZED without a sign-in, 403 FORBIDDEN for everybody
 * else, without details. Lists come in pages: `after` is the `next` of the previous page. Kept free of schemas.
 */
export const adminPaths = {
  /** `GET` with an `adminPeriodSchema`: 200 with an `adminOverviewSchema`. */
  overview: '/api/admin/overview',
  /**
   * `GET` with an `adminSubscriptionQuerySchema`: 200 with an `adminSubscriptionPageSchema`. `POST` with a
   * `newAdminSubscriptionSchema`: 201 with an `adminSubscriptionSchema`; 404 USER_NOT_FOUND, 409 SUBSCRIPTION_EXISTS
   * with the existing one.
   */
  subscriptions: '/api/admin/subscriptions',
  /**
   * `GET`: 200 with an `adminSubscriptionSchema`, 404 SUBSCRIPTION_UNKNOWN. `PUT` with an
   * `adminSubscriptionChangeSchema`: the same; 409 SUBSCRIPTION_CHANGED if somebody else changed it first, with the
   * current one in `subscription`.
   */
  subscription: '/api/admin/subscriptions/:userId',
  /** `GET` with an `adminPeopleQuerySchema`: 200 with an `adminPeoplePageSchema`. */
  people: '/api/admin/people',
  /** `GET`: 200 with an `adminPersonSchema`, 404 USER_NOT_FOUND. */
  person: '/api/admin/people/:userId',
  /** `POST` with a `tokenGrantSchema`: 200 with a `tokensAfterGrantSchema`, even if repeated. 404 USER_NOT_FOUND. */
  tokens: '/api/admin/people/:userId/tokens',
  /**
   * `GET` with an `adminPageQuerySchema`: 200 with an `alphaEmailPageSchema`. `POST` with an `alphaEmailSchema`: 200,
   * even if it was listed already.
   */
  alphaEmails: '/api/admin/alpha-emails',
  /** `POST` with an `alphaEmailSchema`: 200, even if it wasn't listed. */
  alphaEmailRemoval: '/api/admin/alpha-emails/remove',
  /** `GET` with an `adminPageQuerySchema`: 200 with an `invitationCodePageSchema`. `POST` with a `newInvitationCodesSchema`: 201 with an `invitationCodeListSchema`. */
  invitationCodes: '/api/admin/invitation-codes',
  /** `DELETE`: 204, after which nobody can sign up with it; 404 INVITATION_CODE_UNKNOWN. */
  invitationCode: '/api/admin/invitation-codes/:code',
  /** `GET` with an `adminPageQuerySchema`: 200 with an `adminFeedbackPageSchema`. */
  feedback: '/api/admin/feedback',
  /** `GET` with an `adminReportQuerySchema`: 200 with an `adminReportPageSchema`. Contested scores are the reports about a score. */
  reports: '/api/admin/reports',
  /**
   * `POST` with a `reportAnswerSchema`: 200 with an `adminReportSchema`; notifies the author. 404 REPORT_UNKNOWN, 409
   * REPORT_ANSWERED.
   */
  reportAnswer: '/api/admin/reports/:id/answer',
  /** `GET` with an `adminMessageQuerySchema`: 200 with an `adminMessagePageSchema`. */
  clientMessages: '/api/admin/client-messages',
  /** `GET`: 200 with an `adminSessionSchema`, without the session's content; 404 SESSION_NOT_FOUND. */
  session: '/api/admin/sessions/:id',
  /**
   * `POST` with a `wordsRequestSchema`: 200 with an `adminSessionWordsSchema`. The reader and the reason are recorded
   * first.
   */
  sessionWords: '/api/admin/sessions/:id/words',
  /**
   * `POST` with a `removalRequestSchema`: 204 once they are out, even if repeated. The removal is recorded first. 409
   * with the refusal's code if the member can't be removed: the host, a candidate after the start, an interviewer after
   * the end.
   */
  sessionMemberRemoval: '/api/admin/sessions/:id/members/:memberId/remove',
  /** `GET`: 200 with an `adminQueueListSchema`. */
  queues: '/api/admin/queues',
  /** `GET` with an `adminJobQuerySchema`: 200 with an `adminJobPageSchema`: the failed jobs, without their payloads. */
  jobs: '/api/admin/jobs',
  /** `POST` with a `jobRetrySchema`: 200 with a `retriedJobsSchema`. */
  jobRetry: '/api/admin/jobs/retry',
  /** `GET` with an `adminAuditQuerySchema`: 200 with an `adminAuditPageSchema`, latest first. */
  audit: '/api/admin/audit',
  /** A bull-board page: the queues, without the jobs' payloads. */
  queueBoard: '/admin/queues',
} as const
