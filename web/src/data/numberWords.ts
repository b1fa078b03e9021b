const words = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Eleven', 'Twelve']

/** `Three`, to start a sentence with; digits for larger numbers. */
export const inWords = (count: number): string => words[count] ?? String(count)
