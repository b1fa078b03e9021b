function leastDistance(places, playing, more) {
  places.sort((one, other) => one - other)
  playing.sort((one, other) => one - other)
  let right = 0
  const rooms = places.map((place) => {
    while (right < playing.length && playing[right] < place) right++
    return Math.min(place - (playing[right - 1] ?? -Infinity), (playing[right] ?? Infinity) - place)
  })
  const fit = (distance) => {
    let found = 0
    let last = -Infinity
    places.forEach((place, at) => {
      if (rooms[at] < distance || place - last < distance) return
      found++
      last = place
    })
    return found >= more
  }
  let [possible, impossible] = [0, 1_000_000_001]
  while (impossible - possible > 1) {
    const middle = Math.floor((possible + impossible) / 2)
    if (fit(middle)) possible = middle
    else impossible = middle
  }
  return possible
}

const lines = require('node:fs').readFileSync(0, 'utf8').split('\n')
const [places, playing] = [1, 3].map((at) => lines[at].split(' ').map(Number))
console.log(leastDistance(places, playing, Number(lines[4])))
