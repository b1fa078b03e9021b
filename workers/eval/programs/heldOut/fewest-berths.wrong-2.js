const rows = require('fs')
  .readFileSync(0, 'utf8')
  .trim()
  .split('\n')
  .map((row) => row.split(' ').map(Number))

const [n] = rows[0]

// what happens at each minute: +1 a boat comes, -1 a boat leaves
const events = new Map()
for (const [arrival, departure] of rows.slice(1, n + 1)) {
  events.set(arrival, 1)
  events.set(departure, -1)
}

const minutes = [...events.keys()].sort((a, b) => a - b)
let boats = 0
let most = 0
for (const minute of minutes) {
  boats += events.get(minute)
  most = Math.max(most, boats)
}
console.log(most)
