import * as v from 'valibot'
import { nothingElse, type PortalFile, recordNumber } from '#app/session/portal-file.server.ts'
import { receivePersonUpload } from '#app/session/receive-upload.server.ts'
import { personDocument } from '#app/session/send-document.server.ts'
import { arquivoDebitos } from '#contract/payment-clearings/debit-files.ts'
import { arquivoDescontosEmprestimo } from '#contract/payment-clearings/loan-deductions.ts'
import { enviarArquivoRetorno } from '#contract/payment-clearings/payment-clearings.ts'

/** Passes a return file on, of an attendant; the API refuses everybody else. */
export const returnFileUpload: PortalFile<null> = {
  which: nothingElse,
  answer: (_, request) =>
    receivePersonUpload(request, ({ api, upload }) => api.call(enviarArquivoRetorno, { upload })),
}

/**
 * Spreadsheet of the payroll deductions of a plan's sponsor in a month. `which`: plan and month, `4-2026-12`. The API refuses everyone but
 * attendants.
 */
export const deductionsFile = personDocument({
  which: v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}-\d{4}-(0[1-9]|1[0-2])$/)),
  back: () => '/settings/baixas-contribuicoes',
  ask: ({ api, which }) => {
    const [plan, ...month] = which.split('-')
    return api.file(arquivoDescontosEmprestimo, { params: { idPlano: Number(plan), mes: month.join('-') } })
  },
})

/** A file that asks the bank for debits. The API refuses everybody but attendants. */
export const debitFile = personDocument({
  which: recordNumber,
  back: () => '/settings/baixas-contribuicoes',
  ask: ({ api, which: idArquivo }) => api.file(arquivoDebitos, { params: { idArquivo } }),
})
