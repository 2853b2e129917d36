import { nothingElse } from '#app/session/portal-file.server.ts'
import { planLinkDocument } from '#app/session/send-document.server.ts'
import { arquivoTermoRegime } from '#contract/taxes/tax-regime.ts'

/** The PDF of the signed term. */
export const signedTermFile = planLinkDocument({
  which: nothingElse,
  back: () => '/services/regime-tributacao',
  ask: ({ api, params, query }) => api.file(arquivoTermoRegime, { params, query }),
})
