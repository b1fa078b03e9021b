import { plainWords, splitCode } from '../../plainWords.ts'

/** The parts of a message that the classifier sees. */
export type Heard = {
  said: string
  /** The interviewer's last message; empty if unknown. */
  asked: string
  /** The words that show the task's topic, from `topicOf`. */
  topic: ReadonlySet<string>
}

/**
 * Three kinds of features, equally weighted: words with their neighbours; pieces of words, which tolerate misspelling;
 * and the situation: the step, how much of the message is about the task, and how much has never been seen in an
 * interview.
 */
export type Features = { words: string[]; pieces: string[]; place: string[] }

/** Tokens beyond these limits take time but don't change the label. */
const maxTokens = 250
const maxTokensInPieces = 120

const tokensOf = (text: string): string[] =>
  (text.match(/[\p{L}\p{M}]+(?:'[\p{L}\p{M}]+)?|\d+|[^\s\p{L}\p{M}\d]/gu) ?? [])
    .slice(0, maxTokens)
    .map((token) => (/^\d+$/.test(token) ? '0' : token))

const sentencesIn = (text: string): string[] =>
  text.split(/(?<=[.?!])\s+|\n/).filter((sentence) => sentence.trim() !== '')

const pairsOf = (tokens: readonly string[]): string[] =>
  tokens.slice(1).map((token, index) => `${tokens[index]}_${token}`)

const lengths = [2, 4, 6, 9, 14, 25, 50, 100]
const lengthClass = (count: number): number => lengths.findIndex((length) => count < length)

/**
 * For a message of up to this many tokens, each word is also paired with the question, which decides what a short
 * answer means.
 */
const shortTokens = 5
/** In a message of more tokens than this, we ignore how the question was worded. */
const fewTokens = 10

const looksLikeCode = /```|[;{}]\s*$|\bdef |\w\(\w*\)|\w\[\w+\]/m

/** Computes the features the model was trained on. After changing this, train the model again. */
export function featuresOf({ said, asked, topic }: Heard, isKnown: (word: string) => boolean): Features {
  const text = plainWords(said)
  const tokens = tokensOf(text)
  const framed = ['<s>', ...tokens, '</s>']
  const sentences = sentencesIn(text)
  const last = tokensOf(sentences.at(-1) ?? '')
  const question = sentencesIn(plainWords(asked)).at(-1) ?? ''
  const askedTokens = tokensOf(question)
  const isAsked = question.endsWith('?') ? 'q' : 'd'
  const words = [
    ...tokens.map((token) => `1:${token}`),
    ...pairsOf(framed).map((pair) => `2:${pair}`),
    ...framed.slice(2).map((token, index) => `3:${framed[index]}_${framed[index + 1]}_${token}`),
    ...last.map((token) => `l:${token}`),
    ...pairsOf(last).map((pair) => `l2:${pair}`),
    ...tokensOf(sentences[0] ?? '')
      .slice(0, 4)
      .map((token) => `f:${token}`),
    ...(tokens.length > fewTokens ? [] : askedTokens.slice(0, 3).map((token) => `a:${token}`)),
    sentences.at(-1)?.trimEnd().endsWith('?') ? 'ends?' : 'ends',
    `n${lengthClass(tokens.length)}`,
    `q${Math.min(3, text.split('?').length - 1)}`,
    ...(tokens.length > fewTokens ? [] : [asked === '' ? 'asked nothing' : `asked ${isAsked}`]),
    ...(looksLikeCode.test(text) || splitCode(said).code !== '' ? ['code'] : []),
    ...(tokens.length > shortTokens
      ? []
      : [
          ...askedTokens.slice(0, 2).map((token) => `as:${token}|${tokens[0] ?? ''}`),
          ...tokens.map((token) => `an:${isAsked}|${token}`),
        ]),
  ]
  const pieces = tokens.slice(0, maxTokensInPieces).flatMap((token) => {
    const word = `_${token}_`
    return [3, 4, 5].flatMap((size) =>
      Array.from({ length: Math.max(0, word.length - size + 1) }, (_, from) => word.slice(from, from + size)),
    )
  })
  return { words, pieces, place: placeOf(tokens, topic, isKnown) }
}

function placeOf(tokens: readonly string[], topic: ReadonlySet<string>, isKnown: (word: string) => boolean): string[] {
  const spoken = tokens.filter((token) => /^[a-z]{3,}/.test(token))
  const onTopic = new Set(spoken.map(stemOf).filter((stem) => topic.has(stem))).size
  const unheard = spoken.filter((word) => !isKnown(word)).length
  const asks = tokens.includes('?') ? '?' : '.'
  const topical = Math.min(onTopic, 2)
  return [
    `topic ${Math.min(onTopic, 3)}`,
    `topic ${topical}${asks}`,
    `unheard ${Math.min(unheard, 4)}`,
    `unheard ${Math.min(unheard, 3)}${asks}`,
    `share unheard ${Math.floor((4 * unheard) / Math.max(1, spoken.length))}`,
    `topic ${topical} unheard ${Math.min(unheard, 2)}`,
  ]
}

/** Strips endings, so that "boat" and "boats" are the same. */
const stemOf = (word: string): string =>
  word.length <= 4 ? word : word.replace(/(?:ing|ed|es|s)$/, '').replace(/ies$/, 'y')

/** Returns the words that show a text's topic. */
export function topicOf(text: string): ReadonlySet<string> {
  const words = plainWords(text).match(/[a-z]{4,}/g) ?? []
  return new Set(words.filter((word) => !everyday.has(word)).map(stemOf))
}

/** Words too common to show a topic: every task and every candidate uses them. */
const everyday = new Set(
  'able about above actual after again also always amount answer another because been before begin being below between both case cases cost could data does done each either else empty equal even ever every exactly example find first following from give given gives goes greater half have here input integer integers into itself keep last least left less line lines list many maximum minimum more most move much must need never next none number numbers once only order other output over pair point possible print program read right same several should show since single size smallest some space start step still string such take takes task tell than that their them then there these they thing this those three through time times together total under until value values what when where whether which while whole will with within without word words would write your'.split(
    ' ',
  ),
)
