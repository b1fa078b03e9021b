import { prose } from './prose.ts'

/** Markup at the beginning of a line: headings, list items, quotes, tables, rules and underlined titles. */
const atLineStart =
  /^[ \t]*(#{1,6}[ \t]|[-*+•‣▪][ \t]+\S|\(?\d{1,2}[.)][ \t]+\S|>[ \t]|\|.*\||([-*_=])(?:[ \t]*\2){2,}[ \t]*$)/m

/** Bold and italic text, links, pictures, strikethrough, footnotes. */
const inLine =
  /\*\*|__\S|~~|!?\[[^\]\n]+\]\(|(?<![\w*`])\*[^\s*](?:[^*\n]*[^\s*])?\*(?![\w*])|(?<![\w`])_[^\s_][^_\n]*_(?!\w)/

/** Whether a text has any markdown besides `code spans`. */
export const hasMarkdown = (text: string): boolean => atLineStart.test(text) || inLine.test(prose(text))
