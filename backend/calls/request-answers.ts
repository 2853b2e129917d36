import { enviarDocumentoSolicitacao, responderSolicitacao } from '#contract/requests/request-answers.ts'
import type { Api } from '../api.ts'
import { fileOnWire } from '../files/keep-file.ts'
import { answerRequest } from '../usecases/request-engine/answer-request.ts'
import { keepAnswerDocument, requireAwaited } from '../usecases/request-engine/keep-answer-document.ts'
import { readRequest } from '../usecases/requests/one-request/read-request.ts'
import { receiveProof } from './receive-proof.ts'
import { registerCall } from './register-call.ts'
import { registerUpload } from './register-upload.ts'

/** Answering a returned request whose service has no form. */
export function registerRequestAnswerCalls(api: Api): void {
  registerCall(api, responderSolicitacao, async ({ actor, body, now, work }) => {
    await work((unit) =>
      answerRequest(unit, actor, {
        requestId: body.idRequisicao,
        key: body.chaveEnvio,
        values: body.valores,
        documents: body.documentos,
        explanation: body.explicacao ?? '',
      }),
    )
    return readRequest(api, actor, body.idRequisicao, now)
  })

  registerUpload(api, enviarDocumentoSolicitacao, async (sent) => {
    const { request: facts, params } = sent
    // Before the bytes are taken in: nobody waits for what is not asked for.
    await sent.work((unit) => requireAwaited(unit, facts.request.id))
    const proof = await receiveProof(sent, facts.person.id)
    return fileOnWire(
      await sent.work((unit) =>
        keepAnswerDocument(unit, facts.request.id, { document: params.documento, proof }),
      ),
    )
  })
}
