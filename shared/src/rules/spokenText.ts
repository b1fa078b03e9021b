/** Normalises a message for matching: lower case, plain apostrophes and single spaces. */
export const spokenText = (message: string): string =>
  message
    .normalize('NFKC')
    .replaceAll(/[\u2018\u2019\u02bc`´]/g, "'")
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .trim()
