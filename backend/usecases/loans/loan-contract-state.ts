import type { LoanContractState } from '#contract/loans/loan-contract.ts'
import { isRequestStatusId, RequestStatus, type RequestStatusId } from '#domain/requests/request-status.ts'
import type { Querier } from '../../database/client.ts'
import { contractOfRequest } from '../../database/queries/loan-contracts.ts'
import { requestKindId } from '../../database/reference-data.ts'
import type { CurrentRequest } from '../request-engine/define-request-kind.ts'

const UNDECIDED: ReadonlySet<RequestStatusId> = new Set([
  RequestStatus.received,
  RequestStatus.inAnalysis,
  RequestStatus.returned,
  RequestStatus.awaitingThirdParty,
])

/**
 * State of the contract of a request: null for one that is no loan or came to nothing, and for an imported one, whose figures are not
 * known.
 */
export async function loanContractStateOf(
  database: Querier,
  { id, kindId, status }: CurrentRequest,
  data: Readonly<Record<string, unknown>>,
): Promise<LoanContractState | null> {
  if (kindId !== requestKindId('emprestimos')) return null
  if ((await contractOfRequest(database, id)) !== null) return 'contrato'
  const isOpen = isRequestStatusId(status) && UNDECIDED.has(status)
  return isOpen && typeof data.primeiroVencimento === 'string' ? 'proposta' : null
}
