const turned = (quilt) =>
  [...quilt[0]].map((_patch, column) =>
    quilt
      .map((row) => row[column])
      .reverse()
      .join(''),
  )

function quarterTurns(quilt, picture) {
  for (let turns = 0; turns < 4; turns++) {
    if (quilt.join(' ') === picture.join(' ')) return turns
    quilt = turned(quilt)
  }
  return -1
}

const words = require('node:fs').readFileSync(0, 'utf8').split(/\s+/).filter(Boolean)
const count = Number(words[0])
console.log(quarterTurns(words.slice(1, count + 1), words.slice(count + 2)))
