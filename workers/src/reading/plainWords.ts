/**
 * The maximum number of characters of a message that are read for its meaning. Reading the rest of a very long text
 * would only take time.
 */
const longestRead = 6_000

/** Normalises a message for comparison: lower case, plain quotes, single spaces. Keeps line breaks. */
export function plainWords(text: string): string {
  return text
    .slice(0, longestRead)
    .normalize('NFKC')
    .replaceAll(/[\u2018\u2019\u02bc`´]/g, "'")
    .replaceAll(/[\u201c\u201d]/g, '"')
    .toLowerCase()
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ *\n\s*/g, '\n')
    .trim()
}

/** Counts the words in a text. */
export const wordCount = (text: string): number => text.match(/\S+/g)?.length ?? 0

/** Splits a plain text into sentences. The dots in `3.5`, `a.b` and `e.g.` don't end one. */
export const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[?!])\s+|(?<=[?!])(?=[a-z])|(?<!\be\.g|\bi\.e|\betc)[.;](?=\s|$)|\n+|\s-\s|\s?\.\.\.\s?/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')

const codeLine =
  /[;{}]\s*$|^\s*(def |class |return\b|import |from \w+ import|#include|public |private |static |const |let |var |int |auto |for ?\(|for \w+ in .*:|while ?\(|while .*:$|if ?\(|if .*:$|else:?$|elif |else if|function |print\(|\w+ ?= ?[\w[({"']+.*[)\]}"';]?$|\w+(\.\w+)*\(.*\);?$)/

/** Splits a message into its code (fenced, or lines that look like code) and its prose. */
export function splitCode(message: string): { code: string; prose: string } {
  const fenced: string[] = []
  const rest = message.slice(0, longestRead).replaceAll(/(```|~~~)[\s\S]*?(\1|$)/g, (block) => {
    fenced.push(block.replaceAll(/^(```|~~~)[a-zA-Z+#]*\n?|(```|~~~)$/g, ''))
    return '\n'
  })
  const lines = rest.split('\n')
  const looksLikeCode = lines.filter((line) => codeLine.test(line))
  if (looksLikeCode.length >= 2) {
    fenced.push(looksLikeCode.join('\n'))
    return { code: fenced.join('\n'), prose: lines.filter((line) => !codeLine.test(line)).join('\n') }
  }
  return { code: fenced.join('\n'), prose: rest }
}
