import type { FastifyRequest } from 'fastify'

/** Who administers. */
export type Admin = { userId: number; name: string }

/** Who asks; throws 401 where nobody is signed in, 403 where it is no ADMIN. */
export type AdminOf = (request: FastifyRequest) => Promise<Admin>
