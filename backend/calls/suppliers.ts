import { arquivoFornecedor, retornarFornecedores } from '#contract/publications/suppliers.ts'
import type { Api } from '../api.ts'
import { listSuppliers, supplierDocument } from '../usecases/publications/suppliers/list-suppliers.ts'
import { registerCall } from './register-call.ts'
import { registryDocumentContent } from './registry-documents.ts'

/** Who works for the plan. */
export function registerSupplierCalls(api: Api): void {
  const { database } = api

  registerCall(api, retornarFornecedores, ({ link: { plan }, today }) =>
    listSuppliers(database, { planId: plan.id, today }),
  )

  registerCall(api, arquivoFornecedor, async ({ link: { plan }, today, params }) => {
    const asked = { planId: plan.id, today }
    const { documentId, cnpj } = await supplierDocument(database, params.idFornecedor, asked)
    return {
      content: await registryDocumentContent(api, documentId),
      fileName: `fornecedor_${cnpj}.pdf`,
    }
  })
}
