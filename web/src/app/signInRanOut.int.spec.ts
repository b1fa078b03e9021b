/// <reference types="node" />
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { QueryClient } from '@tanstack/react-query'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { get, post } from '../data/api.ts'
import { meKey } from '../data/whoIsKnown.ts'
import { useWaiting } from './notifications/notify.ts'
import { askToSignIn, watchSignIn } from './signInRanOut.ts'

/** A real server that has no sessions. */
const server = createServer((_request, response) => response.writeHead(401).end())
const queries = new QueryClient()
let url = ''

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  watchSignIn(queries)
})
afterAll(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})
beforeEach(() => {
  useWaiting.setState({ waiting: [] })
  queries.setQueryData(meKey, { id: 7 })
})

const said = () => useWaiting.getState().waiting.map(({ title, action }) => [title, action?.label])
const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => new Error('It succeeded'),
    (error: Error) => error,
  )

test('a page that can’t be loaded any more redirects to the sign-in, with an explanation', async () => {
  askToSignIn(await failureOf(get(url, z.unknown())), queries)
  expect(said()).toEqual([['Your sign-in has expired', undefined]])
  expect(queries.getQueryData(meKey)).toBeNull()
})

test('a page that was sending something stays, and offers the sign-in next to it', async () => {
  await failureOf(post(url, {}, z.unknown()))
  await failureOf(post(url, {}, z.unknown()))
  expect(said()).toEqual([['Your sign-in has expired', 'Sign in (new tab)']])
  expect(queries.getQueryData(meKey)).toEqual({ id: 7 })
})

test('nothing expires for somebody who wasn’t signed in', async () => {
  queries.setQueryData(meKey, null)
  await failureOf(post(url, {}, z.unknown()))
  askToSignIn(await failureOf(get(url, z.unknown())), queries)
  expect(said()).toEqual([])
})
