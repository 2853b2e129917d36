import { FileLink } from '#app/navigation/FileLink.tsx'
import { fileHref } from '#app/navigation/file-address.ts'
import type { LoanContractState } from '#contract/loans/loan-contract.ts'
import { requestText } from './service-request.text.ts'

type LoanContractLinkProps = { idRequisicao: number; state: LoanContractState }

/** The contract of a loan as a PDF, or the proposal while nobody decided. */
export function LoanContractLink({ idRequisicao, state }: LoanContractLinkProps) {
  return (
    <FileLink href={fileHref('contrato-emprestimo', idRequisicao)}>
      {requestText.downloadContract[state]}
    </FileLink>
  )
}
