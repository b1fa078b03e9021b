const words = require('fs').readFileSync(0, 'utf8').split(/\s+/)
let at = 0
const read = () => parseInt(words[at++], 10)

const people = read()
const m = read()
read()

// Everybody begins as a group of one. A group is a list of its people; side[p] is 1 or -1 within the group.
const group = []
const side = []
for (let p = 0; p <= people; p++) {
  group.push([p])
  side.push(1)
}

let setAside = 0
for (let i = 0; i < m; i++) {
  const a = read()
  const b = read()
  const expected = read() === 1 ? 1 : -1
  const found = side[a] * side[b]
  if (group[a] === group[b]) {
    if (found !== expected) setAside++
    continue
  }
  // The smaller group moves into the larger one, and changes ends if the memory says so.
  const [large, small] = group[a].length < group[b].length ? [group[b], group[a]] : [group[a], group[b]]
  for (const p of small) {
    side[p] *= found * expected
    group[p] = large
    large.push(p)
  }
}
console.log(setAside)
