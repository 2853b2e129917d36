import { arquivoContratoEmprestimo } from '#contract/loans/loan-contract.ts'
import type { Api } from '../api.ts'
import { writePdf } from '../documents/pdf/write-pdf.ts'
import { readContract } from '../usecases/loans/read-contract.ts'
import { registerCall } from './register-call.ts'

/** Loans of a link, and their contracts. */
export function registerLoanCalls(api: Api): void {
  registerCall(api, arquivoContratoEmprestimo, async ({ actor, params, now }) => {
    const { document, fileName } = await readContract(api, actor, params.idRequisicao, now)
    return { content: await writePdf(document), fileName }
  })
}
