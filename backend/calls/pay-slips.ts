import {
  arquivoContracheque,
  retornarContracheque,
  retornarContracheques,
} from '#contract/payroll/pay-slips.ts'
import type { Api } from '../api.ts'
import { documentHead } from '../database/queries/document-head.ts'
import { paySlipDocument } from '../documents/pay-slip-document.ts'
import { writePdf } from '../documents/pdf/write-pdf.ts'
import { listPaySlips } from '../usecases/payroll/pay-slips/list-pay-slips.ts'
import { readPaySlip } from '../usecases/payroll/pay-slips/read-pay-slip.ts'
import { registerCall } from './register-call.ts'

export function registerPaySlipCalls(api: Api): void {
  const { database } = api

  registerCall(api, retornarContracheques, async ({ link: row, query, today }) => {
    return listPaySlips(database, row, { year: query.ano, today })
  })

  registerCall(api, retornarContracheque, async ({ link: row, params }) => {
    return readPaySlip(database, row, params.competencia)
  })

  registerCall(api, arquivoContracheque, async ({ link: row, params, now }) => {
    const { competencia } = params
    const [slip, head] = await Promise.all([
      readPaySlip(database, row, competencia),
      documentHead(database, row),
    ])
    return {
      content: await writePdf(paySlipDocument(slip, { ...head, now })),
      fileName: `contracheque_${competencia}.pdf`,
    }
  })
}
