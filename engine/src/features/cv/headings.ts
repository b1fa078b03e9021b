import type { CvSectionKind } from '@greenroom/shared/wire'

const words: readonly (readonly [CvSectionKind, RegExp])[] = [
  [
    'summary',
    /^(?:(?:professional|career|executive|personal)\s+)?(?:summary|profile|statement)$|^about(?: me)?$|^objective$|^career objective$|^overview$/,
  ],
  [
    'experience',
    /^(?:(?:professional|work|working|employment|relevant|industry|previous|other|engineering|research|teaching|clinical|military|volunteer)\s+)*(?:experience|history|employment|background)$|^work$|^career(?: history)?$|^positions?$|^internships?$|^employment$/,
  ],
  [
    'projects',
    /^(?:(?:personal|selected|side|key|academic|own|open[- ]source)\s+)*projects?$|^open[- ]source(?: work| contributions?)?$|^portfolio$/,
  ],
  [
    'skills',
    /^(?:(?:technical|key|core|it|computer|professional|other)\s+)*(?:skills|technologies|competenc(?:ies|es)|expertise|stack|tools|tech stack)(?:\s*(?:&|and)\s*(?:tools|technologies|interests))?$|^skill ?set$/,
  ],
  [
    'education',
    /^(?:education|academic background|studies|degrees?|qualifications)(?:\s*(?:&|and)\s*(?:training|certifications?|qualifications))?$|^education$/,
  ],
  [
    'other',
    /^(?:(?:spoken|foreign)\s+)?languages?$|^certifi(?:cates?|cations?)$|^courses?$|^training$|^interests?$|^hobbies(?: and interests)?$|^publications?$|^talks?$|^volunteering$|^volunteer(?: work| experience)$|^awards?$|^achievements?$|^honou?rs?$|^references?$|^patents?$|^personal (?:details|data|information)$|^memberships?$|^military service$|^additional information$|^miscellaneous$|^other$|^contact(?: details| information)?$|^community$/,
  ],
]

const plainOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[:.\s_–—-]+$/u, '')
    .replace(/^[\s_–—-]+/u, '')
    .replace(/\s+/g, ' ')

/** The kind of section a heading starts; null if we don't recognise the line as a heading. */
export function headingKind(text: string): CvSectionKind | null {
  const plain = plainOf(text)
  // Letters with spaces between them, as in `E X P E R I E N C E`.
  const closed = /^(?:\p{L} )+\p{L}$/u.test(plain) ? plain.replaceAll(' ', '') : plain
  return words.find(([, pattern]) => pattern.test(closed))?.[0] ?? null
}
