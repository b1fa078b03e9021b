const numbers = require('fs').readFileSync(0, 'utf8').split(/\s+/).map(Number)
let at = 0
const read = () => numbers[at++]

const n = read()
const heights = Array.from({ length: n }, read)

// climbed[i]: metres climbed clockwise from hut 0 to hut i; climbed[n] is once round.
const climbed = [0]
for (let i = 0; i < n; i++) {
  climbed.push(climbed[i] + Math.max(0, heights[(i + 1) % n] - heights[i]))
}

// Anticlockwise she walks the rest of the circle backwards, and climbs wherever it falls. Its fall
// is its climb, less the height it gains from `to` to `from`.
function climb(from, to) {
  if (from === to) return 0
  let clockwise = climbed[to] - climbed[from]
  if (to < from) clockwise += climbed[n]
  const rest = climbed[n] - clockwise
  return Math.min(clockwise, rest - (heights[from] - heights[to]))
}

const q = read()
read()
let total = 0
for (let i = 0; i < q; i++) total += climb(read(), read())
console.log(total)
