function longestStay(changes) {
  const first = new Map([[0, 0]])
  let inside = 0
  let longest = 0
  changes.forEach((change, index) => {
    inside += change
    if (!first.has(inside)) first.set(inside, index + 1)
    longest = Math.max(longest, index + 1 - first.get(inside))
  })
  return longest
}

const [, line] = require('node:fs').readFileSync(0, 'utf8').split('\n')
console.log(longestStay(line.split(' ').map(Number)))
