function shortLabels(names) {
  const order = names.map((_name, jar) => jar)
  order.sort((one, other) => (names[one] < names[other] ? -1 : names[one] > names[other] ? 1 : 0))
  const shared = names.map(() => 0)
  for (let at = 1; at < order.length; at++) {
    const [one, other] = [names[order[at - 1]], names[order[at]]]
    let length = 0
    while (length < one.length && one[length] === other[length]) length++
    shared[order[at - 1]] = Math.max(shared[order[at - 1]], length)
    shared[order[at]] = length
  }
  return names.map((name, jar) => name.slice(0, shared[jar] + 1))
}

const words = require('node:fs').readFileSync(0, 'utf8').split(/\s+/).filter(Boolean)
console.log(shortLabels(words.slice(1)).join('\n'))
