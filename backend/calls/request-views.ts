import {
  alterarLinhasCentral,
  guardarVisao,
  removerVisao,
  retornarPreferenciasCentral,
} from '#contract/requests/request-views.ts'
import type { Api } from '../api.ts'
import { chooseRows, removeView, saveView } from '../usecases/requests/request-views/change-views.ts'
import { readRequestCentre } from '../usecases/requests/request-views/read-views.ts'
import { registerCall } from './register-call.ts'

/** How an attendant has set the request centre up. */
export function registerRequestViewCalls(api: Api): void {
  registerCall(api, retornarPreferenciasCentral, async ({ actor }) => {
    const { rows, views } = await readRequestCentre(api.database, actor.personId)
    return { linhasPorPagina: rows, visoes: views }
  })

  registerCall(api, alterarLinhasCentral, async ({ actor, body, work }) => {
    await work((unit) => chooseRows(unit, actor, body.linhasPorPagina))
    return body
  })

  registerCall(api, guardarVisao, ({ actor, body: { nome: name, filtros: filters }, work }) =>
    work((unit) => saveView(unit, actor, { name, filters })),
  )

  registerCall(api, removerVisao, async ({ actor, body: { idVisao: id }, work }) => {
    await work((unit) => removeView(unit, actor, id))
    return { id }
  })
}
