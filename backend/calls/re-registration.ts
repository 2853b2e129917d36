import {
  comprovanteRecadastramento,
  enviarArquivoRecadastramento,
  enviarRecadastramento,
  indeferirRecadastramento,
  retornarRecadastramento,
  salvarRascunhoRecadastramento,
} from '#contract/re-registration/re-registration.ts'
import type { Api } from '../api.ts'
import { writePdf } from '../documents/pdf/write-pdf.ts'
import { reRegistrationDocument } from '../documents/re-registration-document.ts'
import { keepReRegistrationFile } from '../usecases/re-registration/files.ts'
import { requireFilling, saveFilledIn } from '../usecases/re-registration/fill-in.ts'
import { readReRegistration } from '../usecases/re-registration/read-re-registration.ts'
import { readReceipt } from '../usecases/re-registration/receipt.ts'
import { refuseReRegistration } from '../usecases/re-registration/refuse.ts'
import { sendReRegistration } from '../usecases/re-registration/send.ts'
import { receiveProof } from './receive-proof.ts'
import { registerCall } from './register-call.ts'
import { registerUpload } from './register-upload.ts'

/** The re-registration of a token's person, and its analysis. */
export function registerReRegistrationCalls(api: Api): void {
  const { database } = api

  registerCall(api, retornarRecadastramento, ({ actor, now }) => readReRegistration(database, actor, now))

  registerCall(api, salvarRascunhoRecadastramento, async ({ actor, body, work }) => {
    const saved = await work((unit) =>
      saveFilledIn(unit, actor, { expectedVersion: body.versao, data: body.dados }),
    )
    return { versao: saved.version, salvoEm: saved.savedAt.toISOString() }
  })

  registerUpload(api, enviarArquivoRecadastramento, async (sent) => {
    const { actor, params, work } = sent
    const proof = await receiveProof(sent, actor.personId)
    return work(async (unit) => {
      await requireFilling(unit, actor)
      return keepReRegistrationFile(unit, actor.personId, params.comprovante, proof)
    })
  })

  registerCall(api, enviarRecadastramento, ({ actor, body, work }) =>
    work((unit) => sendReRegistration(unit, actor, { expectedVersion: body.versao, key: body.chaveEnvio })),
  )

  registerCall(api, comprovanteRecadastramento, async ({ actor, now }) => {
    const facts = await readReceipt(database, actor.personId, now)
    return {
      content: await writePdf(reRegistrationDocument(facts)),
      fileName: `recadastramento_${facts.protocol}.pdf`,
    }
  })

  registerCall(api, indeferirRecadastramento, async ({ actor, body, work }) => {
    const { idRequisicao: requestId, versao: version, itens: items } = body
    await work((unit) => refuseReRegistration(unit, actor, { requestId, version, items }))
    return { indeferido: true as const }
  })
}
