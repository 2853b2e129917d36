import type { FastifyRequest } from 'fastify'
import type { CallDefinition, RawDefinition } from '#contract/define-call.ts'
import type { Api } from '../api.ts'
import { Problem } from '../problem.ts'
import { type CallContext, type CallHandler, callHandler } from './register-call.ts'

export type RawContext<Call extends CallDefinition> = CallContext<Call> & { content: Buffer }

/**
 * Puts a call that takes its body as it is on the server: like any other, but whoever may not send one is refused by `admit` before anything
 * is read. Larger than the contract says: 413. Of another media type: 415.
 */
export function registerRaw<Call extends CallDefinition & { raw: RawDefinition }>(
  api: Api,
  call: Call,
  admit: (request: FastifyRequest) => void,
  handler: (context: RawContext<Call>) => ReturnType<CallHandler<Call>>,
): void {
  const { type, maximumBytes: bodyLimit } = call.raw
  // In a room of its own: everywhere else such a body stays a type that is not accepted.
  void api.http.register(async (room) => {
    room.removeAllContentTypeParsers()
    room.addContentTypeParser(type, { parseAs: 'buffer', bodyLimit }, (_, body, done) => done(null, body))
    room.addContentTypeParser('*', (_, __, done) => done(otherType(type)))
    room.addHook('onRequest', async (request) => admit(request))
    room.route(
      callHandler(api, call, (context, { body }) =>
        handler(Object.assign(context, { content: Buffer.isBuffer(body) ? body : Buffer.alloc(0) })),
      ),
    )
  })
}

function otherType(type: string): Problem {
  return new Problem({
    status: 415,
    code: 'tipo-nao-suportado',
    detail: `Envie a mensagem inteira, como chegou, com content-type ${type}.`,
  })
}
