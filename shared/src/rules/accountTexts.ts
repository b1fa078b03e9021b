/**
 * The texts of the error catalogue (spec §8) about accounts, word for word. They have their own file because every page
 * needs them; the others are only for interviews.
 */
export const accountTexts = {
  userLookupFailed: 'Failed to get user details',
  emailWriteFailed: 'Failed to update user information. Please try again or contact support.',
  emailCheckFailed: 'Failed to check user email existence. Please try again or contact support.',
} as const
