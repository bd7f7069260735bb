import type { FastifyRequest } from 'fastify'
import type { Origin } from './sign-in.ts'

export function originOf(request: FastifyRequest): Origin {
  return { ipAddress: request.ip, userAgent: request.headers['user-agent']?.slice(0, 300) ?? null }
}
