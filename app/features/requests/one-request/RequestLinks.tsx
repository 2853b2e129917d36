import { LoanContractLink } from '#app/features/request-engine/LoanContractLink.tsx'
import { OptionFormLink } from '#app/features/request-engine/OptionFormLink.tsx'
import { RequestReceiptLink } from '#app/features/request-engine/RequestReceiptLink.tsx'
import { exitOptionOf } from '#contract/exits/option-forms.ts'
import type { RequestOnPage } from '../list/request-on-page.ts'
import { DiscussRequest } from './DiscussRequest.tsx'

/** Where a request leads: to the conversation about it, and to its documents. */
export function RequestLinks({ request }: { request: RequestOnPage }) {
  const option = exitOptionOf(request.funcionalidade.id)
  return (
    <>
      <DiscussRequest request={request} />
      {option && <OptionFormLink idRequisicao={request.id} option={option} />}
      {request.contrato && <LoanContractLink idRequisicao={request.id} state={request.contrato} />}
      <RequestReceiptLink idRequisicao={request.id} />
    </>
  )
}
