import { benefitDocumentUpload } from '#app/features/benefits/benefit-request/benefit-request-file.server.ts'
import { conversationFileUpload } from '#app/features/conversations/conversation-file.server.ts'
import { residenceProofUpload } from '#app/features/declarations/declaration-file.server.ts'
import { dependantDocumentUpload } from '#app/features/dependants/dependants-file.server.ts'
import { documentUpload } from '#app/features/documents/documents-file.server.ts'
import { importUpload } from '#app/features/imports/imports-file.server.ts'
import { returnFileUpload } from '#app/features/payment-clearings/payment-clearings-file.server.ts'
import { addressProofUpload } from '#app/features/people/addresses/addresses-file.server.ts'
import { reRegistrationUpload } from '#app/features/re-registration/re-registration-file.server.ts'
import { answerDocumentUpload } from '#app/features/requests/one-request/answer-document-file.server.ts'
import { courtOrderUpload } from '#app/features/service-desk/court-order-file.server.ts'
import { deathCertificateUpload } from '#app/features/service-desk/death-file.server.ts'
import { registryDocumentUpload } from '#app/features/settings/registries/documents/registry-documents-file.server.ts'
import { slideImageUpload } from '#app/features/settings/registries/slides/slide-image-file.server.ts'
import { themeImageUpload } from '#app/features/settings/themes/themes-file.server.ts'
import { medicalReportUpload } from '#app/features/taxes/illness-exemption/illness-exemption-file.server.ts'
import type { PortalUploads } from '#app/navigation/file-address.ts'
import type { FileTable } from '#app/session/portal-file.server.ts'

/** Uploads below `/arquivos/enviar/`. */
export const uploads: FileTable<PortalUploads> = {
  'arquivo-conversa': conversationFileUpload,
  'certidao-obito': deathCertificateUpload,
  'comprovante-endereco': addressProofUpload,
  'comprovante-residencia': residenceProofUpload,
  documento: documentUpload,
  'documento-beneficio': benefitDocumentUpload,
  'documento-solicitacao': answerDocumentUpload,
  'imagem-carrossel': slideImageUpload,
  'imagem-tema': themeImageUpload,
  importacao: importUpload,
  'documento-cadastro': registryDocumentUpload,
  'documento-dependente': dependantDocumentUpload,
  'laudo-medico': medicalReportUpload,
  'ordem-judicial': courtOrderUpload,
  recadastramento: reRegistrationUpload,
  'retorno-banco': returnFileUpload,
}
