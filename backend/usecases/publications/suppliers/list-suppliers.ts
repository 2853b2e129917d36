import type { Querier } from '#backend/database/client.ts'
import { registryRecords } from '#backend/database/queries/registry-records.ts'
import { supplierCategoryNamed } from '#backend/names.ts'
import { notFound } from '#backend/problem.ts'
import type { Supplier, SupplierData } from '#contract/publications/suppliers.ts'
import type { IsoDate } from '#domain/calendar.ts'
import { isContractInForce } from '#domain/publications/suppliers/contract-in-force.ts'

/** Of which plan, and on which day of São Paulo. */
type Input = { planId: number; today: IsoDate }

/** Suppliers of a plan and of the whole entity with a contract in force on a day, by category and then by name. */
export async function listSuppliers(database: Querier, input: Input): Promise<Supplier[]> {
  const recorded = await registryRecords(database, 'fornecedores')
  return recorded
    .filter((supplier) => isFor(supplier, input))
    .toSorted(
      (one, other) =>
        one.categoria - other.categoria || one.nome.localeCompare(other.nome, 'pt-BR') || one.id - other.id,
    )
    .map(({ id, nome, cnpj, categoria, inicioContrato, fimContrato, site, contato, documento }) => ({
      id,
      nome,
      cnpj,
      categoria: supplierCategoryNamed(categoria),
      inicioContrato,
      fimContrato,
      site: site || null,
      contato: contato || null,
      temDocumento: documento !== null,
    }))
}

/** The document of one of {@link listSuppliers}. @throws 404 when it is none of them, or has no document. */
export async function supplierDocument(
  database: Querier,
  supplierId: number,
  input: Input,
): Promise<{ documentId: string; cnpj: string }> {
  const [found] = await registryRecords(database, 'fornecedores', supplierId)
  if (!found?.documento || !isFor(found, input))
    throw notFound('Este documento não existe ou não é de um fornecedor do seu plano.')
  return { documentId: found.documento, cnpj: found.cnpj }
}

function isFor({ idPlano, inicioContrato, fimContrato }: SupplierData, { planId, today }: Input): boolean {
  return (
    (idPlano === 0 || idPlano === planId) &&
    isContractInForce({ startsOn: inicioContrato, endsOn: fimContrato }, today)
  )
}
