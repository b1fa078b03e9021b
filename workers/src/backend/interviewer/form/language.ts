import { prose } from './prose.ts'

/** Words found in nearly every English sentence. */
const english = words(
  'the a an of to and is are was were be been you your what how in it its that this these for on with do does did would could can will',
  'should have has had i we they there here if or not but so as at by from about which when where who why let me my before after then than',
  'she he her his they them their him us our may might must out one two some all any more most no into over under only each other like just also own same such',
  'here again once now go take say tell give try think use',
)

/** Equally common words in other languages, minus those that are also English. */
const others = words(
  'und ist nicht ein eine einen wie ich wir mit auf dem den von auch kann sie das der wenn für oder aber ihr ihre was zu',
  'le la les des est une et vous que qui dans pas avec ce cette comment quelle quel nous je votre pouvez sont mais du',
  'el los las una es para por cómo como cuál usted está qué del se puede su pero al si',
  'il che di della sono con nella può quale gli non per',
  'os uma não você com em seu qual pode isso ao',
  'het een van niet dat je wat hoe met voor zijn jij kunt deze',
  'nie jest czy jak się dla och att det som inte är på med hur vad ett',
)

const lettersOfOtherScripts = /(?!\p{Script=Latin})\p{L}/gu
/** How many letters from other scripts a sentence may have, because formulas sometimes contain a Greek letter. */
const fewLetters = 4

/** The minimum number of words for telling a sentence's language. A shorter one may consist only of names. */
const wordsToTell = 4
const wordsOfASentence = 9
const leastShare = 0.1

/** Whether every sentence is in English; ignores text in backticks. */
export function isEnglish(sentences: readonly string[]): boolean {
  return sentences.every((sentence) => {
    const text = prose(sentence)
    if ((text.match(lettersOfOtherScripts)?.length ?? 0) > fewLetters) return false
    const said = text.toLowerCase().match(/\p{L}+(?:'\p{L}+)?/gu) ?? []
    if (said.length < wordsToTell) return true
    const ours = said.filter((word) => english.has(word.replace(/'.*$/, ''))).length
    const theirs = said.filter((word) => others.has(word)).length
    if (theirs >= 2 && theirs > ours) return false
    return said.length < wordsOfASentence || ours / said.length >= leastShare
  })
}

function words(...lines: string[]): ReadonlySet<string> {
  return new Set(lines.flatMap((line) => line.split(' ')))
}
