const lines = require('node:fs').readFileSync(0, 'utf8').trim().split('\n')
const heights = lines.map(Number)

function middle(values) {
  const ordered = [...values].sort((a, b) => a - b)
  return ordered[Math.floor(ordered.length / 2)]
}

console.log('first measured', heights[0])
console.log('middle', middle(heights))
console.log('last measured', heights[heights.length - 1])
