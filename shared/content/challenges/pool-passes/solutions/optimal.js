function cheapestSeason(days, passes) {
  const cost = [0]
  const uncovered = passes.map(() => 0)
  for (const day of days) {
    const totals = passes.map(([length, price], kind) => {
      while (days[uncovered[kind]] + length <= day) uncovered[kind] += 1
      return cost[uncovered[kind]] + price
    })
    cost.push(Math.min(...totals))
  }
  return cost[days.length]
}

const numbers = require('node:fs').readFileSync(0, 'utf8').split(/\s+/).filter(Boolean).map(Number)
const count = numbers[0]
const kinds = numbers[count + 1]
const rest = numbers.slice(count + 3)
const passes = Array.from({ length: kinds }, (_row, kind) => rest.slice(2 * kind, 2 * kind + 2))
console.log(cheapestSeason(numbers.slice(1, count + 1), passes))
