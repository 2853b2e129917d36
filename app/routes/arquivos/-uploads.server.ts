import * as v from 'valibot'
import { addressProofUpload } from '#app/features/people/addresses/addresses-file.server.ts'
import { reRegistrationUpload } from '#app/features/re-registration/re-registration-file.server.ts'
import type { PortalUploads } from '#app/navigation/file-address.ts'
import { type FileTable, recordNumber } from '#app/session/portal-file.server.ts'
import { personUpload, planLinkUpload } from '#app/session/receive-upload.server.ts'
import { benefitDocument, enviarDocumentoBeneficio } from '#contract/benefits/benefit-request.ts'
import { enviarOrdemJudicial } from '#contract/benefits/court-suspension.ts'
import { enviarArquivoConversa } from '#contract/conversations/conversations.ts'
import { enviarCertidaoObito } from '#contract/deaths/deaths.ts'
import { enviarComprovanteResidencia } from '#contract/declarations/declarations.ts'
import { enviarDocumentoDependente } from '#contract/dependants/dependants.ts'
import { receberDocumento } from '#contract/documents/documents.ts'
import { enviarArquivoImportacao } from '#contract/imports/imports.ts'
import { enviarArquivoRetorno } from '#contract/payment-clearings/payment-clearings.ts'
import { enviarImagemCarrossel } from '#contract/publications/slides.ts'
import { answerDocuments, enviarDocumentoSolicitacao } from '#contract/requests/request-answers.ts'
import { documentedRegistries, enviarDocumentoCadastro } from '#contract/settings/registry-documents.ts'
import { enviarImagemTema, themeImageUse } from '#contract/settings/themes.ts'
import { enviarLaudoMedico } from '#contract/taxes/illness-exemption.ts'
import { IMPORT_KINDS } from '#domain/imports/import-sheet.ts'

/** Uploads below `/arquivos/enviar/`: the call that takes each, and how the fields that its address names are read. */
export const uploads: FileTable<PortalUploads> = {
  'arquivo-conversa': personUpload(enviarArquivoConversa, { idPessoa: recordNumber, idPlano: recordNumber }),
  'certidao-obito': personUpload(enviarCertidaoObito, { idPessoa: recordNumber }),
  'comprovante-endereco': addressProofUpload,
  'comprovante-residencia': planLinkUpload(enviarComprovanteResidencia, {}),
  documento: planLinkUpload(receberDocumento, {}),
  'documento-beneficio': planLinkUpload(enviarDocumentoBeneficio, { tipoDocumento: benefitDocument }),
  'documento-cadastro': personUpload(enviarDocumentoCadastro, { cadastro: v.picklist(documentedRegistries) }),
  'documento-dependente': planLinkUpload(enviarDocumentoDependente, {}),
  'documento-solicitacao': personUpload(enviarDocumentoSolicitacao, {
    idRequisicao: recordNumber,
    documento: v.picklist(answerDocuments),
  }),
  'imagem-carrossel': personUpload(enviarImagemCarrossel, {}),
  'imagem-tema': personUpload(enviarImagemTema, { uso: themeImageUse }),
  importacao: personUpload(enviarArquivoImportacao, { tipo: v.picklist(IMPORT_KINDS) }),
  'laudo-medico': planLinkUpload(enviarLaudoMedico, {}),
  'ordem-judicial': personUpload(enviarOrdemJudicial, { idPessoa: recordNumber }),
  recadastramento: reRegistrationUpload,
  'retorno-banco': personUpload(enviarArquivoRetorno, {}),
}
