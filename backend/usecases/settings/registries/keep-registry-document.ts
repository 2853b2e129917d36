import type { FilePurpose } from '#backend/file-purposes.ts'
import type { DocumentedRegistry } from '#contract/settings/registry-documents.ts'

export const documentPurposes: Readonly<Record<DocumentedRegistry, FilePurpose>> = {
  atas: 'minutes',
  fornecedores: 'supplier-document',
}
