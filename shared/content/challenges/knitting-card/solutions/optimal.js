const stitches = { k: [1, 1], y: [0, 1], t: [2, 1] }

function stitchesOfRow(lines) {
  const around = []
  let taken = 0
  let left = 0
  for (const [, sign, digits] of lines.join('').matchAll(/([kyt()])([0-9]*)/g)) {
    const times = digits === '' ? 1 : Number(digits)
    if (sign === '(') {
      around.push([taken, left])
      taken = left = 0
    } else if (sign === ')') {
      const [outerTaken, outerLeft] = around.pop()
      taken = outerTaken + taken * times
      left = outerLeft + left * times
    } else {
      const [takes, leaves] = stitches[sign]
      taken += takes * times
      left += leaves * times
    }
  }
  return [taken, left]
}

const words = require('node:fs').readFileSync(0, 'utf8').split(/\s+/).filter(Boolean)
console.log(stitchesOfRow(words.slice(1)).join(' '))
