function minutesTogether(pianist, violinist, least) {
  let [one, other, total] = [0, 0, 0]
  while (one < pianist.length && other < violinist.length) {
    const start = Math.max(pianist[one][0], violinist[other][0])
    const end = Math.min(pianist[one][1], violinist[other][1])
    if (end - start >= least) total += end - start
    if (pianist[one][1] < violinist[other][1]) one++
    else other++
  }
  return total
}

const lines = require('node:fs').readFileSync(0, 'utf8').split('\n')
let next = 0
const readTimes = () => {
  const rows = Number(lines[next++].split(' ')[0])
  return Array.from({ length: rows }, () => lines[next++].split(' ').map(Number))
}
const pianist = readTimes()
const violinist = readTimes()
console.log(minutesTogether(pianist, violinist, Number(lines[next])))
