import { LoanContractLink } from '#app/features/service-request/LoanContractLink.tsx'
import { OptionFormLink } from '#app/features/service-request/OptionFormLink.tsx'
import { RequestReceiptLink } from '#app/features/service-request/RequestReceiptLink.tsx'
import { exitOptionOf } from '#contract/option-forms.ts'
import { AskAboutRequest } from './AskAboutRequest.tsx'
import type { RequestOnPage } from './request-on-page.ts'

/** Where a request leads: to the conversation about it, and to its documents. */
export function RequestLinks({ request }: { request: RequestOnPage }) {
  const option = exitOptionOf(request.funcionalidade.id)
  return (
    <>
      <AskAboutRequest request={request} />
      {option && <OptionFormLink idRequisicao={request.id} option={option} />}
      {request.contrato && <LoanContractLink idRequisicao={request.id} state={request.contrato} />}
      <RequestReceiptLink idRequisicao={request.id} />
    </>
  )
}
