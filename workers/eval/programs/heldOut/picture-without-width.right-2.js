const [pixels, maxWidth, maxHeight] = require('fs').readFileSync(0, 'utf8').split('\n').map(Number)

function* primePowers(number) {
  for (let prime = 2; prime * prime <= number; prime++) {
    let power = 0
    for (; number % prime === 0; number /= prime) power++
    if (power > 0) yield [prime, power]
  }
  if (number > 1) yield [number, 1]
}

// every width there could be, made of the primes of the number of pixels
let widths = [1]
for (const [prime, power] of primePowers(pixels)) {
  widths = widths.flatMap((width) => Array.from({ length: power + 1 }, (_, i) => width * prime ** i))
}

console.log(widths.filter((width) => width <= maxWidth && pixels / width <= maxHeight).length)
