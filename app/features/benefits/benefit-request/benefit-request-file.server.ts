import { planLinkUploadOf } from '#app/session/plan-link-upload.server.ts'
import { benefitDocument, enviarDocumentoBeneficio } from '#contract/benefits/benefit-request.ts'

/** Passes a paper of a request of a benefit on. */
export const benefitDocumentUpload = planLinkUploadOf(benefitDocument, (api, given, tipoDocumento) =>
  api.call(enviarDocumentoBeneficio, { ...given, params: { ...given.params, tipoDocumento } }),
)
