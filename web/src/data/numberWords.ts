const words = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Eleven', 'Twelve']

/** `Three`, to begin a sentence with; larger numbers as digits. */
export const inWords = (count: number): string => words[count] ?? String(count)
