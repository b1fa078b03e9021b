/** Why a file couldn't be read. Each is a problem code in the catalogue. */
export const cvFailures = [
  'CV_TOO_LARGE',
  'CV_WRONG_TYPE',
  'CV_PROTECTED',
  'CV_TOO_LONG',
  'CV_WITHOUT_TEXT',
  'CV_UNREADABLE',
  'CV_READERS_BUSY',
] as const
export type CvFailure = (typeof cvFailures)[number]

/** Thrown if a file can't be read as a CV. */
export class CvUnreadable extends Error {
  override name = 'CvUnreadable'
  readonly code: CvFailure

  constructor(code: CvFailure, cause?: unknown) {
    super(code, { cause })
    this.code = code
  }
}
