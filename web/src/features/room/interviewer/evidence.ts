/** As much of a message as a press in the rubric records. */
export const evidenceOf = (message: string): string => message.trim().slice(0, 300)
