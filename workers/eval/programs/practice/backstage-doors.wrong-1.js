const lines = require('fs').readFileSync(0, 'utf8').split('\n')
const n = parseInt(lines[0])

function firstWrongEntry(entries) {
  // rooms he is in right now, the innermost one last
  const inside = []
  for (let i = 0; i < entries.length; i++) {
    const name = entries[i].slice(1)
    if (entries[i][0] === '+') {
      // he can't walk into a room he hasn't left
      if (inside.includes(name)) return i + 1
      inside.push(name)
    } else {
      if (inside.length === 0) return i + 1
      if (inside[inside.length - 1] !== name) return i + 1
      inside.pop()
    }
  }
  if (inside.length > 0) return entries.length + 1
  return 0
}

const entries = []
for (let i = 1; i <= n; i++) entries.push(lines[i].trim())
console.log(firstWrongEntry(entries))
