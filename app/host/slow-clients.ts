import type { ServerOptions } from 'node:http'

/**
 * How long slow clients may take, milliseconds: to say what they want, to send all of it (a photograph from a weak line takes minutes),
 * and to ask again on the same connection. The last is longer than a proxy keeps its connections, usually a minute, so that none asks
 * just as we hang up.
 */
export const clientTimeouts = {
  headersTimeout: 20_000,
  requestTimeout: 300_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5000,
} satisfies ServerOptions

/** So long nothing may move on a connection that is being answered: a client that does not read holds it no longer. Milliseconds. */
export const STANDSTILL_MS = 120_000
