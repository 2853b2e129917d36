import * as v from 'valibot'
import { yearInAddress } from '#app/features/payroll/income-reports/income-reports.schema.ts'
import { incomeReportText } from '#app/features/payroll/income-reports/income-reports.text.ts'
import { paySlipText } from '#app/features/payroll/pay-slips/pay-slips.text.ts'
import { addressProofFile } from '#app/features/people/addresses/addresses-file.server.ts'
import { personalProfileText } from '#app/features/people/personal-profile/personal-profile.text.ts'
import { minutesText } from '#app/features/publications/minutes/minutes.text.ts'
import { suppliersText } from '#app/features/publications/suppliers/suppliers.text.ts'
import { reRegistrationReceipt } from '#app/features/re-registration/re-registration-file.server.ts'
import { auditFileFilters } from '#app/features/records/audit/audit.schema.ts'
import { statementFileFilters, statementFormat } from '#app/features/statement/statement.schema.ts'
import { statementText } from '#app/features/statement/statement.text.ts'
import type { PortalFiles } from '#app/navigation/file-address.ts'
import { type FileTable, recordNumber } from '#app/session/portal-file.server.ts'
import { personDocument, planLinkDocument } from '#app/session/send-document.server.ts'
import { arquivoBoleto } from '#contract/collection/contribution-payments.ts'
import { arquivoConversa } from '#contract/conversations/conversations.ts'
import { arquivoCertidaoObito } from '#contract/deaths/deaths.ts'
import { arquivoDeclaracao } from '#contract/declarations/declarations.ts'
import { arquivoDocumentoEnviado } from '#contract/documents/documents.ts'
import { arquivoPrimeiroAcesso } from '#contract/enrolment/onboarding.ts'
import { arquivoExtratoDesligamento } from '#contract/exits/exit-statement.ts'
import { arquivoTermoOpcao } from '#contract/exits/option-forms.ts'
import { competence } from '#contract/formats.ts'
import { arquivoLinhasRecusadas, arquivoModeloImportacao } from '#contract/imports/imports.ts'
import { arquivoBoletoEmprestimo } from '#contract/loans/loan-bills.ts'
import { arquivoContratoEmprestimo } from '#contract/loans/loan-contract.ts'
import { arquivoDebitos } from '#contract/payment-clearings/debit-files.ts'
import { arquivoDescontosEmprestimo } from '#contract/payment-clearings/loan-deductions.ts'
import {
  arquivoComprovanteRendimentos,
  arquivoDemonstrativoContribuicoes,
} from '#contract/payroll/income-reports.ts'
import { arquivoContracheque } from '#contract/payroll/pay-slips.ts'
import { arquivoAta } from '#contract/publications/minutes.ts'
import { arquivoFornecedor } from '#contract/publications/suppliers.ts'
import { exportarAuditoria } from '#contract/records/audit.ts'
import { arquivoMeusDados } from '#contract/records/personal-data.ts'
import { arquivoComprovanteSolicitacao, arquivoDocumentoSolicitacao } from '#contract/requests/requests.ts'
import { arquivoDocumentoCadastro } from '#contract/settings/registry-documents.ts'
import { arquivoSimulacaoBeneficio } from '#contract/simulation/saved-simulations.ts'
import { arquivoExtrato } from '#contract/statement/statement.ts'
import { arquivoTermoRegime } from '#contract/taxes/tax-regime.ts'
import { IMPORT_KINDS } from '#domain/imports/import-sheet.ts'

/** Reads the id of a file. */
const fileId = v.pipe(v.string(), v.nonEmpty())

const ofYear = {
  back: ({ ano }: { ano?: number }) => `/services/report-income${ano === undefined ? '' : `?ano=${ano}`}`,
  none: incomeReportText.noDocument,
}

/**
 * Downloads below `/arquivos/`: the call that answers each, how the fields that its address names are read, and the page it is of. What
 * comes with a request is no document of a plan link, since attendants fetch it too.
 */
