import {
  arquivoContracheque,
  retornarContracheque,
  retornarContracheques,
} from '#contract/payroll/pay-slips.ts'
import type { Api } from '../api.ts'
import { cpfOf } from '../database/queries/person-cpf.ts'
import { planColorOf } from '../database/queries/plan-color.ts'
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
    const [slip, cpf, planColor] = await Promise.all([
      readPaySlip(database, row, competencia),
      cpfOf(database, row.person.id),
      planColorOf(database, row.plan.id),
    ])
    return {
      content: await writePdf(paySlipDocument(slip, { cpf, planColor, now })),
      fileName: `contracheque_${competencia}.pdf`,
    }
  })
}
