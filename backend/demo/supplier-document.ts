import { supplierCategoryNames } from '#contract/publications/suppliers.text.ts'
import type { SupplierData } from '#contract/publications/suppliers.ts'
import { dateText } from '#contract/value-text.ts'
import { formatCnpj } from '#domain/cnpj.ts'
import { issuedSentence } from '../documents/document-facts.ts'
import type { PrintedDocument } from '../documents/pdf/printed-document.ts'

/** Printed summary of a supplier's contract that participants may read; invented. */
export function supplierDocument(
  { nome, cnpj, categoria, inicioContrato, fimContrato }: SupplierData,
  { entity, planColor, now }: { entity: string; planColor: string; now: Date },
): PrintedDocument {
  return {
    title: 'Resumo do contrato',
    subtitle: nome,
    planColor,
    issuedAt: issuedSentence(now),
    blocks: [
      {
        kind: 'facts',
        items: [
          { label: 'Entidade', value: entity },
          { label: 'Empresa', value: nome },
          { label: 'CNPJ', value: formatCnpj(cnpj) },
          { label: 'Serviço', value: supplierCategoryNames[categoria - 1] ?? '' },
          { label: 'Início', value: dateText(inicioContrato) },
          { label: 'Fim', value: fimContrato ? dateText(fimContrato) : 'Sem fim definido' },
        ],
      },
      {
        kind: 'paragraph',
        text: 'Este é um documento inventado para a demonstração: mostra o que a entidade pode publicar sobre um contrato.',
      },
    ],
  }
}
