/** The part of a message that pressing a rubric chip records. */
export const evidenceOf = (message: string): string => message.trim().slice(0, 300)
