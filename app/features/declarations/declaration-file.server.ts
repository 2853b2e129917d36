import { planLinkUpload } from '#app/session/plan-link-upload.server.ts'
import { recordNumber } from '#app/session/portal-file.server.ts'
import { planLinkDocument } from '#app/session/send-document.server.ts'
import { arquivoDeclaracao, enviarComprovanteResidencia } from '#contract/declarations/declarations.ts'

/** The PDF of a declaration. */
export const declarationFile = planLinkDocument({
  which: recordNumber,
  back: () => '/services',
  ask: ({ api, which: idRequisicao, params, query }) =>
    api.file(arquivoDeclaracao, { params: { ...params, idRequisicao }, query }),
})

/** Passes a proof of residence abroad on. */
export const residenceProofUpload = planLinkUpload((api, given) =>
  api.call(enviarComprovanteResidencia, given),
)
