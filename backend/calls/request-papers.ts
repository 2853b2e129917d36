import { arquivoTermoOpcao } from '#contract/exits/option-forms.ts'
import { arquivoContratoEmprestimo } from '#contract/loans/loan-contract.ts'
import { arquivoComprovanteSolicitacao } from '#contract/requests/requests.ts'
import type { Api } from '../api.ts'
import { writePdf } from '../documents/pdf/write-pdf.ts'
import { readOptionForm } from '../usecases/exits/option-forms/read-option-form.ts'
import { readContract } from '../usecases/loans/read-contract.ts'
import { readRequest } from '../usecases/requests/one-request/read-request.ts'
import { readRequestReceipt } from '../usecases/requests/one-request/read-request-receipt.ts'
import { registerCall } from './register-call.ts'

const papers = [
  [arquivoComprovanteSolicitacao, readRequestReceipt],
  [arquivoContratoEmprestimo, readContract],
  [arquivoTermoOpcao, readOptionForm],
] as const

/** Documents drawn of a request, for whoever may see it: its receipt, the contract of a loan, the form of one of the four options. */
export function registerRequestPapers(api: Api): void {
  for (const [call, read] of papers)
    registerCall(api, call, async ({ actor, params, now }) => {
      const { document, fileName } = await read(
        api.database,
        await readRequest(api, actor, params.idRequisicao, now),
        now,
      )
      return { content: await writePdf(document), fileName }
    })
}
