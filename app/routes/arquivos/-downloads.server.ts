import { addressProofFile } from '#app/features/addresses/addresses-file.server.ts'
import { auditFile } from '#app/features/audit/audit-file.server.ts'
import { savedSimulationFile } from '#app/features/benefit-simulation/saved-simulation-file.server.ts'
import { boletoFile } from '#app/features/contribution-payments/contribution-payments-file.server.ts'
import { conversationFile } from '#app/features/conversations/conversation-file.server.ts'
import { declarationFile } from '#app/features/declarations/declaration-file.server.ts'
import { sentDocumentFile } from '#app/features/documents/documents-file.server.ts'
import { exitStatementFile } from '#app/features/exit-statement/exit-statement-file.server.ts'
import { importTemplateFile, refusedRowsFile } from '#app/features/imports/imports-file.server.ts'
import * as incomeReports from '#app/features/income-reports/income-reports-file.server.ts'
import { loanBillFile } from '#app/features/loans/loans-file.server.ts'
import { minutesFile } from '#app/features/minutes/minutes-file.server.ts'
import { onboardingReceiptFile } from '#app/features/onboarding/onboarding-file.server.ts'
import { paySlipFile } from '#app/features/pay-slips/pay-slips-file.server.ts'
import { debitFile, deductionsFile } from '#app/features/payment-clearings/payment-clearings-file.server.ts'
import { personalDataFile } from '#app/features/personal-profile/personal-data-file.server.ts'
import { reRegistrationReceipt } from '#app/features/re-registration/receipt-file.server.ts'
import { registryDocumentFile } from '#app/features/registries/documents/registry-documents-file.server.ts'
import { requestDocument } from '#app/features/requests/request-document.server.ts'
import { deathCertificateFile } from '#app/features/service-desk/death-file.server.ts'
import { loanContractFile } from '#app/features/service-request/loan-contract-file.server.ts'
import { optionFormFile } from '#app/features/service-request/option-form-file.server.ts'
import { requestReceiptFile } from '#app/features/service-request/request-receipt-file.server.ts'
import { statementFile } from '#app/features/statement/statement-file.server.ts'
import { supplierDocumentFile } from '#app/features/suppliers/suppliers-file.server.ts'
import { signedTermFile } from '#app/features/tax-regime/term-file.server.ts'
import type { PortalFiles } from '#app/navigation/file-address.ts'
import type { FileTable } from '#app/session/portal-file.server.ts'

/** What the portal answers below `/arquivos/`. */
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
