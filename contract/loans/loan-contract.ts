import * as v from 'valibot'
import { defineCall } from '../define-call.ts'
import { idText } from '../formats.ts'

/** State of a contract: requested, while nobody decided, or contracted. */
export const loanContractState = v.picklist(['proposta', 'contrato'])
export type LoanContractState = v.InferOutput<typeof loanContractState>

/**
 * The contract of a loan as a PDF: before the decision as it was asked for, with the figures of that day; after the grant as it was
 * contracted, whatever became of it since. 404 for any other request, and for one whose contract was signed outside the portal.
 */
export const arquivoContratoEmprestimo = defineCall({
  method: 'GET',
  path: '/arquivoContratoEmprestimo/{idRequisicao}',
  summary:
    'Entrega em PDF o contrato de mútuo de um pedido de empréstimo, ou a proposta enquanto não há decisão.',
  group: 'Empréstimo',
  access: { kind: 'authenticated' },
  about: { request: 'params.idRequisicao', need: 'read' },
  params: v.object({ idRequisicao: idText }),
  file: 'application/pdf',
})
