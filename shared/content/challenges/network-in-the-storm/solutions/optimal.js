function failuresUntilSilence(stations, needed, cables) {
  const parent = Int32Array.from({ length: stations + 1 }, (_, station) => station)
  const size = new Int32Array(stations + 1).fill(1)
  const root = (station) => {
    while (parent[station] !== station) {
      parent[station] = parent[parent[station]]
      station = parent[station]
    }
    return station
  }
  for (let index = cables.length - 1; index >= 0; index--) {
    let large = root(cables[index][0])
    let small = root(cables[index][1])
    if (large === small) continue
    if (size[large] < size[small]) [large, small] = [small, large]
    parent[small] = large
    size[large] += size[small]
    if (size[large] >= needed) return index + 1
  }
  return 0
}

const numbers = require('node:fs').readFileSync(0, 'utf8').split(/\s+/).filter(Boolean).map(Number)
const cables = Array.from({ length: numbers[2] }, (_, row) => [numbers[4 + 2 * row], numbers[5 + 2 * row]])
console.log(failuresUntilSilence(numbers[0], numbers[1], cables))
