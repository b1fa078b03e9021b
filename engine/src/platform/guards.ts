import { guard, type Security } from '@greenroom/shared/service'
import type { FastifyRequest } from 'fastify'

/** For an operation that requires a sign-in but looks up the account itself. See `onlyAccounts`. */
export const signedInOnly = { security: [{ cookie: [] }] satisfies Security, refuses: ['UNAUTHORIZED'] as const }

const visitorsOnly = { ...signedInOnly, security: [{ cookie: [] }, { guestCookie: [] }] satisfies Security }

/** Turns away people who aren't signed in before the request is validated, so that they learn nothing else. */
export const onlyAccounts = (whoAsks: (request: FastifyRequest) => Promise<{ userId: number } | { user: unknown }>) =>
  guard(signedInOnly, async (request) => {
    await whoAsks(request)
  })

/** Like `onlyAccounts`, but also lets a session's guests pass. */
export const onlyVisitors = (whoAsks: (request: FastifyRequest) => Promise<{ guests: unknown }>) =>
  guard(visitorsOnly, async (request) => {
    await whoAsks(request)
  })

/** Turns away everyone except ADMINs, without revealing anything else (spec §6). */
export const onlyAdmins = (adminOf: (request: FastifyRequest) => Promise<{ userId: number }>) =>
  guard({ security: [{ cookie: [] }], refuses: ['UNAUTHORIZED', 'FORBIDDEN'] }, async (request) => {
    await adminOf(request)
  })

/** Turns away everyone who may not edit content: only CONTENT_CREATOR and ADMIN pass (answers §8). */
export const onlyEditors = (editorOf: (request: FastifyRequest) => Promise<{ userId: number }>) =>
  guard({ security: [{ cookie: [] }], refuses: ['UNAUTHORIZED', 'FORBIDDEN'] }, async (request) => {
    await editorOf(request)
  })

/** Refusals for callers who haven't confirmed that they own the account. */
export const confirmRefusals = [
  'WRONG_PASSWORD',
  'CODE_NEEDED',
  'WRONG_CODE',
  'SIGN_IN_TOO_OLD',
  'TOO_MANY_REQUESTS',
  'TOO_BUSY',
] as const
