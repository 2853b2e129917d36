import { planLinkUpload } from '#app/session/plan-link-upload.server.ts'
import { enviarDocumentoDependente } from '#contract/dependants/dependants.ts'

/** Passes a document of a dependant on. */
export const dependantDocumentUpload = planLinkUpload((api, given) =>
  api.call(enviarDocumentoDependente, given),
)
