import type { CleanedWhere, CustomAdapter } from 'better-auth/adapters'
import { z } from 'zod'
import { hashOf } from '../../../platform/secretTokens.ts'

const mark = 'sha256:'
/** The stored form of a session's token. */
const sealed = (token: string): string => `${mark}${hashOf(token)}`
/** A stored hash isn't hashed again: it can be used to end a session, but never to find one. */
const sealedOnce = (token: string): string => (token.startsWith(mark) ? token : sealed(token))

type Request = { model: string; where?: CleanedWhere[] | undefined }

const tokensSchema = z.union([z.string().transform((token) => [token]), z.array(z.string())])

const isSession = ({ model }: { model: string }): boolean => model === 'session'
const isToken = ({ field }: CleanedWhere): boolean => field === 'token'

/** The tokens a request searches for, as the browser sent them. */
const tokensIn = ({ model, where = [] }: Request): string[] =>
  isSession({ model }) ? where.filter(isToken).flatMap(({ value }) => tokensSchema.parse(value)) : []

/** Replaces the browser's tokens in the request with their stored form. */
function forStored<T extends Request>(request: T, seal: (token: string) => string): T {
  if (!isSession(request) || request.where === undefined) return request
  const where = request.where.map((each): CleanedWhere => {
    if (!isToken(each)) return each
    const hashes = tokensSchema.parse(each.value).map(seal)
    return { ...each, value: each.operator === 'in' ? hashes : (hashes[0] ?? '') }
  })
  return { ...request, where }
}

/** Restores the token the row was looked up by, because better-auth copies it back into the cookie. */
function withToken<T>(row: T, tokens: readonly string[]): T {
  if (typeof row !== 'object' || row === null || !('token' in row)) return row
  const token = tokens.find((each) => sealed(each) === row.token)
  return token === undefined ? row : Object.assign(row, { token })
}

/**
 * Stores a hash of each session's token, so that nobody can sign in with a leaked database. For better-auth there is
 * only one difference: in a list of a user's sessions, the tokens are hashes.
 */
export function sealSessionTokens(adapter: CustomAdapter): CustomAdapter {
  const { consumeOne } = adapter
  return {
    ...adapter,
    async create(request) {
      if (!isSession(request)) return adapter.create(request)
      await adapter.create({
        ...request,
        data: { ...request.data, token: sealed(z.string().parse(request.data.token)) },
      })
      return request.data
    },
    async findOne<T>(request: Parameters<CustomAdapter['findOne']>[0]) {
      return withToken(await adapter.findOne<T>(forStored(request, sealed)), tokensIn(request))
    },
    async findMany<T>(request: Parameters<CustomAdapter['findMany']>[0]) {
      const rows = await adapter.findMany<T>(forStored(request, sealed))
      const tokens = tokensIn(request)
      return tokens.length === 0 ? rows : rows.map((row) => withToken(row, tokens))
    },
    async update(request) {
      return withToken(await adapter.update(forStored(request, sealed)), tokensIn(request))
    },
    updateMany: (request) => adapter.updateMany(forStored(request, sealed)),
    delete: (request) => adapter.delete(forStored(request, sealedOnce)),
    deleteMany: (request) => adapter.deleteMany(forStored(request, sealedOnce)),
    count: (request) => adapter.count(forStored(request, sealed)),
    ...(consumeOne && {
      consumeOne: async <T>(request: Parameters<NonNullable<CustomAdapter['consumeOne']>>[0]) =>
        withToken(await consumeOne<T>(forStored(request, sealed)), tokensIn(request)),
    }),
  }
}
