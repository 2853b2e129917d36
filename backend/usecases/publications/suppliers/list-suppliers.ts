import type { Querier } from '#backend/database/client.ts'
import type { LinkRow } from '#backend/database/queries/plan-links.ts'
import { registryRecords } from '#backend/database/queries/registry-records.ts'
import { namer } from '#backend/names.ts'
import { notFound } from '#backend/problem.ts'
import { supplierCategoryNames } from '#contract/publications/suppliers.text.ts'
import type { Supplier, SupplierData } from '#contract/publications/suppliers.ts'
import { type IsoDate, isWithin } from '#domain/calendar.ts'

const categoryNamed = namer(supplierCategoryNames)

/** Suppliers of a plan and of the whole entity with a contract in force on a day, by category and then by name. */
export async function listSuppliers(
  database: Querier,
  { plan }: LinkRow,
  today: IsoDate,
): Promise<Supplier[]> {
  const recorded = await registryRecords(database, 'fornecedores')
  return recorded
    .filter((supplier) => isFor(supplier, plan.id, today))
    .toSorted(
      (one, other) =>
        one.categoria - other.categoria || one.nome.localeCompare(other.nome, 'pt-BR') || one.id - other.id,
    )
    .map(({ id, nome, cnpj, categoria, inicioContrato, fimContrato, site, contato, documento }) => ({
      id,
      nome,
      cnpj,
      categoria: categoryNamed(categoria),
      inicioContrato,
      fimContrato,
      site: site || null,
      contato: contato || null,
      temDocumento: documento !== null,
    }))
}

/** The document of one of {@link listSuppliers}. @throws 404 when it is none of them, or has no document */
export async function supplierDocument(
  database: Querier,
  { plan }: LinkRow,
  { id, today }: { id: number; today: IsoDate },
): Promise<{ documentId: string; fileName: string }> {
  const [found] = await registryRecords(database, 'fornecedores', id)
  if (!found?.documento || !isFor(found, plan.id, today))
    throw notFound('Este documento não existe ou não é de um fornecedor do seu plano.')
  return { documentId: found.documento, fileName: `fornecedor_${found.cnpj}.pdf` }
}

function isFor(
  { idPlano, inicioContrato, fimContrato }: SupplierData,
  planId: number,
  today: IsoDate,
): boolean {
  return (
    (idPlano === 0 || idPlano === planId) && isWithin({ from: inicioContrato, until: fimContrato }, today)
  )
}
