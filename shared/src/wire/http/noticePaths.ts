/** The API calls for the caller's notices; 401 UNAUTHORIZED without a sign-in. Kept free of schemas. */
export const noticePaths = {
  /** `GET`: 200 with a `noticePageSchema`, latest first. */
  notices: '/api/notices',
  /** `POST` with a `readNoticesSchema`: marks that notice and all older ones as read; 200 with an `unreadNoticesSchema`. 404 NOTICE_UNKNOWN. */
  read: '/api/notices/read',
} as const
