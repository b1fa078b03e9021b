import type { FastifyRequest } from 'fastify'

/** The administrator who sent a request. */
export type Admin = { userId: number; name: string }

/** The calling ADMIN. Throws 401 if they aren't signed in, 403 for anybody else. */
export type AdminOf = (request: FastifyRequest) => Promise<Admin>
