const lines = require('fs').readFileSync(0, 'utf8').split('\n')
const planks = lines[1].trim().split(' ').map(Number)
const maxWidth = Number(lines[2])

// minimum of any stretch in O(1): table[j][i] is the minimum of 2^j planks from i
const table = [planks]
for (let j = 1; 1 << j <= planks.length; j++) {
  const before = table[j - 1]
  const row = []
  for (let i = 0; i + (1 << j) <= planks.length; i++) {
    row.push(Math.min(before[i], before[i + (1 << (j - 1))]))
  }
  table.push(row)
}
function lowest(left, right) {
  const j = 31 - Math.clz32(right - left + 1)
  return Math.min(table[j][left], table[j][right - (1 << j) + 1])
}

let left = 0
let right = planks.length - 1
let best = 0
while (left <= right) {
  const width = right - left + 1
  if (width <= maxWidth) best = Math.max(best, width * lowest(left, right))
  // the lower end only holds us back
  if (planks[left] < planks[right]) left++
  else right--
}
console.log(best)
