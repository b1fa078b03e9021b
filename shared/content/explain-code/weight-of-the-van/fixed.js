const lines = require('node:fs').readFileSync(0, 'utf8').split('\n')
const parcels = lines.filter((line) => line !== '').map((line) => line.split(' '))

/** Asks the scales in the cellar, which takes a moment. */
async function weigh([_name, kilograms]) {
  await new Promise((resolve) => setTimeout(resolve, 5))
  return Number(kilograms)
}

async function totalWeight(parcels) {
  const weights = await Promise.all(parcels.map(weigh))
  return weights.reduce((total, weight) => total + weight, 0)
}

totalWeight(parcels).then((total) => {
  console.log(total > 10 ? `too heavy: ${total} kg` : `ready to go: ${total} kg`)
})