export const downloads: FileTable<PortalFiles> = {
  'arquivo-conversa': personDocument(
    arquivoConversa,
    { idConversa: recordNumber, idAnexo: v.pipe(v.string(), v.uuid()) },
    { back: '/chat' },
  ),
  ata: planLinkDocument(
    arquivoAta,
    { idAta: recordNumber },
    { back: '/services/atas', none: minutesText.noMinutes },
  ),
  auditoria: personDocument(
    exportarAuditoria,
    {},
    { back: '/settings/auditoria', filters: auditFileFilters },
  ),
  boleto: planLinkDocument(
    arquivoBoleto,
    { idContribuicao: recordNumber },
    {
      back: ({ idContribuicao: id }) =>
        `/services/gerar-contribuicao${id === undefined ? '' : `?contribuicao=${id}`}`,
    },
  ),
  'boleto-emprestimo': planLinkDocument(
    arquivoBoletoEmprestimo,
    { idBoleto: recordNumber },
    {
      back: ({ idBoleto: id }) => `/services/emprestimos/boletos${id === undefined ? '' : `?boleto=${id}`}`,
    },
  ),
  'certidao-obito': personDocument(arquivoCertidaoObito, { idCertidao: fileId }, { back: '/' }),
  'comprovante-endereco': addressProofFile,
  'comprovante-rendimentos': planLinkDocument(arquivoComprovanteRendimentos, { ano: yearInAddress }, ofYear),
  contracheque: planLinkDocument(
    arquivoContracheque,
    { competencia: competence },
    {
      back: ({ competencia: month }) =>
        `/services/contracheque${month === undefined ? '' : `?competencia=${month}`}`,
      none: paySlipText.noPaySlip,
    },
  ),
  'contrato-emprestimo': personDocument(
    arquivoContratoEmprestimo,
    { idRequisicao: recordNumber },
    {
      back: ({ idRequisicao: id }) => `/services/requests${id === undefined ? '' : `?idRequisicao=${id}`}`,
    },
  ),
  'debitos-banco': personDocument(
    arquivoDebitos,
    { idArquivo: recordNumber },
    { back: '/settings/baixas-contribuicoes' },
  ),
  declaracao: planLinkDocument(arquivoDeclaracao, { idRequisicao: recordNumber }, { back: '/services' }),
  'demonstrativo-contribuicoes': planLinkDocument(
    arquivoDemonstrativoContribuicoes,
    { ano: yearInAddress },
    ofYear,
  ),
  'descontos-emprestimo': personDocument(
    arquivoDescontosEmprestimo,
    { idPlano: recordNumber, mes: competence },
    { back: '/settings/baixas-contribuicoes' },
  ),
  documento: personDocument(arquivoDocumentoSolicitacao, { idDocumento: fileId }, { back: '/' }),
  'documento-cadastro': personDocument(
    arquivoDocumentoCadastro,
    { idDocumento: v.pipe(v.string(), v.uuid()) },
    { back: '/settings' },
  ),
  'documento-enviado': personDocument(
    arquivoDocumentoEnviado,
    { idDocumento: fileId },
    { back: '/documents?aba=enviados' },
  ),
  extrato: planLinkDocument(
    arquivoExtrato,
    { formato: statementFormat },
    { back: '/services/extrato-contribuicao', none: statementText.noFile, filters: statementFileFilters },
  ),
  'extrato-desligamento': planLinkDocument(
    arquivoExtratoDesligamento,
    { versao: recordNumber },
    { back: '/documents/extrato-desligamento' },
  ),
  fornecedor: planLinkDocument(
    arquivoFornecedor,
    { idFornecedor: recordNumber },
    { back: '/services/fornecedores', none: suppliersText.noDocument },
  ),
  'linhas-recusadas': personDocument(
    arquivoLinhasRecusadas,
    { tipo: v.picklist(IMPORT_KINDS), idImportacao: recordNumber },
    { back: '/settings' },
  ),
  'meus-dados': planLinkDocument(
    arquivoMeusDados,
    { formato: v.picklist(['pdf', 'json']) },
    { back: '/perfil/privacidade', none: personalProfileText.download.notFound },
  ),
  'modelo-importacao': personDocument(
    arquivoModeloImportacao,
    { tipo: v.picklist(IMPORT_KINDS), formato: v.picklist(['xlsx', 'csv']) },
    { back: '/settings' },
  ),
  'primeiro-acesso': planLinkDocument(arquivoPrimeiroAcesso, {}, { back: '/onboarding' }),
  recadastramento: reRegistrationReceipt,
  'simulacao-beneficio': planLinkDocument(
    arquivoSimulacaoBeneficio,
    { idSimulacao: recordNumber },
    {
      back: '/services/simulador-beneficio',
      // Kept simulations beside it.
      filters: v.object({ comparadas: v.optional(v.string()) }),
    },
  ),
  solicitacao: personDocument(
    arquivoComprovanteSolicitacao,
    { idRequisicao: recordNumber },
    { back: '/services/requests' },
  ),
  'termo-opcao': personDocument(
    arquivoTermoOpcao,
    { idRequisicao: recordNumber },
    { back: '/services/requests' },
  ),
  'termo-regime-tributacao': planLinkDocument(
    arquivoTermoRegime,
    {},
    { back: '/services/regime-tributacao' },
  ),
}
