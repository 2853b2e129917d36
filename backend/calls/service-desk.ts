import { retornarAtosVinculos } from '#contract/life-cycle/link-acts.ts'
import { retornarQuemAcessou } from '#contract/records/access-record.ts'
import { encerrarAtendimento, iniciarAtendimento } from '#contract/service-desk/service-desk.ts'
import type { Api } from '../api.ts'
import { readLinkActs } from '../usecases/exits/exit/link-acts.ts'
import { endServing } from '../usecases/identity/serving/end-serving.ts'
import { startServing } from '../usecases/identity/serving/start-serving.ts'
import { listAccesses } from '../usecases/records/access-record/list-accesses.ts'
import { registerCall } from './register-call.ts'

/** Acting in a person's name, and what the person is told of it. */
export function registerServiceDeskCalls(api: Api): void {
  registerCall(
    api,
    iniciarAtendimento,
    async ({ actor, person, body, work }) => {
      const asked = { person, reason: body.motivo }
      const started = await work((unit) => startServing(unit, actor, asked))
      const { id, name, cpf } = person
      return {
        id: started.id,
        pessoa: { id, nome: name, cpf },
        motivo: started.reason,
        inicio: started.startedAt.toISOString(),
        expiraEm: started.endsAt.toISOString(),
      }
    },
    { recordsAccess: true },
  )

  registerCall(api, encerrarAtendimento, async ({ actor, work }) => {
    await work((unit) => endServing(unit, actor))
    return { encerrado: true as const }
  })

  registerCall(api, retornarAtosVinculos, ({ actor, person, today }) =>
    readLinkActs(api.database, person.id, actor.level ?? 0, today),
  )

  registerCall(api, retornarQuemAcessou, async ({ person, query: { page, limit }, now }) => {
    const asked = { offset: page * limit, limit, now }
    const { accesses, total } = await listAccesses(api.database, person.id, asked)
    return { acessos: accesses, totalPage: Math.ceil(total / limit), totalItems: total }
  })
}
