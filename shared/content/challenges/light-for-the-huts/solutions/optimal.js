function leastCost(panels, cables) {
  const sun = panels.length
  const leader = Array.from({ length: sun + 1 }, (_hut, at) => at)
  const find = (hut) => {
    while (leader[hut] !== hut) {
      leader[hut] = leader[leader[hut]]
      hut = leader[hut]
    }
    return hut
  }
  const everything = [...cables, ...panels.map((cost, hut) => [hut, sun, cost])]
  everything.sort((one, other) => one[2] - other[2])
  let total = 0
  for (const [one, other, cost] of everything) {
    const [a, b] = [find(one), find(other)]
    if (a === b) continue
    leader[a] = b
    total += cost
  }
  return total
}

const numbers = require('node:fs').readFileSync(0, 'utf8').split(/\s+/).filter(Boolean).map(Number)
const huts = numbers[0]
const cables = Array.from({ length: numbers[huts + 1] }, (_cable, at) =>
  numbers.slice(huts + 3 + 3 * at, huts + 6 + 3 * at),
)
console.log(leastCost(numbers.slice(1, huts + 1), cables))
