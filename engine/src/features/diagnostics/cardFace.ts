import type { BankItem } from './items.ts'

/** A review card for an item: its question, the possible answers, and the right answer with its reason. */
export function cardFaceOf({ question, situation, options, number }: BankItem) {
  const front = `${situation}\n\n${question}`
  if (number !== undefined) {
    const { answer, unit, why } = number
    const right = unit === undefined ? String(answer) : `${answer} ${unit}`
    return { front, context: null, ask: { type: 'text', right: String(answer) }, back: `**${right}** ${why}` } as const
  }
  const shown = (options ?? []).map(({ text, why, isRight }) => ({
    ...{ text, why },
    verdict: isRight ? ('right' as const) : ('wrong' as const),
  }))
  const right = shown.find(({ verdict }) => verdict === 'right')
  return {
    ...{ front, context: null, ask: { type: 'choice', many: false, options: shown } as const },
    back: `**${right?.text ?? ''}** ${right?.why ?? ''}`,
  }
}
