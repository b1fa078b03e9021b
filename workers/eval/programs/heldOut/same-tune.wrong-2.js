const lines = require('fs').readFileSync(0, 'utf8').split('\n')
const [n, k] = lines[0].split(' ').map(Number)

// what stays the same when a tune is moved: the steps from note to note
function steps(notes) {
  let key = ''
  for (let i = 1; i < k; i++) key += notes[i] - notes[i - 1]
  return key
}

const seen = {}
let pairs = 0
for (let i = 1; i <= n; i++) {
  const key = steps(lines[i].trim().split(' '))
  const before = seen[key] || 0
  pairs += before
  seen[key] = before + 1
}
console.log(pairs)
