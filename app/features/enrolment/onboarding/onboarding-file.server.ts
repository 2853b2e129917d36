import { nothingElse } from '#app/session/portal-file.server.ts'
import { planLinkDocument } from '#app/session/send-document.server.ts'
import { arquivoPrimeiroAcesso } from '#contract/enrolment/onboarding.ts'

/** The receipt of the first access as a PDF. */
export const onboardingReceiptFile = planLinkDocument({
  which: nothingElse,
  back: () => '/onboarding',
  ask: ({ api, params, query }) => api.file(arquivoPrimeiroAcesso, { params, query }),
})
