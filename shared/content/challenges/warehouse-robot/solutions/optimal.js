function fewestSeconds(floor, shelves) {
  const rows = floor.length
  const columns = floor[0].length
  const seen = new Uint8Array(rows * columns * (shelves + 1))
  let here = [[0, 0, 0]]
  for (let seconds = 0; here.length > 0; seconds += 1) {
    const next = []
    for (const [row, column, used] of here) {
      if (row === rows - 1 && column === columns - 1) return seconds
      for (const [down, right] of [
        [-1, 0],
        [1, 0],
        [0, -1],
        [0, 1],
      ]) {
        const square = floor[row + down]?.[column + right]
        if (square === undefined || (square === 1 && floor[row][column] === 1)) continue
        const total = used + square
        const place = ((row + down) * columns + column + right) * (shelves + 1) + total
        if (total > shelves || seen[place] === 1) continue
        seen[place] = 1
        next.push([row + down, column + right, total])
      }
    }
    here = next
  }
  return -1
}

const numbers = require('node:fs').readFileSync(0, 'utf8').split(/\s+/).filter(Boolean).map(Number)
const [rows, columns] = numbers
const floor = Array.from({ length: rows }, (_row, index) =>
  numbers.slice(2 + columns * index, 2 + columns * (index + 1)),
)
console.log(fewestSeconds(floor, numbers[2 + rows * columns]))
