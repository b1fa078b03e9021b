const numbers = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(Boolean).map(Number)
let at = 0
const next = () => numbers[at++]

function earliestStart(firings, earliest, latest, length) {
  firings.sort((a, b) => a[0] - b[0])
  let free = earliest
  for (const [start, end] of firings) {
    if (start - free >= length) return free
    if (end > free) free = end
  }
  // nothing between two firings, so it has to fit behind the last one
  if (free + length <= latest) return free
  return -1
}

const n = next()
next()
const firings = []
for (let i = 0; i < n; i++) firings.push([next(), next()])
const earliest = next()
const latest = next()
const length = next()
console.log(earliestStart(firings, earliest, latest, length))
