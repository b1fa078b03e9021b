function firstWrongEntry(entries) {
  const inside = []
  for (let index = 0; index < entries.length; index++) {
    const room = entries[index].slice(1)
    if (entries[index][0] === '+') inside.push(room)
    else if (inside.pop() !== room) return index + 1
  }
  return inside.length > 0 ? entries.length + 1 : 0
}

const words = require('node:fs').readFileSync(0, 'utf8').split(/\s+/).filter(Boolean)
console.log(firstWrongEntry(words.slice(1)))
