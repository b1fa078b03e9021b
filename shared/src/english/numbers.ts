/** The locale for days, amounts and lists. */
export const locale = 'en-GB'

const number = new Intl.NumberFormat(locale)
const rule = new Intl.PluralRules(locale)

/** `12,500` */
export const amount = (count: number): string => number.format(count)

/** The form for this number: `plural(1, { one: 'day', other: 'days' })`. */
export const plural = (count: number, forms: { one: string; other: string }): string =>
  rule.select(count) === 'one' ? forms.one : forms.other

/** `1 token`, `12,500 tokens` */
export const counted = (count: number, forms: { one: string; other: string }): string =>
  `${amount(count)} ${plural(count, forms)}`
