import {
  anotarCaso,
  retornarCaso,
  retornarProximoCaso,
  segurarCaso,
  soltarCaso,
  transferirCaso,
} from '#contract/requests/cases.ts'
import type { Api } from '../api.ts'
import { holdForActor, releaseForActor } from '../usecases/requests/cases/case-lock.ts'
import { writeNote } from '../usecases/requests/cases/case-notes.ts'
import { handOverCase } from '../usecases/requests/cases/hand-over-case.ts'
import { nextCase } from '../usecases/requests/cases/next-case.ts'
import { readCase } from '../usecases/requests/cases/read-case.ts'
import { readRequest } from '../usecases/requests/one-request/read-request.ts'
import { registerCall } from './register-call.ts'

/** Requests as attendants work on them: who does, their notes, and what granting would do. */
export function registerCaseCalls(api: Api): void {
  registerCall(api, retornarCaso, async ({ actor, params, now }) =>
    readCase(api, actor, params.idRequisicao, now),
  )

  registerCall(api, retornarProximoCaso, async ({ actor, query: { depoisDe, ...filters }, now }) => ({
    idRequisicao: await nextCase(api.database, filters, { actor, now, afterId: depoisDe }),
  }))

  registerCall(api, segurarCaso, async ({ actor, request: { request }, body, work }) => ({
    trava: await work((unit) => holdForActor(unit, actor, request, body.motivo ?? null)),
  }))

  registerCall(api, soltarCaso, async ({ actor, body, work }) => {
    await work((unit) => releaseForActor(unit, actor, body.idRequisicao))
    return { solta: true as const }
  })

  registerCall(api, anotarCaso, async ({ actor, request: { request }, body, work }) =>
    work((unit) => writeNote(unit, actor, request, body.texto)),
  )

  registerCall(api, transferirCaso, async ({ actor, body, work, now }) => {
    const { idRequisicao, versao, idPessoaAtendente, nota } = body
    await work((unit) =>
      handOverCase(unit, actor, {
        requestId: idRequisicao,
        version: versao,
        assigneeId: idPessoaAtendente,
        note: nota,
      }),
    )
    return readRequest(api, actor, idRequisicao, now)
  })
}
