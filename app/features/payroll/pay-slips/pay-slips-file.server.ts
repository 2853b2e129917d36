import { planLinkDocument } from '#app/session/send-document.server.ts'
import { arquivoContracheque } from '#contract/payroll/pay-slips.ts'
import { paySlipMonth } from './pay-slips.schema.ts'
import { paySlipText } from './pay-slips.text.ts'

/** The PDF of a month's pay slip. */
export const paySlipFile = planLinkDocument({
  which: paySlipMonth,
  back: (month) => `/services/contracheque${month === undefined ? '' : `?competencia=${month}`}`,
  none: paySlipText.noPaySlip,
  ask: ({ api, which: competencia, params, query }) =>
    api.file(arquivoContracheque, { params: { ...params, competencia }, query }),
})
