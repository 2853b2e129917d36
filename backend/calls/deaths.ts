import { arquivoCertidaoObito, registrarFalecimento, retornarFalecimento } from '#contract/deaths/deaths.ts'
import { abrirPensao } from '#contract/deaths/pensions.ts'
import type { Api } from '../api.ts'
import { contentOf } from '../files/find-file.ts'
import { openPension } from '../usecases/deaths/open-pension.ts'
import { readDeath } from '../usecases/deaths/read-death.ts'
import { registerDeath } from '../usecases/deaths/register-death.ts'
import { documentFileName } from '../usecases/requests/one-request/request-documents.ts'
import { keptFile } from './file-answer.ts'
import { registerCall } from './register-call.ts'

/** The death of a person: what it means, its registration, and its certificate. */
export function registerDeathCalls(api: Api): void {
  const { database } = api

  registerCall(api, retornarFalecimento, ({ actor, person, query, today }) =>
    readDeath(database, person.id, { actor, supposed: query.faleceuEm ?? null, today }),
  )

  registerCall(api, registrarFalecimento, async ({ actor, person, body, work, today }) => {
    const { idPessoa: _person, ...told } = body
    await work((unit) => registerDeath(unit, actor, person.id, told))
    return readDeath(database, person.id, { actor, supposed: null, today })
  })

  registerCall(api, abrirPensao, async ({ actor, person, body, work, today }) => {
    const { idPessoa: _person, idPensao: pensionId, ...values } = body
    await work((unit) => openPension(unit, actor, person.id, { ...values, pensionId }))
    return readDeath(database, person.id, { actor, supposed: null, today })
  })

  registerCall(api, arquivoCertidaoObito, async ({ storedFile }) => {
    const content = await contentOf(api.storage, storedFile)
    return keptFile(documentFileName(storedFile), { content, mediaType: storedFile.mediaType })
  })
}
