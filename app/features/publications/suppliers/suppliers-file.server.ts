import { recordNumber } from '#app/session/portal-file.server.ts'
import { planLinkDocument } from '#app/session/send-document.server.ts'
import { arquivoFornecedor } from '#contract/publications/suppliers.ts'
import { suppliersText } from './suppliers.text.ts'

/** The PDF of one supplier's record. */
export const supplierDocumentFile = planLinkDocument({
  which: recordNumber,
  back: () => '/services/fornecedores',
  none: suppliersText.noDocument,
  ask: ({ api, which: idFornecedor, params, query }) =>
    api.file(arquivoFornecedor, { params: { ...params, idFornecedor }, query }),
})
