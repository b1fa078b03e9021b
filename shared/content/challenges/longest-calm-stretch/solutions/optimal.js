function longestCalmStretch(readings, limit, allowed) {
  let longest = 0
  let start = 0
  let gusts = 0
  for (let end = 0; end < readings.length; end += 1) {
    if (readings[end] > limit) gusts += 1
    while (gusts > allowed) {
      if (readings[start] > limit) gusts -= 1
      start += 1
    }
    longest = Math.max(longest, end - start + 1)
  }
  return longest
}

const numbers = require('node:fs').readFileSync(0, 'utf8').split(/\s+/).filter(Boolean).map(Number)
const count = numbers[0]
console.log(longestCalmStretch(numbers.slice(1, count + 1), numbers[count + 1], numbers[count + 2]))
