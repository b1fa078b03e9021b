import { expect, it } from 'vitest'
import { mongoDatabase } from './mongoDatabase.ts'

it.each([
  ['mongodb://127.0.0.1:27017', 'mongodb://127.0.0.1:27017/mine'],
  ['mongodb://a:27017,b:27018/theirs?replicaSet=rs0&w=1', 'mongodb://a:27017,b:27018/mine?replicaSet=rs0&w=1'],
  ['mongodb+srv://user:p%40ss@cluster/?retryWrites=true', 'mongodb+srv://user:p%40ss@cluster/mine?retryWrites=true'],
  ['mongodb://a?replicaSet=rs0', 'mongodb://a/mine?replicaSet=rs0'],
])('%s', (url, database) => {
  expect(mongoDatabase(url, 'mine')).toBe(database)
})
