const [, second] = require('fs').readFileSync(0, 'utf8').split('\n')
const actions = second.trim().split(/\s+/).map(Number)

const picture = []
let undone = []

for (const action of actions) {
  switch (action) {
    case 0:
      if (picture.length > 0) undone.push(picture.pop())
      break
    case -1:
      if (undone.length > 0) picture.push(undone.shift())
      break
    default:
      picture.push(action)
      undone = []
  }
}

console.log(picture.join(' '))
