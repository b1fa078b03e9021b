function fewestBerths(stays) {
  const arrivals = stays.map(([arrival]) => arrival).sort((one, other) => one - other)
  const departures = stays.map(([, departure]) => departure).sort((one, other) => one - other)
  let berths = 0
  let freed = 0
  for (const arrival of arrivals) {
    if (departures[freed] <= arrival) freed += 1
    else berths += 1
  }
  return berths
}

const numbers = require('node:fs').readFileSync(0, 'utf8').split(/\s+/).filter(Boolean).map(Number)
const stays = Array.from({ length: numbers[0] }, (_row, index) => numbers.slice(2 + 2 * index, 4 + 2 * index))
console.log(fewestBerths(stays))
