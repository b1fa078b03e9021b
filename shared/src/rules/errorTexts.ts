/** The texts of the error catalogue (spec §8), word for word; those of accounts are in `accountTexts.ts`. */

export const chatCallTexts = {
  insufficientTokens: 'You have insufficient AI-usage tokens left.',
  tooLong:
    "I'm taking too long to respond. If you ask me to do lots of work, I might not be able to respond in time, try reducing the amount of work you ask me to do",
  other: 'Could you try that again, I had some temporary issues.',
} as const

export const challengeFetchTexts = {
  noMatch:
    'We currently do not have a challenge that matches the selected settings. Please consider adjusting the difficulty, duration, or interview stage. We are diligently expanding our question bank and appreciate your patience.',
  other: "There was an error whilst retrieving your challenge, we're sorry for the inconvenience.",
} as const

/** The final text of a chat call that failed with `status` (spec §8). */
export function chatCallFailureText(status: number): string {
  switch (status) {
    case 402:
      return chatCallTexts.insufficientTokens
    case 503:
      return chatCallTexts.tooLong
    default:
      return chatCallTexts.other
  }
}

/** The room's values when no challenge could be fetched (spec §8): C++ and an empty stub. */
export const challengeFallback = { programming_language: 'cpp', code_stub: '' } as const
