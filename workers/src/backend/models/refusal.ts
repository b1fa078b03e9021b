const refusals =
  /\bas an? (ai|artificial intelligence|large language model|language model)\b|^\W*(i'm|i’m|i am) sorry,? (but )?i (can't|can’t|cannot|am unable to|am not able to)\b|^\W*i (can't|can’t|cannot|am unable to|am not able to) (assist|help|comply|participate|engage|fulfil)\b/i

/** Whether a language model drops or refuses the interviewer's role. */
export const refusesToSpeak = (text: string): boolean => refusals.test(text.trimStart())
