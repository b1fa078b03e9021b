function favourites(sales, places) {
  const kinds = new Map()
  sales.forEach((name, moment) => {
    kinds.set(name, { name, count: (kinds.get(name)?.count ?? 0) + 1, latest: moment })
  })
  return [...kinds.values()]
    .sort((one, other) => other.count - one.count || one.latest - other.latest)
    .slice(0, places)
    .map(({ name }) => name)
}

const words = require('node:fs').readFileSync(0, 'utf8').split(/\s+/).filter(Boolean)
console.log(favourites(words.slice(1, -1), Number(words.at(-1))).join('\n'))
