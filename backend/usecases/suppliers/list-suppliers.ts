import { asc, eq, isNull, or } from 'drizzle-orm'
import type { Supplier } from '#contract/suppliers.ts'
import type { IsoDate } from '#domain/calendar.ts'
import { isContractInForce } from '#domain/suppliers/contract-in-force.ts'
import type { Querier } from '../../database/client.ts'
import { suppliers } from '../../database/schema/suppliers.ts'
import { supplierCategoryNamed } from '../../names.ts'

/** Suppliers of a plan and of the whole entity with a contract in force on a day, by category and then by name. */
export async function listSuppliers(database: Querier, planId: number, today: IsoDate): Promise<Supplier[]> {
  const rows = await database
    .select()
    .from(suppliers)
    .where(or(eq(suppliers.planId, planId), isNull(suppliers.planId)))
    .orderBy(asc(suppliers.category), asc(suppliers.name), asc(suppliers.id))
  return rows
    .filter((row) => isContractInForce(row, today))
    .map(({ id, name, cnpj, category, startsOn, endsOn, site, contact }) => ({
      id,
      nome: name,
      cnpj,
      categoria: supplierCategoryNamed(category),
      inicioContrato: startsOn,
      fimContrato: endsOn,
      site,
      contato: contact,
    }))
}
