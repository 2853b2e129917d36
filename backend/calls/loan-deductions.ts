import { deductionRefusals } from '#contract/payment-clearings/loan-deductions.text.ts'
import {
  arquivoDescontosEmprestimo,
  prepararRepasseEmprestimo,
  retornarDescontosDoMes,
  retornarDescontosEmprestimo,
} from '#contract/payment-clearings/loan-deductions.ts'
import type { Api } from '../api.ts'
import { openDeductions } from '../database/queries/loan-deductions.ts'
import { loanDeductionsCsv } from '../documents/loan-deductions-csv.ts'
import { notFound } from '../problem.ts'
import { audit } from '../security/audit.ts'
import { prepareDeductions } from '../usecases/payment-clearings/loan-deductions/prepare-deductions.ts'
import {
  listDeductions,
  readDeductions,
} from '../usecases/payment-clearings/loan-deductions/read-deductions.ts'
import { registerCall } from './register-call.ts'

/** Instalments of loans that sponsors deduct from the pay, and what they hand on. */
export function registerLoanDeductionCalls(api: Api): void {
  const { database } = api

  registerCall(api, retornarDescontosEmprestimo, () => listDeductions(database))

  registerCall(api, retornarDescontosDoMes, ({ params: { idPlano: planId, mes: month } }) =>
    readDeductions(database, { planId, month }),
  )

  registerCall(api, arquivoDescontosEmprestimo, async ({ params: { idPlano: planId, mes: month }, work }) => {
    const open = await openDeductions(database, { planId, month })
    if (open.length === 0) throw notFound(deductionRefusals.none)
    await work((unit) =>
      audit(unit, {
        subjectId: null,
        action: 'loan-deductions.exported',
        entityId: planId,
        after: { month, rows: open.length },
      }),
    )
    return {
      content: loanDeductionsCsv(open),
      mediaType: 'text/csv; charset=utf-8',
      fileName: `descontos_emprestimo_${month}.csv`,
    }
  })

  registerCall(api, prepararRepasseEmprestimo, ({ actor, body, work }) =>
    work((unit) => prepareDeductions(unit, actor, body)),
  )
}
