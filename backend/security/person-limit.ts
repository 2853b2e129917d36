import type { FastifyInstance, FastifyRequest } from 'fastify'
import { tooManyRequests } from '../problem.ts'

/** Counts a request of a person. @throws 429 over the limit, with the wait. */
export type PersonLimit = (request: FastifyRequest, personId: number) => Promise<void>

/** A limit of so many requests a minute for each person on this node, however many sessions they open. */
export function personLimit(http: FastifyInstance, max: number): PersonLimit {
  const people = new WeakMap<FastifyRequest, number>()
  const count = http.createRateLimit({ max, keyGenerator: (request) => `pessoa ${people.get(request)}` })
  return async (request, personId) => {
    people.set(request, personId)
    const limit = await count(request)
    if (!limit.isAllowed && limit.isExceeded) throw tooManyRequests(limit.ttl)
  }
}
