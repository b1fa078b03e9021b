function lightestFullLoad(boxes, vans) {
  const sets = 1 << boxes.length
  const fits = (most) => {
    const count = new Int32Array(sets).fill(boxes.length + 1)
    const load = new Int32Array(sets)
    count[0] = 1
    for (let chosen = 0; chosen < sets; chosen++)
      for (let at = 0; at < boxes.length; at++) {
        if ((chosen >> at) & 1) continue
        const isFull = load[chosen] + boxes[at] > most
        const after = chosen | (1 << at)
        const needed = count[chosen] + (isFull ? 1 : 0)
        const last = isFull ? boxes[at] : load[chosen] + boxes[at]
        if (needed < count[after] || (needed === count[after] && last < load[after])) {
          count[after] = needed
          load[after] = last
        }
      }
    return count[sets - 1] <= vans
  }
  let low = Math.max(...boxes)
  let high = boxes.reduce((sum, box) => sum + box, 0)
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (fits(middle)) high = middle
    else low = middle + 1
  }
  return low
}

const lines = require('node:fs').readFileSync(0, 'utf8').split('\n')
console.log(lightestFullLoad(lines[1].split(' ').map(Number), Number(lines[2])))
