const sameMetal = new Map([
  ['u', 'n'],
  ['p', 'd'],
  ['q', 'b'],
])

function countsOf(text) {
  const counts = new Map()
  for (const each of text) {
    const letter = sameMetal.get(each) ?? each
    counts.set(letter, (counts.get(letter) ?? 0) + 1)
  }
  return counts
}

function mostCopies(letters, word) {
  const available = countsOf(letters)
  let copies = letters.length
  for (const [letter, needed] of countsOf(word))
    copies = Math.min(copies, Math.floor((available.get(letter) ?? 0) / needed))
  return copies
}

const [letters, word] = require('node:fs').readFileSync(0, 'utf8').split(/\s+/)
console.log(mostCopies(letters, word))
