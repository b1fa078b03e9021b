const fs = require('node:fs')

function metresClimbed(heights, walks) {
  const huts = heights.length
  const up = [0]
  const down = [0]
  for (let hut = 0; hut < huts; hut++) {
    const rise = heights[(hut + 1) % huts] - heights[hut]
    up.push(up[hut] + Math.max(rise, 0))
    down.push(down[hut] + Math.max(-rise, 0))
  }
  // Up and down are the same over a whole lap.
  const lap = up[huts]
  let metres = 0
  for (const [start, goal] of walks) {
    const passesHutZero = goal < start
    const clockwise = up[goal] - up[start] + (passesHutZero ? lap : 0)
    const back = down[start] - down[goal] + (passesHutZero || start === goal ? 0 : lap)
    metres += Math.min(clockwise, back)
  }
  return metres
}

const numbers = fs.readFileSync(0, 'utf8').split(/\s+/).map(Number)
const huts = numbers[0]
const heights = numbers.slice(1, 1 + huts)
const count = numbers[1 + huts]
const walks = Array.from({ length: count }, (_, index) => {
  const at = 3 + huts + 2 * index
  return [numbers[at], numbers[at + 1]]
})
console.log(String(metresClimbed(heights, walks)))
