import { boletoFile } from '#app/features/collection/contribution-payments/contribution-payments-file.server.ts'
import { conversationFile } from '#app/features/conversations/conversation-file.server.ts'
import { declarationFile } from '#app/features/declarations/declaration-file.server.ts'
import { sentDocumentFile } from '#app/features/documents/documents-file.server.ts'
import { onboardingReceiptFile } from '#app/features/enrolment/onboarding/onboarding-file.server.ts'
import { exitStatementFile } from '#app/features/exits/exit-statement/exit-statement-file.server.ts'
import { importTemplateFile, refusedRowsFile } from '#app/features/imports/imports-file.server.ts'
import { loanBillFile } from '#app/features/loans/loans-file.server.ts'
import { debitFile, deductionsFile } from '#app/features/payment-clearings/payment-clearings-file.server.ts'
import * as incomeReports from '#app/features/payroll/income-reports/income-reports-file.server.ts'
import { paySlipFile } from '#app/features/payroll/pay-slips/pay-slips-file.server.ts'
import { addressProofFile } from '#app/features/people/addresses/addresses-file.server.ts'
import { personalDataFile } from '#app/features/people/personal-profile/personal-data-file.server.ts'
import { minutesFile } from '#app/features/publications/minutes/minutes-file.server.ts'
import { supplierDocumentFile } from '#app/features/publications/suppliers/suppliers-file.server.ts'
import { reRegistrationReceipt } from '#app/features/re-registration/receipt-file.server.ts'
import { auditFile } from '#app/features/records/audit/audit-file.server.ts'
import { loanContractFile } from '#app/features/request-engine/loan-contract-file.server.ts'
import { optionFormFile } from '#app/features/request-engine/option-form-file.server.ts'
import { requestReceiptFile } from '#app/features/request-engine/request-receipt-file.server.ts'
import { requestDocument } from '#app/features/requests/one-request/request-document.server.ts'
import { deathCertificateFile } from '#app/features/service-desk/death-file.server.ts'
import { registryDocumentFile } from '#app/features/settings/registries/documents/registry-documents-file.server.ts'
import { savedSimulationFile } from '#app/features/simulation/saved-simulation-file.server.ts'
import { statementFile } from '#app/features/statement/statement-file.server.ts'
import { signedTermFile } from '#app/features/taxes/tax-regime/term-file.server.ts'
import type { PortalFiles } from '#app/navigation/file-address.ts'
import type { FileTable } from '#app/session/portal-file.server.ts'

/** Downloads below `/arquivos/`. */
export const downloads: FileTable<PortalFiles> = {
  'arquivo-conversa': conversationFile,
  ata: minutesFile,
  auditoria: auditFile,
  boleto: boletoFile,
  'boleto-emprestimo': loanBillFile,
  'certidao-obito': deathCertificateFile,
  'comprovante-endereco': addressProofFile,
  'comprovante-rendimentos': incomeReports.incomeReportFile,
  contracheque: paySlipFile,
  'contrato-emprestimo': loanContractFile,
  'debitos-banco': debitFile,
  declaracao: declarationFile,
  'demonstrativo-contribuicoes': incomeReports.contributionStatementFile,
  'descontos-emprestimo': deductionsFile,
  documento: requestDocument,
  'documento-cadastro': registryDocumentFile,
  'documento-enviado': sentDocumentFile,
  extrato: statementFile,
  'extrato-desligamento': exitStatementFile,
  fornecedor: supplierDocumentFile,
  'linhas-recusadas': refusedRowsFile,
  'meus-dados': personalDataFile,
  'modelo-importacao': importTemplateFile,
  'primeiro-acesso': onboardingReceiptFile,
  recadastramento: reRegistrationReceipt,
  'simulacao-beneficio': savedSimulationFile,
  solicitacao: requestReceiptFile,
  'termo-opcao': optionFormFile,
  'termo-regime-tributacao': signedTermFile,
}
