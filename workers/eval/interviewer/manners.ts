import type { Chance } from './chance.ts'

/** Ways of saying the same thing: the meaning stays, the words around it change. */
export type Manner = (line: string, chance: Chance) => string

export const plain: Manner = (line) => line

export const polite: Manner = (line, { oneOf }) =>
  `${oneOf(['Thank you. ', 'Thanks, I see. ', 'With pleasure. ', 'Gladly. '])}${line}`

export const rude: Manner = (line, { oneOf }) =>
  `${oneOf(['Ugh. ', 'Fine, whatever. ', 'This is ridiculous. ', 'Honestly, a waste of time. '])}${line}`

export const chatty: Manner = (line, { oneOf }) =>
  `${oneOf([
    'Oh nice, this reminds me of something we had at work last year, a lovely team by the way. ',
    'Right, so, where was I, bear with me while I sort my thoughts here. ',
    'Okay okay, I have had two coffees today, so I may be fast. ',
    'My colleague always laughs at how I explain things, but here it goes. ',
  ])}${line}${oneOf([' Sorry, I talk a lot.', ' Does that make sense so far, I hope it does.', ' And that is really it.', ''])}`

/** Drops articles, uses wrong endings and the word order of another language. */
export const nonNative: Manner = (line, { oneOf }) =>
  `${oneOf(['', 'So, ', 'For me is like this: ', 'I am thinking so: '])}${line
    .replaceAll(/\b(the|a|an) /g, '')
    .replaceAll(/\bI would\b/g, 'I will')
    .replaceAll(/\bdoes not\b/g, 'do not')
    .replaceAll(/\bI am\b/g, 'I')
    .replaceAll(/\bgo through\b/g, 'go trough')}`
