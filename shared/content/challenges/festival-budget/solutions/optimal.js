function amounts(lines, asked) {
  const termsOf = new Map()
  for (const line of lines) {
    const [name, formula] = line.split('=')
    termsOf.set(name, formula.match(/[+-]?[a-z0-9]+/g))
  }
  const done = new Map()
  const begun = new Set()
  const stack = [...asked]
  const bare = (term) => term.replace(/^[+-]/, '')
  const isName = (term) => /^[a-z]/.test(term)
  while (stack.length > 0) {
    const name = stack.pop()
    if (done.has(name)) continue
    const terms = termsOf.get(name) ?? []
    if (!begun.has(name)) {
      begun.add(name)
      stack.push(name)
      for (const need of terms.map(bare)) if (isName(need) && !begun.has(need)) stack.push(need)
      continue
    }
    let total = 0
    for (const term of terms) {
      const need = bare(term)
      const value = isName(need) ? (done.get(need) ?? null) : Number(need)
      if (value === null) {
        total = null
        break
      }
      total += term.startsWith('-') ? -value : value
    }
    done.set(name, total)
  }
  return asked.map((name) => (done.get(name) === null ? 'circle' : String(done.get(name))))
}

const words = require('node:fs').readFileSync(0, 'utf8').split(/\s+/).filter(Boolean)
const count = Number(words[0])
console.log(amounts(words.slice(1, count + 1), words.slice(count + 2)).join('\n'))
