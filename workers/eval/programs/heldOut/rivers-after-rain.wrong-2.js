const lines = require('fs').readFileSync(0, 'utf8').trim().split('\n')
const n = parseInt(lines[0])
const stations = lines.slice(1, n + 1).map((line, id) => {
  const [down, rain, hold] = line.split(' ').map(Number)
  return { id, down, rain, hold, water: rain }
})

function upstreamOf(id) {
  return stations.filter((s) => s.down === id)
}

function waterLost() {
  // from the mouth upwards, so that everybody comes after the station downstream of him
  const mouth = stations.find((s) => s.down === -1)
  const order = [mouth]
  for (let i = 0; i < order.length; i++) {
    order.push(...upstreamOf(order[i].id))
  }
  let lost = 0
  // and now down again
  for (const s of order.reverse()) {
    const passed = Math.min(s.water, s.hold)
    lost += s.water - passed
    if (s.down !== -1) stations[s.down].water += passed
  }
  return lost
}

console.log(waterLost())
