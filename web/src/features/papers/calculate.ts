/** Anything that the calculator's keys can type. */
type Token = number | '+' | '−' | '×' | '÷' | '(' | ')'

const token = /\s*(\d+\.?\d*|\.\d+|[+−×÷()])/y

function tokensIn(text: string): Token[] | null {
  const tokens: Token[] = []
  token.lastIndex = 0
  const plain = text.replaceAll('*', '×').replaceAll('/', '÷').replaceAll('-', '−').trimEnd()
  while (token.lastIndex < plain.length) {
    const found = token.exec(plain)?.[1]
    if (found === undefined) return null
    tokens.push(/\d/.test(found) ? Number(found) : (found as Token))
  }
  return tokens
}

/** Digits shown. Any more would only show rounding errors. */
const shownDigits = 12

/**
 * Calculates `+ − × ÷` and brackets, with the usual precedence. Also reads `*`, `/` and `-`.
 * @returns null if it isn't a calculation, or divides by zero
 */
export function calculate(text: string): number | null {
  const tokens = tokensIn(text)
  if (tokens === null || tokens.length === 0) return null
  let at = 0
  const sum = (): number | null => {
    let value = product()
    while (value !== null && (tokens[at] === '+' || tokens[at] === '−')) {
      const sign = tokens[at++] === '+' ? 1 : -1
      const next = product()
      value = next === null ? null : value + sign * next
    }
    return value
  }
  const product = (): number | null => {
    let value = factor()
    while (value !== null && (tokens[at] === '×' || tokens[at] === '÷')) {
      const divides = tokens[at++] === '÷'
      const next = factor()
      value = next === null ? null : divides ? value / next : value * next
    }
    return value
  }
  const factor = (): number | null => {
    const next = tokens[at++]
    if (typeof next === 'number') return next
    if (next === '−') {
      const value = factor()
      return value === null ? null : -value
    }
    if (next !== '(') return null
    const value = sum()
    return tokens[at++] === ')' ? value : null
  }
  const value = sum()
  if (value === null || at < tokens.length || !Number.isFinite(value)) return null
  return Number(value.toPrecision(shownDigits))
}
